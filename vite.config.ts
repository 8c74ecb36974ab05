import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, normalizePath } from 'vite'
import { listScripts } from './scripts/build/bundle-variants.ts'
import { scriptTargets } from './scripts/build/support-floor.ts'

const root = normalizePath(fileURLToPath(new URL('.', import.meta.url)))

// The router's package names its development build alone, which tells visitors of an unknown path
// what developers should do.
const router = `${root}node_modules/react-router/dist/production`

export default defineConfig({
  plugins: [vike(), react(), listScripts(root)],
  resolve: {
    alias: {
      'react-router/dom': `${router}/dom-export.mjs`,
      'react-router': `${router}/index.mjs`,
    },
  },
  // The build composes dist/ out of this (see README).
  build: {
    // Below the root, because Vike takes a folder elsewhere for one below it.
    outDir: process.env.BUNDLE_FOLDER ?? '.build/vike',
    emptyOutDir: true,
    license: { fileName: 'licences.json' },
    target: scriptTargets,
  },
  environments: {
    // The loader imports what variants/*/+client.ts export; Vike's entries would drop it.
    client: {
      build: {
        rollupOptions: {
          preserveEntrySignatures: 'exports-only',
          // Apart from React, because a browser compiles and runs each file in one task.
          output: { codeSplitting: { groups: [{ name: 'router', test: /react-router/ }] } },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: { prerender: 'variants/prerender.ts' } } } },
  },
})
