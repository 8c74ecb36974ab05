/**
 * Delivers the contact form as JSON to the configured address. Gives whether it was accepted with
 * a 2xx answer within ten seconds; every failure is the same to the visitor. The signal stops it.
 */
export async function deliverMessage(
  address: string,
  form: FormData,
  signal: AbortSignal,
): Promise<boolean> {
  try {
    // Only now, so that no page waits for what few visitors use.
    const { default: ky } = await import('ky')
    await ky.post(address, { json: Object.fromEntries(form), timeout: 10_000, retry: 0, signal })
    return true
  } catch {
    return false
  }
}
