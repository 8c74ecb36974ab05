import { expect, type Page, test } from 'playwright/test'
import type { Scene } from './scenes.ts'
import type { Visit } from './visit.ts'

/** Expects something, as `expect.soft` does. The message names requirement, scene and `detail`. */
export type Expect = <Actual>(
  actual: Actual,
  detail?: string,
) => ReturnType<typeof expect.soft<Actual>>

/** What a check gets: an open page. */
export type Asked = { page: Page; scene: Scene; visit: Visit; expect: Expect }

/** A requirement of docs/specification.md, and how to see on an open page whether it is met. */
export type Requirement = {
  /** Its number in docs/specification.md. */
  number: string
  /** The numbers of requirements that the same mistake would break. */
  also?: string[]
  says: string
  /** The scenes on which it is asked. */
  on: (scene: Scene) => boolean
  /**
   * When it is asked, by default once, at the scene's first width. If one that is asked `first` is
   * broken, nothing else is asked on the scene. A check that is asked `last` may change the page. A
   * small window is that of a small phone.
   */
  when?: 'first' | 'small window' | 'each width' | 'last'
  check: (asked: Asked) => Promise<void> | void
}

/** Separates the parts of a message. */
export const separator = ' · '

/** Asks a requirement on an open page. Returns whether it is met. */
export async function ask({ number, says, check }: Requirement, visit: Visit): Promise<boolean> {
  const { page, scene } = visit
  const { width } = page.viewportSize() ?? {}
  const { errors } = test.info()
  const { length } = errors
  const messageOf = (detail = '') =>
    [`${number} ${says}`, scene.name, `${width} px`, detail].filter(Boolean).join(separator)
  try {
    await check({
      page,
      scene,
      visit,
      expect: (actual, detail) => expect.soft(actual, messageOf(detail)),
    })
  } catch (error) {
    const [reason = ''] = `${error}`.split('\n')
    expect.soft(reason, messageOf(reason)).toBe('')
  }
  return errors.length === length
}
