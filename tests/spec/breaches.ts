import { existsSync } from 'node:fs'
import { expect, test } from 'playwright/test'
import type { Breach } from '../../scripts/compare/browser/rule.ts'
import { type Language, languageChecks } from '../../shared/content/languages.ts'

/** A breach, and the widths in CSS pixels at which a scene has it. */
export type SceneBreach = Breach & { widths?: number[] }

/** Collects the breaches of a scene, each once. */
export function collectBreaches() {
  const found = new Map<string, SceneBreach>()
  return {
    add: (breaches: readonly Breach[], ...widths: number[]): void => {
      for (const breach of breaches) {
        const key = `${breach.rule}: ${breach.message}`
        const known = found.get(key)?.widths ?? []
        found.set(key, { ...breach, widths: [...known, ...widths] })
      }
    },
    all: (): SceneBreach[] => [...found.values()],
  }
}

/** Separates a message from its language and widths, so that the reporter can group messages. */
export const separator = ' · '

/** Fails the test at each breach. Annotations filter Playwright's report: `annot:18+`. */
export function reportBreaches(breaches: readonly SceneBreach[], language?: Language): void {
  for (const { rule, message, widths = [] } of breaches) {
    const spoken = language ? languageChecks[language].name : ''
    const wide = widths.length ? `${widths.join(' and ')} px` : ''
    const description = [message, spoken, wide].filter(Boolean).join(separator)
    test.info().annotations.push({ type: rule, description })
    expect.soft(false, `${rule}: ${description}`).toBe(true)
  }
}

/** What QA approves. */
export type Approved = 'picture' | 'text'

/** Compares a picture or a text with the approved file. A difference also becomes an annotation. */
export async function compareWithApproved(
  type: Approved,
  file: string,
  compare: () => Promise<void> | void,
): Promise<void> {
  // Without any approved picture, the command says so once.
  if (type === 'picture' && process.env.COMPARE_PICTURES === 'none') {
    return
  }
  const info = test.info()
  const { length } = info.errors
  await compare()
  if (info.errors.length > length) {
    const kind = type === 'picture' ? 'screenshot' : 'snapshot'
    const isNew = !existsSync(info.snapshotPath(file, { kind }))
    const state = isNew ? 'is not approved yet' : 'differs from the approved one'
    info.annotations.push({ type, description: `“${file}” ${state}` })
  }
}
