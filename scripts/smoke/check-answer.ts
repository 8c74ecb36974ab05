import { parseAddress } from '../../shared/site-info/parse-address.ts'
import { parseBrand, type WireBrand } from '../../shared/site-info/parse-brand.ts'
import { parseObject } from '../../shared/site-info/parse-object.ts'
import { parseSiteInfo, type WireAnswer } from '../../shared/site-info/parse-site-info.ts'
import { parseText } from '../../shared/site-info/parse-text.ts'
import { shorten } from '../content/rules/shorten.ts'

/** Names what visitors of a page on `origin` do not see of the info service’s answer. */
export function checkAnswer(answer: unknown, origin: string): string[] {
  const info = parseSiteInfo(answer, origin)
  if (!info) {
    return ['Its answer is not a JSON object with a boolean "blackSide", or is larger than 2 MB.']
  }
  const { status, brandResponseDtos }: WireAnswer = parseObject(answer)
  const problems: string[] = []
  if (JSON.stringify(answer).includes('\uFFFD')) {
    problems.push('Its answer is not in UTF-8: pages show � in place of some letters.')
  }
  if (!isMissing(status) && typeof status !== 'boolean') {
    problems.push(`Its "status" is not a boolean, but ${quote(status)}: pages use index.css.`)
  }
  if (info.variant === 'social') {
    return problems
  }
  if (!Array.isArray(brandResponseDtos)) {
    const found = quote(brandResponseDtos)
    problems.push(`Its "brandResponseDtos" is not a list, but ${found}: visitors see no casinos.`)
    return problems
  }
  if (brandResponseDtos.length === 0) {
    problems.push('Its "brandResponseDtos" is empty: visitors see no casinos.')
  }
  return [...problems, ...checkBrands(brandResponseDtos, info.brands.length, origin)]
}

function checkBrands(list: readonly unknown[], most: number, origin: string): string[] {
  const isUsable = (entry: unknown) => parseBrand(entry, origin) !== undefined
  const usable = list.filter(isUsable)
  const problems: string[] = []
  const unusable = list.filter(entry => !isUsable(entry))
  if (unusable.length > 0) {
    const urls = unusable.map(entry => wireBrand(entry).url)
    problems.push(
      `Visitors do not see ${unusable.length} of ${list.length} casinos, whose "url" must be a complete web address, such as https://brand.example/: ${quoteSome(urls)}.`,
    )
  }
  if (usable.length > most) {
    problems.push(`Visitors see only the first ${most} of ${usable.length} casinos.`)
  }
  const shown = usable.slice(0, most).map(wireBrand)
  for (const [fields, dropped, rule] of fieldRules) {
    for (const field of fields) {
      const values = shown.map(brand =>
        isMissing(brand[field]) ? [] : dropped(brand[field], origin),
      )
      const concerned = values.filter(({ length }) => length > 0)
      if (concerned.length > 0) {
        problems.push(
          `Visitors do not see all of "${field}" of ${concerned.length} of ${shown.length} casinos, which must be ${rule}: ${quoteSome(concerned.flat())}.`,
        )
      }
    }
  }
  return problems
}

type FieldRule = [
  fields: (keyof WireBrand)[],
  /** Returns what pages do not show of a value. */
  dropped: (value: unknown, origin: string) => unknown[],
  rule: string,
]

const fieldRules: FieldRule[] = [
  [
    ['logo'],
    (value, origin) => (parseAddress(value, origin) ? [] : [value]),
    'a complete web address or a path on the site',
  ],
  [
    ['desciription', 'option1', 'option2', 'option3'],
    value => (isWhole(value) ? [] : [value]),
    'a text of at most 500 characters',
  ],
  [
    ['paymentTypes'],
    (value, origin) =>
      Array.isArray(value)
        ? value.filter((item, index) => index >= 60 || !parseAddress(item, origin))
        : [value],
    'a list of at most 60 complete web addresses or paths on the site',
  ],
]

const wireBrand = (entry: unknown): WireBrand => parseObject(entry)

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

const isWhole = (value: unknown): boolean =>
  typeof value === 'string' ? parseText(value) === value.trim() : parseText(value) !== ''

const quote = (value: unknown): string => shorten(JSON.stringify(value) ?? 'missing')

const quoteSome = (values: readonly unknown[]): string =>
  [...new Set(values.map(quote))].slice(0, 3).join(', ')
