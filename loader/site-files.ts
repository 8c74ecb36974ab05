import type { ReadJsonFile, VariantClient } from '../shared/pages/handover.ts'
import { entryPageJson, navigationType } from './document.ts'

/**
 * What the page does if the site's own files are missing, for example because a new version of the
 * site has replaced them. It fetches each file again and bypasses the browser's cache, which may
 * keep a host's "not found" for a year. If that fails, it reloads itself, at most once, and only if
 * the host has a newer page. Without its files the page is readable, and its links open documents.
 */

/** Resolves with the work's result, or rejects if it takes longer. The work continues. */
export const within = <Value>(milliseconds: number, work: Promise<Value>): Promise<Value> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => setTimeout(reject, milliseconds, 'timeout')),
  ])

/** Fetches a file of the site. Reads all of it, because only then browsers replace a cached one. */
async function read(address: string, cache?: RequestCache): Promise<string> {
  const response = await fetch(address, { cache })
  // Pages of some addresses have status 404.
  if (!response.ok && address !== location.href) {
    throw new Error(`HTTP ${response.status}`)
  }
  return response.text()
}

export const readJsonFile: ReadJsonFile = address =>
  within(5_000, read(address).then(JSON.parse)).catch(() =>
    within(10_000, read(address, 'reload').then(JSON.parse)),
  )

/**
 * Imports modules, each in a separate task, so that no task is long. An import that hangs cannot be
 * repeated.
 */
export function importModules(scripts: string[]): Promise<VariantClient<unknown>[]> {
  const load = () => Promise.all(scripts.map(script => import(/* @vite-ignore */ script)))
  return load().catch(() => Promise.all(scripts.map(script => read(script, 'reload'))).then(load))
}

/**
 * Reloads the page if the host has a newer one, which names other files. A page that was reloaded,
 * or whose form contains text, stays as it is.
 */
export async function recover(error: unknown): Promise<void> {
  const html = await within(10_000, read(location.href, 'reload')).catch(() => '')
  const isNewer = html.includes('casino-guide-page') && !html.includes(entryPageJson)
  const fields = document.querySelectorAll<HTMLInputElement>('form [name]')
  const isWritten = [...fields].some(({ value }) => value)
  if (isNewer && !isWritten && navigationType && navigationType !== 'reload') {
    return location.reload()
  }
  console.error(`Sayfa etkinleştirilemedi: ${error}`)
}
