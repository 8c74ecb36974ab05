// Lets Node 20 read our TypeScript: `node --import ./scripts/typescript.mjs scripts/<name>.ts`.
import { register } from 'node:module'

process.setSourceMapsEnabled(true)
register('./typescript-hooks.mjs', import.meta.url)
