/** In characters; 200 full brands are some 500 KB. */
const MOST = 2_000_000

/** Reads a body’s JSON. Rejects anything else, also a body of over 2 MB, which can be endless. */
export async function readJson(response: Response): Promise<unknown> {
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  // Substitutes for `fetch` in some webviews have only a text.
  let text = reader ? '' : (await response.text()).slice(0, MOST)
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    text += decoder.decode(part.value, { stream: true })
    if (text.length > MOST) {
      reader?.cancel()
    }
  }
  return JSON.parse(text + decoder.decode())
}
