import { readFileSync } from 'node:fs'

const definitions = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')

/**
 * The properties that schema.org defines for a type, those of the types above it included. Throws
 * when it defines no such type.
 */
export function schemaProperties(type: string): string[] {
  const definition = new RegExp(`^interface ${type}Base extends ([^{]+) \\{$(.*?)^\\}`, 'ms')
  const [, parents, body] = definition.exec(definitions) ?? []
  if (parents === undefined || body === undefined) {
    // A type without properties of its own has nothing but what it extends.
    const [, base] =
      new RegExp(`^export interface ${type}Leaf extends (\\w+)Base `, 'm').exec(definitions) ?? []
    if (!base) throw new Error(`schema.org defines no type ${type}.`)
    return schemaProperties(base)
  }
  const own = [...body.matchAll(/^ {4}"(\w+)"\?:/gm)].map(([, name = '']) => name)
  const above = [...parents.matchAll(/(\w+)Base\b/g)].map(([, name = '']) => name)
  return [...own, ...above.filter(name => name !== type).flatMap(schemaProperties)]
}
