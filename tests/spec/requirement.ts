import { expect, test } from 'playwright/test'
import type { OpenScene } from './open-scene.ts'
import type { Scene } from './scenes.ts'

/** Expects something, as `expect.soft` does. The message names the requirement and `detail`. */
export type Expect = <Actual>(
  actual: Actual,
  detail?: string,
) => ReturnType<typeof expect.soft<Actual>>

/** What a check gets: an open scene. */
export type Asked = OpenScene & { expect: Expect }

/** A requirement of docs/specification.md, and how to see on an open page whether it is met. */
export type Requirement = {
  /** Its number in docs/specification.md. */
  number: string
  /** The numbers of requirements that the same mistake would break. */
  alsoBreaks?: string[]
  title: string
  /** The scenes on which it is asked. */
  appliesTo: (scene: Scene) => boolean
  /**
   * When it is asked, by default once, at the scene's first width. If one that is asked `first` is
   * broken, nothing else is asked on the scene. A check that is asked `last` may change the page. A
   * small window is that of a small phone.
   */
  when?: 'first' | 'small window' | 'each width' | 'last'
  check: (asked: Asked) => Promise<void> | void
}

/** What a step with the check of a requirement tells the reporters. */
export type RequirementStep = { requirement: string; place: string }

/**
 * How long a click or its effect may take on a busy machine, in milliseconds. On a scene where
 * something is wrong, more is likely to be missing, and would be waited for each time.
 */
const patience = (): number => (test.info().errors.length === 0 ? 5000 : 1000)

/** Asks a requirement on an open scene. Resolves to whether it is met. */
export function askRequirement(
  { number, title, check }: Requirement,
  opened: OpenScene,
): Promise<boolean> {
  const { page } = opened
  page.setDefaultTimeout(patience())
  const width = page.viewportSize()?.width
  return askInStep(number, title, `${opened.scene.name}, ${width} px`, expect =>
    check({ ...opened, expect }),
  )
}

/** Runs the check of a requirement as a step. Resolves to whether it finds nothing wrong. */
export async function askInStep(
  number: string,
  title: string,
  place: string,
  check: (expect: Expect) => Promise<void> | void,
): Promise<boolean> {
  const { errors } = test.info()
  const { length } = errors
  const requirement = `${number} ${title}`
  const expectInTime = expect.configure({ soft: true, timeout: patience() })
  const expectSoftly: Expect = (actual, detail) =>
    expectInTime(actual, detail ? `${requirement} · ${detail}` : requirement)
  const params: RequirementStep = { requirement, place }
  await test.step(
    requirement,
    async () => {
      try {
        await check(expectSoftly)
      } catch (error) {
        const [reason = ''] = `${error}`.split('\n')
        expectSoftly(reason, reason).toBe('')
      }
    },
    { params },
  )
  return errors.length === length
}
