/** Posts to the preview. Returns what it tells, or in plain words what went wrong. */
export async function postTo(path: string, body: object, token: string, signal?: AbortSignal) {
  const headers = { 'Content-Type': 'application/json', 'X-Preview-Token': token }
  try {
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    const response = await fetch(`/preview/${path}`, { ...request, signal: signal ?? null })
    const told = JSON.parse((await response.text()) || '{}')
    return response.ok ? { told, problem: '' } : { told: null, problem: `${told.error}` }
  } catch {
    return { told: null, problem: 'The preview has stopped. Start it again; your text stays here.' }
  }
}
