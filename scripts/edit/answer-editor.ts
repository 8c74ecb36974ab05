import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Connect } from 'vite'
import { writeWhole } from '../build/write-file.ts'
import { contentSources, filesOnDisk } from '../content/content-files.ts'
import { readReview } from '../content/review.ts'
import { sendForReview } from '../content/send-for-review.ts'
import { recordTranslation } from '../content/translations.ts'
import { CommandError } from '../run-command.ts'
import {
  answer,
  type Handler,
  pathOf,
  readJsonObject,
  sendJson,
  UnacceptableRequest,
} from '../serve/server.ts'
import { editWords } from './edit-words.ts'

/** Vite's React plugin calls the two functions for hot replacement, which this page does without. */
const changesPage = `<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<title>Changes</title>
<link rel="icon" href="data:,">
<main id="preview-changes"></main>
<script>$RefreshReg$ = () => {}; $RefreshSig$ = () => type => type</script>
<script type="module" src="/scripts/edit/page/changes.tsx"></script>
`

/**
 * Answers what an editor does below `/preview/`. Takes orders from this server's own pages alone:
 * from loopback, by the Origin that browsers send and by a token that is new in each run.
 */
export function editorHandler(
  root: string,
  vite: Connect.NextHandleFunction,
): { handler: Handler; token: string } {
  const token = randomBytes(16).toString('hex')
  const handler: Handler = (request, response) =>
    answer(response, async () => {
      const { host = '', origin } = request.headers
      const path = pathOf(request).slice('/preview/'.length)
      if (!/^(127\.0\.0\.1|localhost):\d+$/.test(host))
        throw new UnacceptableRequest(403, 'This is not the address of the preview')
      if (request.method === 'GET' && path === 'changes') {
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(changesPage)
        return
      }
      if (request.method !== 'POST' || origin !== `http://${host}`)
        throw new UnacceptableRequest(403, 'Only pages of the preview can edit')
      if (request.headers['x-preview-token'] !== token)
        throw new UnacceptableRequest(403, 'The preview was started again: load the page again')

      const { file: asked, ...order } = await readJsonObject(request)
      const disk = filesOnDisk(root)
      const file = (): string => {
        const found = contentSources(disk).find(each => each.file === asked)
        if (!found) throw new UnacceptableRequest(400, 'This is no content file')
        return found.file
      }
      if (path === 'open') {
        // Vite knows the editors of each system, and takes the one that runs.
        const place = encodeURIComponent(`${join(root, file())}:${order.line}`)
        request.url = `/__open-in-editor?file=${place}`
        vite(request, response, () => response.writeHead(404).end())
        return
      }
      const orders: Record<string, () => unknown> = {
        words: () => editWords(root, file(), order),
        review: () => readReview(root),
        translated: () => writeWhole(join(root, file()), recordTranslation(file(), disk)),
        send: () => ({ next: sendForReview(root, `${order.message}`) }),
      }
      const carryOut = orders[path]
      if (!carryOut) throw new UnacceptableRequest(404, 'There is no such order')
      try {
        sendJson(response, 200, (await carryOut()) ?? {})
      } catch (error) {
        throw error instanceof CommandError ? new UnacceptableRequest(409, error.message) : error
      }
    })
  return { handler, token }
}
