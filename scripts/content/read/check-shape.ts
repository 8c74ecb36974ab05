import { z } from 'zod'
import type { Report } from '../finding.ts'
import { didYouMean, nearestName } from '../rules/did-you-mean.ts'
import { shorten } from '../rules/shorten.ts'
import type { YamlFile } from './read-yaml.ts'

/**
 * Reports each difference between a YAML file and its shape: unknown fields, missing ones (`missing`
 * says what to do), and values whose own message continues `"name" …`.
 */
export function reportShape(
  { document, lineOf }: YamlFile,
  shape: z.ZodObject,
  report: Report,
  missing: (name: string) => string,
): void {
  const { issues } = shape.safeParse(document.toJS() ?? {}).error ?? { issues: [] }
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  for (const { path, message, ...issue } of issues) {
    const name = `${String(path.at(-1))}`
    const value: unknown = document.getIn(path)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const hint = didYouMean(key, namesAt(shape, path))
        report(`There is no "${shorten(key)}" here. ${hint}`, lineOf([...path, key]))
      }
    } else if (hasValue(value) || (value === null && isOptional(shape, path))) {
      report(`"${name}" ${message}`, lineOf(path))
    } else if (!unknown.some(key => nearestName(key, [name]) === name)) {
      // A misspelt name is one error, not an unknown and a missing name.
      report(missing(name), lineOf(path))
    }
  }
}

/** Blanks of any kind are no value. */
const hasValue = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null

const isOptional = ({ shape }: z.ZodObject, [name, ...below]: readonly PropertyKey[]): boolean =>
  below.length === 0 && shape[String(name)] instanceof z.ZodOptional

function namesAt(shape: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const [step, ...rest] = path
  if (shape instanceof z.ZodArray) {
    return namesAt(shape.element, rest)
  }
  if (!(shape instanceof z.ZodObject)) {
    return []
  }
  return step === undefined ? Object.keys(shape.shape) : namesAt(shape.shape[String(step)], rest)
}
