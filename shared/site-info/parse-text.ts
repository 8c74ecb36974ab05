import { cutText } from './cut-text.ts'

/**
 * Gives the text of a field, at most 500 characters. A number becomes text, anything else ''
 * (and so does Infinity, which is what JSON makes of 1e999). Never throws.
 */
export function parseText(value: unknown): string {
  if (typeof value === 'string') return cutText(value, 500)
  return Number.isFinite(value) ? String(value) : ''
}
