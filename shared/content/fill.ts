/** Fills a template: `fill('#{rank}', { rank: 1 })` is '#1'. Variables without a value stay. */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => `${values[name] ?? place}`)
}
