import type { VFile } from 'vfile'
import { location } from 'vfile-location'
import { error } from '../finding.ts'

/** Reports why a file cannot be read as text at all. */
export function checkReadable(file: VFile): void {
  const source = `${file.value}`
  const { toPoint } = location(file)
  if (source.trim() === '') {
    error(file, 'This file is empty. Write its words, or delete it.')
  }
  // In UTF-16 every second byte of a Latin text is zero.
  const isUtf16 = /^\0?[^\0]\0[^\0]\0/.test(source)
  const unknown = isUtf16 ? 0 : source.indexOf('\uFFFD')
  if (unknown >= 0) {
    error(file, 'A character cannot be read. Save the file as UTF-8.', toPoint(unknown))
  }
  for (const { index } of source.matchAll(/^<{7}(?: |$)[\s\S]*?^>{7}(?= |$)|^[<>]{7}(?= |$)/gm)) {
    const remedy =
      'Keep the words you want, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.'
    error(file, `Git left two versions here. ${remedy}`, toPoint(index))
  }
}
