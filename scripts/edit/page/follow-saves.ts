/// <reference types="vite/client" />
import { versionEvent } from '../contract.ts'

let act = () => location.reload()

/** Calls a function in place of the reload that follows a save. */
export function insteadOfReload(wait: () => void): void {
  act = wait
}

import.meta.hot?.on(versionEvent, (version: string) => {
  if (version !== document.documentElement.dataset.siteVersion) {
    act()
  }
})
// A save can come before this page is connected.
import.meta.hot?.send(versionEvent)
