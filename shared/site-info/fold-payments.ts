/** Returns the payment icons shown at once, six, and those behind 'N more' (spec §9). */
export function foldPayments(payments: readonly string[]): { shown: string[]; folded: string[] } {
  return { shown: payments.slice(0, 6), folded: payments.slice(6) }
}
