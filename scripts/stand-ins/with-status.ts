import type { Scenario } from './scenarios.ts'

/** The stylesheets by the ending of a secretKey: `many-brands.dark`. */
const statuses: Record<string, boolean> = { dark: true, light: false }

/**
 * A scenario whose answer has the `status` that the ending names, so that each state of the site
 * can be seen in both stylesheets. As it was where there is no such ending, or no status in it.
 */
export function withStatus(scenario: Scenario, ending: string): Scenario {
  const status = statuses[ending]
  if (status === undefined) return scenario
  return {
    ...scenario,
    answer: images => {
      const answer = scenario.answer(images)
      const body = answer.body?.replace(/^\{"status":(?:true|false)/, `{"status":${status}`)
      return body === undefined ? answer : { ...answer, body }
    },
  }
}
