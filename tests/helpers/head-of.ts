import type { Page } from 'playwright/test'

export async function headOf(page: Page): Promise<Record<string, string[]>> {
  const entries = await page
    .locator(
      'head > :is(title, meta[name], meta[property], link:is([rel=canonical], [rel=alternate]))',
    )
    .evaluateAll(all =>
      all.map(element => {
        const of = (name: string) => element.getAttribute(name)
        const name = of('name') ?? of('property') ?? of('hreflang') ?? of('rel') ?? 'title'
        return { name, text: of('content') ?? of('href') ?? element.textContent ?? '' }
      }),
    )
  const found: Record<string, string[]> = {}
  for (const { name, text } of entries) {
    found[name] = [...(found[name] ?? []), text]
  }
  return found
}
