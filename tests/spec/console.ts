import type { Requirement } from './requirement.ts'

/** What a page complains about (§10). */
export const consoleIsSilent: Requirement[] = [
  {
    number: '10.14',
    title: 'a page writes no error and no warning to the console',
    // A failed call has a line of its own (§8.1).
    appliesTo: ({ state }) => state !== 'info service fails',
    when: 'last',
    check: ({ complaints, expect }) => {
      for (const line of new Set(complaints)) {
        expect(line, line.split('\n')[0]).toBe('')
      }
    },
  },
]
