/**
 * Cuts flat YAML where a line begins at the edge: there a field begins, with the shifted lines
 * that continue it. Lines are counted from 0. Comments and empty lines are left out.
 */
export function splitYamlFields(yaml: string): { text: string; line: number }[] {
  const pieces: { text: string; line: number }[] = []
  yaml.split('\n').forEach((text, line) => {
    if (text.startsWith('#')) return
    const last = pieces.at(-1)
    if (last && (text === '' || /^\s/.test(text))) last.text += `\n${text}`
    else if (text.trim() !== '') pieces.push({ text, line })
  })
  return pieces
}
