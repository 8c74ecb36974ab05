/** Text that is HTML already. */
export class Markup {
  constructor(readonly html: string) {}
}

type Value = string | number | Markup | readonly Markup[]

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const htmlOf = (value: Value): string => {
  if (value instanceof Markup) return value.html
  if (typeof value === 'object') return value.map(({ html }) => html).join('')
  return String(value).replace(/[&<>"]/g, sign => signs[sign] ?? sign)
}

/** A template for HTML: every value that is no Markup is escaped. */
export const markup = (texts: TemplateStringsArray, ...values: Value[]): Markup =>
  new Markup(texts.reduce((html, text, index) => html + htmlOf(values[index - 1] ?? '') + text))
