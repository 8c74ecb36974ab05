import { join } from 'node:path'
import type { Connect } from 'vite'
import { contentSources, filesOnDisk } from '../content/content-files.ts'
import { readReview } from '../content/review.ts'
import { sendForReview } from '../content/send-for-review.ts'
import { recordTranslation } from '../content/translations.ts'
import { answer, type Handler, pathOf, readJsonObject, refusal, sendJson } from '../serve/server.ts'
import { writeWhole } from '../system/write-file.ts'
import { editWords } from './edit-words.ts'

/**
 * Returns what carries out an editor's orders, which are posted below `/preview/`. It takes them from
 * this server's own pages alone: by the Origin that browsers send and by a token that is new in each run.
 */
export const editorHandler =
  (root: string, token: string, vite: Connect.NextHandleFunction): Handler =>
  (request, response) => {
    const [, order = ''] = /^\/preview\/(.*)/.exec(pathOf(request)) ?? []
    if (request.method === 'GET' || !order) return false
    return answer(response, async () => {
      const { host = '', origin } = request.headers
      if (request.method !== 'POST' || origin !== `http://${host}`)
        throw refusal(403, 'Only pages of the preview can edit')
      if (request.headers['x-preview-token'] !== token)
        throw refusal(403, 'The preview was started again: load the page again')

      const { file: asked, ...words } = await readJsonObject(request)
      const disk = filesOnDisk(root)
      const file = (): string => {
        const found = contentSources(disk).find(each => each.file === asked)
        if (!found) throw refusal(400, 'This is no content file')
        return found.file
      }
      if (order === 'open') {
        // Vite knows the editors of each system, and takes the one that runs.
        const place = encodeURIComponent(`${join(root, file())}:${words.line}`)
        request.url = `/__open-in-editor?file=${place}`
        vite(request, response, () => response.writeHead(404).end())
        return
      }
      const orders: Record<string, () => unknown> = {
        words: () => editWords(root, file(), words),
        review: () => readReview(root),
        translated: () => writeWhole(join(root, file()), recordTranslation(file(), disk)),
        send: async () => ({ next: await sendForReview(root, `${words.message}`) }),
      }
      const carryOut = orders[order]
      if (!carryOut) throw refusal(404, 'There is no such order')
      sendJson(response, 200, (await carryOut()) ?? {})
    })
  }
