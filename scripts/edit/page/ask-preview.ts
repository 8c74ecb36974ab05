/** Posts JSON to the preview. Resolves to its answer. Rejects with its message if it refuses. */
export async function askPreview<Answer>(
  address: string,
  sent: unknown,
  signal: AbortSignal | null = null,
): Promise<Answer> {
  const response = await fetch(address, { method: 'POST', body: JSON.stringify(sent), signal })
  const body = await response.json()
  if (!response.ok) {
    throw new Error(`${body.error}`)
  }
  return body
}
