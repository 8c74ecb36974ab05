import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong on the page as it stands, by WCAG 2.2 AA and axe's best practices: a line
 * each, with the rule, the element and what axe says of it. Other sites' frames are not ours to
 * judge.
 */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // What is right, told as well, would take axe half as long again.
    .options({ runOnly: rules, resultTypes: ['violations'] })
    .exclude('iframe')
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}  ${target.join(' ')}  ${failureSummary}`),
  )
}
