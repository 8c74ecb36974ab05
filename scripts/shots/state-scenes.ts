import type { Page } from 'playwright'
import type { ScenarioName } from '../stand-ins/scenarios.ts'
import { faces } from '../stand-ins/scenarios.ts'
import type { Scene } from './shot.ts'

type State = Pick<Scene, 'state'> & Partial<Scene>

/** Presses the first element that a selector finds. Gives false where it is not to be seen. */
const press =
  (selector: string) =>
  async (page: Page): Promise<boolean> => {
    const element = page.locator(selector).first()
    if (!(await element.isVisible())) return false
    await element.click()
    return true
  }

async function sendForm(page: Page): Promise<boolean> {
  await page.locator('[name=name]').fill('Aroha')
  await page.locator('[name=email]').fill('aroha@example.com')
  await press('.contact-form [type=submit]')(page)
  await page.locator('.result:not(:empty)').waitFor()
  return true
}

const everywhere: State[] = [
  { state: 'menu open', reach: press('.burger'), extent: 'screen' },
  { state: 'forced colours', media: { forcedColors: 'active' } },
  { state: 'printed', media: { media: 'print' } },
]

/** What each variant can come to, in both stylesheets. */
const states: Record<Scene['variant'], State[]> = {
  affiliate: [
    ...everywhere,
    { state: 'payment list open', reach: press('.more-payments'), extent: 'screen' },
  ],
  social: [
    ...everywhere,
    { state: 'question open', reach: press('summary') },
    { state: 'form sent', path: '/contact', reach: sendForm },
  ],
}

const unusual: ScenarioName[] = ['long-texts', 'missing-fields', 'no-brands', 'many-brands']

const base: Omit<Scene, 'state'> = {
  variant: 'affiliate',
  stylesheet: 'Black.css',
  path: '/',
  scenario: 'affiliate',
  extent: 'page',
  until: 'hydrated',
}

/** What pages can come to besides arriving whole: opened parts, unusual answers, and failures. */
export const stateScenes: Scene[] = [
  ...faces.flatMap(face => states[face.variant].map(state => ({ ...base, ...face, ...state }))),
  ...unusual.flatMap((state): Scene[] => [
    { ...base, state, scenario: state },
    { ...base, state, scenario: `${state}.light`, stylesheet: 'index.css' },
  ]),
  { ...base, scenario: 'hang', state: 'spinner', extent: 'screen', until: 'loading' },
  { ...base, path: '/no-such-page', state: 'unknown path' },
  {
    ...base,
    variant: 'social',
    stylesheet: 'index.css',
    state: 'no JavaScript',
    until: 'loaded',
    context: { javaScriptEnabled: false },
  },
]
