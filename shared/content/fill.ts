/**
 * Replaces a template's variables: `fill('#{rank}', { rank: 1 })` is '#1'. A variable without a value
 * stays as it is.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`)
}
