/// <reference types="vite/client" />
import { savedEvent } from '../contract.ts'
import '../../system/tool-look.css'

// The script of the page that says why another one cannot be shown.
import.meta.hot?.on(savedEvent, () => location.reload())
// A save can come before this page is connected.
import.meta.hot?.on('vite:ws:connect', async () => {
  const { status } = await fetch(location.href, { headers: { accept: 'text/html' } })
  if (status !== 500) {
    location.reload()
  }
})
