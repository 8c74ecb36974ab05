import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform } from 'rolldown/utils'

/**
 * Loads as Node does, but removes the types from our `.ts` files first. Only Node before 22.18 needs
 * this file: delete the file, and its line in run.mjs, when `engines` names no such version.
 * https://nodejs.org/api/module.html#loadurl-context-nextload
 */
export async function load(url, context, nextLoad) {
  if (!url.endsWith('.ts')) {
    return nextLoad(url, context)
  }
  const file = fileURLToPath(url)
  const { code, map, errors } = await transform(file, await readFile(file, 'utf8'), {
    sourcemap: true,
    tsconfig: false,
    typescript: { onlyRemoveTypeImports: true },
  })
  if (errors.length > 0) {
    throw new SyntaxError(`${file}: ${errors[0].message}`)
  }
  const comment = `//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`
  return { format: 'module', source: `${code}\n${comment}`, shortCircuit: true }
}
