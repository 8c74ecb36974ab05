import { type PreviewReply, parseReply, type RequestOf, type RequestType } from './requests.ts'

/** Sends a request to the preview. Resolves to a refusal if there is no answer. */
export async function askPreview<Type extends RequestType>(
  request: RequestOf<Type> & { type: Type },
  signal: AbortSignal | null = null,
): Promise<PreviewReply<Type>> {
  const options = { method: 'POST', body: JSON.stringify(request), signal }
  const body: unknown = await fetch('/preview/request', options)
    .then(response => response.json())
    .catch(() => null)
  return body === null
    ? { refusal: 'The preview has stopped. Start the preview again; your text stays here.' }
    : parseReply(request.type, body)
}
