import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { scriptTargets } from './scripts/build/support-floor.ts'

// The router's package names its development build alone, which tells visitors of an unknown path
// what developers should do.
const router = fileURLToPath(
  new URL('./node_modules/react-router/dist/production', import.meta.url),
)

export default defineConfig({
  plugins: [vike(), react()],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  // Not dist/: that is what scripts/build.ts composes out of this (see README).
  build: {
    outDir: '.build/vike',
    emptyOutDir: true,
    sourcemap: 'hidden',
    target: scriptTargets,
  },
  environments: {
    // The loader imports what variants/*/+client.ts export; Vike's entries would drop it.
    client: { build: { rollupOptions: { preserveEntrySignatures: 'exports-only' } } },
  },
})
