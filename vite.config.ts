import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { scriptTargets, styleTargets } from './scripts/build/support-floor.ts'
import { drawings } from './scripts/vite/drawings.ts'
import { generatedFiles } from './scripts/vite/generated-files.ts'
import { inlineScripts } from './scripts/vite/inline-scripts.ts'
import { previewPanel } from './scripts/vite/preview-panel.ts'
import { productionRouter } from './scripts/vite/production-router.ts'
import { siteInput } from './scripts/vite/site-input.ts'
import { standIns } from './scripts/vite/stand-ins.ts'

export default defineConfig({
  plugins: [
    siteInput(),
    inlineScripts(),
    productionRouter(),
    standIns(),
    previewPanel(),
    generatedFiles(),
    vike(),
    react(),
    drawings(),
  ],
  cacheDir: '.build/vite',
  // Without env files, which Vike would copy to process.env for good: scripts/build/settings.ts reads ours.
  envDir: '.build',
  server: {
    host: '127.0.0.1',
    port: 8090,
    watch: { ignored: ['**/.build/**', '**/dist/**'] },
  },
  css: {
    transformer: 'lightningcss',
    // The minifier adds what the other browsers need: both would add the same prefixes twice.
    // No style uses light-dark(), whose replacement would add variables to each color-scheme.
    lightningcss: { targets: {}, exclude: Features.LightDark },
  },
  // Vite reloads open pages when it discovers a package.
  optimizeDeps: { include: ['react-dom/client', 'react-router-dom', 'ky', 'punycode.js'] },
  build: {
    license: { fileName: 'licences.txt' },
    target: scriptTargets,
    cssTarget: styleTargets,
  },
  // Vike would name the build in a file of node_modules, and use that build again for the next one.
  vitePluginServerEntry: { disableAutoImport: true },
  environments: {
    // The loader imports these entries and calls the `hydrate` that they export.
    client: {
      build: {
        rolldownOptions: {
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
    ssr: { build: { rolldownOptions: { input: { site: 'scripts/build/site.ts' } } } },
  },
})
