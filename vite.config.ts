import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { scriptTargets } from './scripts/build/support-floor.ts'

const root = normalizePath(fileURLToPath(new URL('.', import.meta.url)))

// The router's package names its development build alone, which tells visitors of an unknown path
// what developers should do.
const router = `${root}node_modules/react-router/dist/production`

/** Lists the scripts for scripts/build/bundle-variants.ts: our modules by their paths from the root. */
const listChunks: Plugin = {
  name: 'list-chunks',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
    const listed = ['fileName', 'facadeModuleId', 'imports', 'dynamicImports', 'moduleIds']
    const source = JSON.stringify(chunks, listed).replaceAll(`"${root}`, '"')
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source })
  },
}

export default defineConfig({
  plugins: [vike(), react(), listChunks],
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
