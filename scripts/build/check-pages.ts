import { CommandError } from '../run-command.ts'
import type { DistFile } from './asset.ts'
import { hashSource } from './policy.ts'

/** Pages that browsers would not show as they are meant. The message says which, and what is wrong. */
export class PolicyError extends CommandError {}

const element = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi
const opening =
  /<([a-z][\w-]*)((?:\s+[^\s"'=<>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>]+))?)*)\s*\/?>/gi

/** What every forbidden tag has somewhere, and hardly a page: only a page with it is read tag by tag. */
const suspicious = /<base\b|\s(?:style|on\w+)\s*=|javascript:/i

/** Data in a script element is never run, so it needs no hash. */
const isData = (attributes: string): boolean =>
  /\btype="application\/(?:ld\+)?json"/.test(attributes)

/**
 * Holds every page against the policy: each inlined script and style must be one that it names, and
 * nothing else that it forbids may stand there (`style=` and `on…=` attributes, `javascript:`
 * addresses, `<base>`). Throws a PolicyError that lists all that is wrong.
 */
export function checkPages(pages: readonly DistFile[], policy: string): void {
  const problems = pages.flatMap(({ path, bytes }) =>
    problemsOf(`${bytes}`, policy).map(problem => `${path}: ${problem}`),
  )
  if (!problems.length) return
  throw new PolicyError(`The policy (scripts/build/policy.ts) forbids:\n${problems.join('\n')}`)
}

function problemsOf(html: string, policy: string): string[] {
  const problems: string[] = []
  const rest = html.replace(element, (_, name: string, attributes: string, text: string) => {
    const isNamed = text === '' || isData(attributes) || policy.includes(hashSource(text))
    if (!isNamed) problems.push(`an inline <${name}> that it does not name: ${text.slice(0, 60)}`)
    return `<${name}${attributes}></${name}>`
  })
  if (!suspicious.test(rest)) return problems
  for (const [tag, name = '', attributes = ''] of rest.matchAll(opening)) {
    if (/\s(?:style|on\w+)\s*=/i.test(withoutValues(attributes))) problems.push(tag)
    if (/["']?\s*javascript:/i.test(attributes)) problems.push(tag)
    if (name.toLowerCase() === 'base') problems.push(tag)
  }
  return problems
}

const withoutValues = (attributes: string): string =>
  attributes.replaceAll(/=\s*(?:"[^"]*"|'[^']*')/g, '= ')
