/// <reference types="vite/client" />
import { type ShownSite, shownSiteId, versionEvent } from '../contract.ts'
// Imported here, because the preview’s error page loads no other script.
import '../../system/tool-look.css'

export const shownSite: ShownSite = JSON.parse(
  document.getElementById(shownSiteId)?.textContent ?? '{}',
)

let onNewVersion = () => location.reload()

/** Calls a function in place of the reload that follows a save. */
export function insteadOfReload(wait: () => void): void {
  onNewVersion = wait
}

import.meta.hot?.on(versionEvent, (version: string) => {
  if (version !== shownSite.version) {
    onNewVersion()
  }
})
// A save can come before this page is connected.
import.meta.hot?.send(versionEvent)
