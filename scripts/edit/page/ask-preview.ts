import type { PreviewAnswers, PreviewReply, PreviewRequest } from './requests.ts'

/** Sends a request to the preview. Resolves to the answer or, in plain words, the reason of a refusal. */
export async function askPreview<Request extends PreviewRequest>(
  request: Request,
  signal: AbortSignal | null = null,
): Promise<PreviewReply<PreviewAnswers[Request['type']]>> {
  try {
    const options = { method: 'POST', body: JSON.stringify(request), signal }
    const response = await fetch('/preview/request', options)
    return await response.json()
  } catch {
    return { refusal: 'The preview has stopped. Start it again; your text stays here.' }
  }
}
