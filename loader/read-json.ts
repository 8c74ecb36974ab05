/** In characters; more than any answer that is meant: 200 full brands are some 500 KB. */
const MOST = 2_000_000

/**
 * Returns the JSON in the body of an answer. Rejects where the body is no JSON, or was cut off: reading
 * ends soon after 2 MB, because a service that sends without end must cost a visitor neither memory
 * nor the time-out.
 */
export async function readJson({ body }: Response): Promise<unknown> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > MOST) reader?.cancel()
  }
  return JSON.parse(text + decoder.decode())
}
