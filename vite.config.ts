import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig, normalizePath, type Plugin } from 'vite'
import { scriptTargets } from './scripts/build/support-floor.ts'

const root = normalizePath(fileURLToPath(new URL('.', import.meta.url)))

// The router's package names its development build alone, which tells visitors of an unknown path
// what developers should do.
const router = `${root}node_modules/react-router/dist/production`

/** Returns a module's path below the repository's root or `node_modules`, wherever that stands. */
const pathOf = (module: string): string =>
  module.startsWith(root)
    ? module.slice(root.length)
    : module.replace(/^.*\/(?=node_modules\/)/, '')

/** Lists each script, what it imports and the modules in it, for scripts/build/bundle-variants.ts. */
const listChunks: Plugin = {
  name: 'list-chunks',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(output => output.type === 'chunk')
    const list = chunks.map(({ fileName, facadeModuleId, imports, dynamicImports, moduleIds }) => ({
      file: fileName,
      entry: facadeModuleId && pathOf(facadeModuleId),
      imports,
      dynamicImports,
      modules: moduleIds.map(pathOf),
    }))
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(list) })
  },
}

export default defineConfig({
  plugins: [vike(), react(), listChunks],
  resolve: {
    alias: [
      { find: /^react-router$/, replacement: `${router}/index.mjs` },
      { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
    ],
  },
  // The build composes dist/ out of this (see README).
  build: {
    // Below the root, because Vike takes a folder elsewhere for one below it.
    outDir: process.env.BUNDLE_FOLDER ?? '.build/vike',
    emptyOutDir: true,
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
