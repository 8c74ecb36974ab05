import type { Requirement } from './requirement.ts'

/** Failed calls and unknown paths have lines of their own, and so has Chromium for them. */
const expected: Partial<Record<string, RegExp>> = {
  'info service fails': /^Site bilgisi alınamadı|status of 500/,
  'unknown path': /status of 404/,
}

/** What a page complains about (§10). */
export const consoleIsSilent: Requirement[] = [
  {
    number: '10.14',
    says: 'a page writes no error and no warning to the console',
    on: () => true,
    when: 'last',
    check: ({ visit, expect }) => {
      const { complaints, scene } = visit
      const others = complaints.filter(line => !expected[scene.state]?.test(line))
      for (const line of new Set(others)) {
        expect(line, line.split('\n')[0]).toBe('')
      }
    },
  },
]
