import type { ContentProblem } from './content-problem.ts'

type FoundFrontMatter = {
  /** The page, mended where the closing line was missing; every line keeps its number. */
  source: string
  /** What stands between the two `---` lines, or null where there are none. */
  yaml: string | null
  problems: ContentProblem[]
}

/** Finds a page's front matter. One that is never closed is taken to end at the first empty line. */
export function findFrontMatter(source: string, file: string): FoundFrontMatter {
  const yaml = betweenFences(source)
  if (yaml !== null) return { source, yaml, problems: [] }

  if (!/^---[ \t]*(\n|$)/.test(source)) {
    const message =
      'The page has no front matter. Begin its first line with ---, then write lines such as ' +
      '"title: …", "description: …" and "heading: …", then close with another line ---.'
    return { source, yaml: null, problems: [{ file, line: 1, message }] }
  }

  const closed = /\n[ \t]*\n/.test(source)
    ? source.replace(/\n[ \t]*\n/, '\n---\n')
    : `${source}\n---\n`
  const message = 'The front matter does not end. Close it with a line --- before the text.'
  return { source: closed, yaml: betweenFences(closed), problems: [{ file, line: 1, message }] }
}

function betweenFences(source: string): string | null {
  return /^---[ \t]*\n([\s\S]*?)^---[ \t]*$/m.exec(source)?.[1] ?? null
}
