import type { VFile } from 'vfile'
import { z } from 'zod'
import { whyUnreadable } from '../content-files.ts'
import { error, toDo } from '../finding.ts'
import { reportShape } from '../read/check-shape.ts'
import { readYaml } from '../read/read-yaml.ts'
import { isVisible } from '../rules/blocks.ts'
import { type PossibleClaim, plainWords } from '../rules/possible-claims.ts'
import { shorten } from '../rules/shorten.ts'

/** The list of claims that the owner must be able to prove. */
export const claimsFile = 'shared/content/claims.yaml'

const isText = 'is not a text. Put it in "quotes".'

/** One text or several, as a list. */
const texts = z
  .union([z.string(), z.array(z.string())], isText)
  .transform(texts => [texts].flat().filter(Boolean))

// Every text contains an empty one, which would silence every finding.
const notEmpty = 'has an empty text, which would allow all words. Delete it.'
const areVisible = (texts: string[]): boolean => texts.every(isVisible)
const visibleTexts = z
  .union([z.string(), z.array(z.string())], isText)
  .transform(texts => [texts].flat())
  .refine(areVisible, notEmpty)
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/, 'is a day such as 2026-11-20.')
  .nullish()

const claimShape = z.strictObject({
  says: visibleTexts,
  files: visibleTexts,
  evidence: texts.nullish(),
  checked: day,
  expires: day,
})

const listShape = z.strictObject({
  claims: z.array(claimShape, 'is a list, in which each claim begins with "- says:".'),
  harmless: z.array(z.string(), 'is a list of texts.').refine(areVisible, notEmpty).optional(),
})

type Claim = z.infer<typeof claimShape>

type KnownWords = {
  claims: Claim[]
  /** Words that claim nothing, in whatever file. */
  harmless: string[]
}

/** The list of a file with errors: `claimShape` checks each claim separately. */
const anyList = z.object({
  claims: z.array(z.unknown()).catch([]),
  harmless: z.array(z.string()).refine(areVisible).catch([]),
})

/** Reports errors in the list of claims, and claims without proof. Returns null if the list cannot be read. */
export function checkClaims(
  yaml: string | Error,
  paths: readonly string[],
  now: Date,
  file: VFile,
): KnownWords | null {
  if (yaml instanceof Error) {
    const isMissing = 'code' in yaml && yaml.code === 'ENOENT'
    error(
      file,
      isMissing ? 'The site needs this file. Write or restore it.' : `This ${whyUnreadable(yaml)}`,
    )
    return null
  }
  const read = readYaml(yaml, file)
  if (!read.isSound) {
    return null
  }
  reportShape(read, listShape, file, {
    namesAt: path => Object.keys(path.length === 0 ? listShape.shape : claimShape.shape),
    missing: name => `This claim has no "${name}". ${seeTop}`,
  })
  const list = anyList.parse(read.document.toJS() ?? {})
  const claims: Claim[] = []
  for (const [at, entry] of list.claims.entries()) {
    const claim = claimShape.safeParse(entry).data
    if (claim) {
      claims.push(claim)
      for (const message of problemsOf(claim, paths, now)) {
        toDo(file, message, read.pointOf(['claims', at]))
      }
    }
  }
  return { claims, harmless: list.harmless }
}

/** Lists places of a claim that are gone, and what its proof lacks. */
function problemsOf(claim: Claim, paths: readonly string[], now: Date): string[] {
  const { says, files, evidence } = claim
  const name = shorten(says[0] ?? '')
  const gone = files.filter(folder => !paths.some(path => isIn(path, folder)))
  if (gone.length === files.length) {
    return [`The page of "${name}" is gone: delete this claim.`]
  }
  const problems = gone.map(path => `There is no ${path}: delete it from "files".`)
  const missing = (['evidence', 'checked', 'expires'] as const).find(name => !claim[name]?.length)
  if (missing) {
    problems.push(`"${name}" has no "${missing}". ${seeTop}`)
  } else if (`${claim.expires}` <= now.toISOString().slice(0, 10)) {
    problems.push(`"${name}" expired on ${claim.expires}. Check the claim again.`)
  }
  const isOfLicence = /licen[cs]|lisens/i.test(`${says}`)
  if (evidence?.length && isOfLicence && !/https?:\/\//.test(`${evidence}`)) {
    const remedy = 'Add the address of the register of licences.'
    problems.push(`The evidence for "${name}" names no register. ${remedy}`)
  }
  return problems
}

/** Is true for a file itself, and for each file in a folder. */
const isIn = (file: string, folder: string): boolean =>
  file === folder || file.startsWith(folder.endsWith('/') ? folder : `${folder}/`)

const seeTop = 'The top of claims.yaml says what belongs there.'

/** Reports each word of a file that sounds like a claim, unless the list contains it for this file. */
export function checkClaimsOf(
  { file: path, claims }: { file: string; claims: readonly PossibleClaim[] },
  { claims: listed, harmless }: KnownWords,
  file: VFile,
): void {
  const ofFile = listed.filter(({ files }) => files.some(folder => isIn(path, folder)))
  const listedTexts = [...ofFile.flatMap(({ says }) => says), ...harmless].map(plainWords)
  for (const { found, line, words, start } of claims) {
    const end = start + found.length
    const isListed = listedTexts.some(text => {
      const around = words.slice(Math.max(0, start - text.length + 1), end + text.length - 1)
      return around.includes(text)
    })
    if (!isListed) {
      const problem = `"${shorten(found)}" sounds like a claim, which claims.yaml does not list for this file.`
      toDo(file, `${problem} List it there, or rephrase it.`, { line, column: 1 })
    }
  }
}
