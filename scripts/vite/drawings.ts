import type { Plugin } from 'vite'
import { hashOf } from '../system/hash-of.ts'
import { optimisedSvg } from '../system/optimised-svg.ts'

/** Optimises the SVG files of a build, and names all its pictures after their hash. */
export function drawings(): Plugin {
  return {
    name: 'drawings',
    apply: 'build',
    config: () => ({
      // The content security policy forbids data: addresses.
      build: { assetsInlineLimit: 0 },
    }),
    configResolved: {
      // After Vike, which gives files the names of their sources. Content blockers would block a
      // picture such as `banner`.
      order: 'post',
      handler({ build, environments }) {
        for (const { rolldownOptions } of [
          build,
          ...Object.values(environments).map(each => each.build),
        ]) {
          for (const output of [rolldownOptions.output ?? []].flat()) {
            output.assetFileNames = asset => `assets/${hashOf(optimised(asset))}[extname]`
          }
        }
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset') {
          file.source = optimised(file)
        }
      }
    },
  }
}

type Asset = { originalFileNames: string[]; source: string | Uint8Array }

/** Optimises an SVG. Throws on a mistake in it. Returns other files as they are. */
function optimised({ originalFileNames: [file = ''], source }: Asset): string | Uint8Array {
  return file.endsWith('.svg') ? optimisedSvg(Buffer.from(source).toString(), file) : source
}
