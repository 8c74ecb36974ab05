import { withoutUpgrade } from '../serve/host-headers.ts'
import type { Answer } from './get.ts'

/**
 * What is wrong with an answer's headers. A site without https (on one's own machine) need not send
 * anybody to https.
 */
export function checkHeaders(answer: Answer, policy: Record<string, string>): string[] {
  const isSecure = answer.address.protocol === 'https:'
  return Object.entries(policy).flatMap(([name, value]) => {
    const served = answer.headers.get(name)
    if (served === null) {
      const mayLack = !isSecure && /^strict-transport-security$/i.test(name)
      return mayLack ? [] : [`The header ${name} is missing.`]
    }
    const isSame = isSecure ? served === value : withoutUpgrade(served) === withoutUpgrade(value)
    return isSame ? [] : [`The header ${name} is not the policy’s, but "${shortened(served)}".`]
  })
}

const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text)
