import { test } from 'playwright/test'

/**
 * Stands for the tests of a browser or host that is not on this machine: skipped, but failed on CI,
 * unless `MAY_LACK` names the program. The workflow lists what a system of GitHub cannot have.
 */
export function testWithout(name: string): void {
  const title = `${name} is not on this machine: .ci/run installs it`
  const mayLack = (process.env.MAY_LACK ?? '').split(', ').includes(name)
  if (process.env.CI !== 'true' || mayLack) {
    test.skip(title, () => {})
    return
  }
  test(title, () => {
    throw new Error(`Install ${name}, or name it in MAY_LACK (.github/workflows/test.yml).`)
  })
}
