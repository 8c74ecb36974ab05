import type { Requirement } from './requirement.ts'
import { onForms } from './where.ts'
import { wantedLabel } from './written-words.ts'

/** The contact form (spec §4, §5). */
export const form: Requirement[] = [
  {
    number: '4.7',
    alsoBreaks: ['7.7'],
    title: 'the form stays on its page',
    // Asked first: a page that the form opens has no query, and can show the other variant.
    when: 'first',
    appliesTo: ({ state }) => state === 'form sent',
    check: ({ page, requests, complaints, expect }) => {
      expect(page.url(), `it opens ${page.url()}`).toBe(requests[0]?.url())
      const stopped = complaints.find(line => line.includes('form-action'))
      expect(stopped, `only the policy stops it: ${stopped}`).toBe(undefined)
    },
  },
  {
    number: '4.7',
    title:
      'the form says ‘The message has been sent, our manager will contact you’, and makes no call',
    appliesTo: ({ state }) => state === 'form sent',
    check: async ({ page, scene, requests, expect }) => {
      const wanted = wantedLabel(scene, 'sent')
      await expect(page.locator('form [role=status]'), 'does not say it').toHaveText(wanted)
      const calls = requests.filter(request => request.method() !== 'GET')
      expect(calls.length - 1, `makes ${calls.length - 1} calls`).toBe(0)
    },
  },
  {
    number: '5.1',
    title:
      'name and e-mail are required, the message is optional, the e-mail has its type; no more',
    appliesTo: onForms,
    check: async ({ page, expect }) => {
      const fields = await page.locator('form [name]').evaluateAll(all =>
        all
          .filter(
            field => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement,
          )
          .map(field => {
            const more = ['pattern', 'minlength', 'maxlength', 'min', 'max']
            const limits = more.filter(name => field.hasAttribute(name))
            return [field.required ? 'required' : 'optional', field.type, ...limits].join(' ')
          }),
      )
      const wanted = ['required text', 'required email', 'optional textarea']
      expect(fields, `the fields are ${fields.join(', ')}`).toEqual(wanted)
    },
  },
  {
    number: '5.2',
    title: 'an invalid form is not sent, and the messages are the browser’s',
    appliesTo: ({ state }) => state === 'form sent',
    when: 'last',
    check: async ({ page, expect }) => {
      const own = await page
        .locator('form')
        .evaluate(
          (form: HTMLFormElement) =>
            form.noValidate ||
            [...form.elements].some(
              field => field instanceof HTMLInputElement && field.validity.customError,
            ),
        )
      expect(own, 'the form has messages of its own').toBe(false)
      await page.locator('form [role=status] ~ button').click()
      await page.locator('form [name=name]').fill('Aroha')
      await page.locator('form [name=email]').fill('nobody')
      await page.locator('form [type=submit]').click()
      const message = await page.locator('form [role=status]').textContent()
      expect(message, `after an invalid address, it says “${message}”`).toBe('')
    },
  },
]
