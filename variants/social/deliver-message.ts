import ky from 'ky'

/** Posts a message as JSON. Resolves to whether a 2xx came within ten seconds. */
export async function deliverMessage(address: string, form: FormData): Promise<boolean> {
  try {
    await ky.post(address, { json: Object.fromEntries(form), timeout: 10_000, retry: 0 })
    return true
  } catch {
    return false
  }
}
