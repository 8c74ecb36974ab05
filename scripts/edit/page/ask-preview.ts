import { type PreviewReply, parseReply, type RequestOf, type RequestType } from './requests.ts'

/** Sends a request to the preview. Resolves to the answer or, in plain words, the reason of a refusal. */
export async function askPreview<Type extends RequestType>(
  request: RequestOf<Type> & { type: Type },
  signal: AbortSignal | null = null,
): Promise<PreviewReply<Type>> {
  const options = { method: 'POST', body: JSON.stringify(request), signal }
  const body: unknown = await fetch('/preview/request', options)
    .then(response => response.json())
    .catch(() => null)
  return body === null
    ? { refusal: 'The preview has stopped. Start it again; your text stays here.' }
    : parseReply(request.type, body)
}
