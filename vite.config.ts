import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [vike(), react()],
  // Not dist/: that is what scripts/build.ts composes out of this (see README).
  build: { outDir: '.build/vike', emptyOutDir: true, sourcemap: 'hidden' },
  environments: {
    // The loader imports what variants/*/+client.ts export; Vike's entries would drop it.
    client: { build: { rollupOptions: { preserveEntrySignatures: 'exports-only' } } },
  },
})
