/** In characters; more than any answer that is meant: 200 full brands are some 500 KB. */
const MOST = 2_000_000

/**
 * The JSON in the body of an answer. It stops reading, and rejects, past 2 MB: a service that sends
 * without end must cost a visitor neither memory nor the time-out. Rejects on what is not JSON.
 */
export async function readJson({ body }: Response): Promise<unknown> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > MOST) {
      reader?.cancel()
      throw new Error('yanıt çok büyük')
    }
  }
  return JSON.parse(text + decoder.decode())
}
