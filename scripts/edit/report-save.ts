import { type AlteredAddress, reportChanges } from '../build/altered-addresses.ts'

/** What a preview prints after a save: the file, and the addresses that it changed or its mistakes. */
export function reportSave(
  origin: string,
  files: readonly string[],
  altered: readonly AlteredAddress[],
  problems: readonly string[],
): string {
  const time = new Date().toTimeString().slice(0, 8)
  const changes = reportChanges(
    altered.map(each => ({ ...each, address: origin + each.address + queryOf(each.variant) })),
  )
  const nothing = problems.length === 0 && changes.length === 0
  return [
    `\n${time}  ${files.join(', ')}`,
    ...(nothing ? ['no page reads differently'] : changes),
    ...problems.map(problem => `PUT RIGHT  ${problem}`),
    ...(problems.length > 0 ? ['The preview goes on showing the last good text.'] : []),
  ].join('\n          ')
}

/** The stand-in info service shows the affiliate site unless it is asked for the other. */
const queryOf = (variant: string): string => (variant === 'social' ? '?secretkey=social' : '')
