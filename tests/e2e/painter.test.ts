import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'playwright/test'
import { type BuildOptions, build } from 'rolldown'
import { readWords } from '../../scripts/build/read-words.ts'
import { pickEntries } from '../../shared/content/pick-entries.ts'
import { type CardContext, cardLabels } from '../../shared/entry-page/card-context.ts'
import { hostileBrands } from '../painter/hostile-brands.ts'
import type * as Painted from '../painter/painted-list.ts'
import type * as React from '../painter/react-list.tsx'

declare const painter: typeof Painted
declare const react: typeof React

const { affiliate } = readWords(process.cwd()).words
const contexts = Object.values(affiliate).map(
  ({ labels }): CardContext => ({
    labels: pickEntries(cardLabels, labels, 'labels.yaml'),
    images: {
      'trophy-1': '/assets/trophy-1.svg',
      'trophy-2': '/assets/trophy-2.svg',
      'trophy-3': '/assets/trophy-3.svg',
    },
  }),
)

test('the loader paints exactly the list that React renders, and React hydrates over it', async ({
  page,
}) => {
  await page.context().setOffline(true)
  const alias = { 'react/jsx-runtime': join(process.cwd(), 'loader/jsx-runtime.ts') }
  await page.addScriptTag({ content: await bundle('painted-list.ts', 'painter', { alias }) })
  await page.addScriptTag({ content: await bundle('react-list.tsx', 'react') })
  await fc.assert(
    fc.asyncProperty(hostileBrands, fc.constantFrom(...contexts), async (ranked, context) => {
      const { painted, rendered, hydrated, errors } = await page.evaluate(
        async ([ranked, context]) => {
          const stage = await painter.paintedList(ranked, context)
          const painted = stage.innerHTML
          const rendered = react.renderedList({ ranked, context })
          const errors = await react.hydrationErrors(stage, { ranked, context })
          return { painted, rendered, hydrated: stage.innerHTML, errors }
        },
        [ranked, context] as const,
      )
      expect(asParsed(painted)).toBe(asParsed(rendered))
      expect(hydrated).toBe(painted)
      expect(errors).toEqual([])
    }),
    { numRuns: 100 },
  )
})

/** Returns a module of tests/painter as a script that leaves its exports under a global name. */
async function bundle(file: string, name: string, resolve: BuildOptions['resolve'] = {}) {
  const { output } = await build({
    input: join('tests/painter', file),
    write: false,
    resolve,
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    output: { format: 'iife', name },
  })
  return output[0].code
}

/** Returns what a parser makes of line ends and of characters that no HTML can hold, as React does. */
const asParsed = (html: string): string =>
  html.replaceAll(/\r\n?/g, '\n').replaceAll('\0', '').replaceAll('\ufffd', '')
