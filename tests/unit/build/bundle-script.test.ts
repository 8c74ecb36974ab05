import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleScript } from '../../../scripts/build/bundle-script.ts'
import { temporaryFolder } from '../../helpers/temporary-folder.ts'

test('a script that uses a name of a removed setting is refused, whatever it declares', async () => {
  const { folder } = temporaryFolder()
  const lines = ['declare const INFO_CALL: { origin: string }', 'declare const INFO_GONE: string']
  const used = ['open(INFO_CALL.origin)', 'open(INFO_GONE)']
  const call = { origin: 'https://info.example.com', headers: {}, timeoutMs: 100 }
  const bundle = (last: string) => {
    writeFileSync(join(folder, 'script.ts'), [...lines, last].join('\n'))
    return bundleScript(folder, 'script.ts', 'esm', { INFO_CALL: call })
  }
  expect(await bundle(`${used[0]}`)).toBe('open(`https://info.example.com`);')
  await expect(bundle(`${used[1]}`)).rejects.toThrow('does not define INFO_GONE')
})
