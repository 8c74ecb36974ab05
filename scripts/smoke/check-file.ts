import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { checkHeaders } from './check-headers.ts'
import type { DeployedSite } from './deployed-site.ts'
import { get } from './get.ts'

/** What a browser insists on; it takes JSON and manifests as anything. */
const types: Record<string, RegExp> = {
  '.css': /^text\/css\b/,
  '.js': /^(text|application)\/javascript\b/,
  '.svg': /^image\/svg\+xml\b/,
  '.png': /^image\/png\b/,
}

/** What is wrong with a file that is no page: a stylesheet, a script, a picture, a text. */
export async function checkFile(site: DeployedSite, file: string): Promise<string[]> {
  const path = `/${file}`
  const answer = await get(new URL(path, site.origin))
  if (answer.status !== 200) return [`The status is ${answer.status}, and should be 200.`]
  const type = answer.headers.get('content-type') ?? ''
  return [
    types[extname(file)]?.test(type) === false &&
      `It is sent as "${type}", which a browser does not take for a ${extname(file)} file.`,
    !answer.bytes.equals(readFileSync(join(site.dist, file))) &&
      'It is not the file in dist/: the host changes files, or another build was published.',
    ...checkHeaders(answer, site.policy(path)),
  ].filter(problem => typeof problem === 'string')
}
