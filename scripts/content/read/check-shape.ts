import type { VFile } from 'vfile'
import { z } from 'zod'
import { error } from '../finding.ts'
import { didYouMean, nearestName } from '../rules/did-you-mean.ts'
import { shorten } from '../rules/shorten.ts'
import type { YamlFile } from './read-yaml.ts'

type Hints = {
  /** The names that fields of the file, or of an entry in it, can have. */
  namesAt: (path: readonly PropertyKey[]) => readonly string[]
  /** Says what to do about a field that is missing. */
  missing: (name: string) => string
}

/**
 * Reports each difference between a YAML file and its shape: unknown fields, missing ones, and values
 * whose own message continues `"name" …`.
 */
export function reportShape(
  { document, pointOf }: YamlFile,
  shape: z.ZodObject,
  file: VFile,
  { namesAt, missing }: Hints,
): void {
  const { issues } = shape.safeParse(document.toJS() ?? {}).error ?? { issues: [] }
  const unknown = issues.flatMap(issue => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  for (const { path, message, ...issue } of issues) {
    const name = `${String(path.at(-1))}`
    const value: unknown = document.getIn(path)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        const hint = didYouMean(key, namesAt(path))
        error(file, `There is no "${shorten(key)}" here. ${hint}`, pointOf([...path, key]))
      }
    } else if (hasValue(value) || (value === null && isOptional(shape, path))) {
      error(file, `"${name}" ${message}`, pointOf(path))
    } else if (!unknown.some(key => nearestName(key, [name]) === name)) {
      // A misspelt name is one error, not an unknown and a missing name.
      error(file, missing(name), pointOf(path))
    }
  }
}

/** Blanks of any kind are no value. */
const hasValue = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null

/** Is true for a field of the file that may be left out. */
function isOptional({ shape }: z.ZodObject, [name, ...below]: readonly PropertyKey[]): boolean {
  const field = shape[String(name)]
  return below.length === 0 && field !== undefined && z.safeParse(field, undefined).success
}
