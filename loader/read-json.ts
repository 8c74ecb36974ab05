/** In characters; more than any answer that is meant: 200 full brands are some 500 KB. */
const MOST = 2_000_000

/**
 * Returns the JSON in the body of an answer, and rejects on what is none. It reads little further than
 * 2 MB, because a service that sends without end must cost a visitor neither memory nor the time-out:
 * JSON cut short is none.
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
