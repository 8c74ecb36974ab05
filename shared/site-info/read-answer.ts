/** In characters; 200 full brands are some 500 KB. */
const MOST = 2_000_000

/**
 * Reads the JSON of the service's answer. Rejects other bodies, and any status outside 200–299. Stops
 * reading a stream after 2 MB, because it can be endless.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}`)
  }
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  // Substitutes for `fetch` in some webviews have only a text.
  let text = reader ? '' : await response.text()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > MOST) {
      reader?.cancel()
    }
  }
  return JSON.parse(text + decoder.decode())
}
