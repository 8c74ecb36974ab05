import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, normalizePath } from 'vite'
import { productionRouter } from './scripts/build/production-router.ts'
import { scriptTargets } from './scripts/build/support-floor.ts'

const root = normalizePath(fileURLToPath(new URL('.', import.meta.url)))

export default defineConfig({
  plugins: [vike(), react()],
  resolve: { alias: productionRouter(root) },
  build: {
    license: { fileName: 'licences.txt' },
    target: scriptTargets,
  },
  environments: {
    // The loader imports these entries and calls the `hydrate` that they export.
    client: {
      build: {
        rollupOptions: {
          input: { affiliate: 'variants/affiliate/client.ts', social: 'variants/social/client.ts' },
          preserveEntrySignatures: 'exports-only',
          output: {
            // Separate from React, because a browser runs each file in one task.
            codeSplitting: { groups: [{ name: 'router', test: /react-router/ }] },
            // As the other files (scripts/build/dist-file.ts).
            entryFileNames: 'assets/[hash].js',
            chunkFileNames: 'assets/[hash].js',
            hashCharacters: 'hex',
          },
        },
      },
    },
  },
})
