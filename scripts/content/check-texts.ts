import { type Finding, noteOn } from './finding.ts'

type Check = { pattern: RegExp; message: (found: string) => string }

const checks: Check[] = [
  {
    // Not a link's text: [text](address), [text][name], [name]: address.
    pattern: /(?<!!)\[\p{Lu}[^\]\n]*\](?![([:])/gu,
    message: found => `${found} is a placeholder. Put the real words in its place.`,
  },
  {
    pattern: /\b(TODO|TBD|FIXME|XXX+|lorem ipsum)\b/giu,
    message: found => `"${found}" was left over. Write the text or take it out.`,
  },
]

/** Notes what an editor has left to do in a file, and years that have passed. */
export function checkTexts(source: string, file: string, year: number): Finding[] {
  const notes: Finding[] = []
  source.split('\n').forEach((text, index) => {
    if (text.startsWith('#') && file.endsWith('.yaml')) return
    const note = (message: string) => notes.push(noteOn(file, message, index + 1))
    for (const { pattern, message } of checks) {
      for (const [found] of text.matchAll(pattern)) note(message(found))
    }
    for (const [found] of text.matchAll(/\b(?:19|20)\d\d\b/g)) {
      if (Number(found) < year) note(`Is the year ${found} still right? It is ${year} now.`)
    }
  })
  return notes
}
