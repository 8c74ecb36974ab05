/// <reference types="vite/client" />
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { errorId } from '../build/entry-page/error-page.ts'
import {
  type FileLine,
  findingsAddress,
  type PanelData,
  type PanelFinding,
  textAddress,
} from './contract.ts'
import '../system/tool-look.css'
import './panel.css'

const aside = document.createElement('aside')
Object.assign(aside, { id: 'preview', className: 'tool', ariaLabel: 'Preview' })
document.body.append(aside)
const { findings } = await reloadIfOutdated()
// A save can come before this page is connected.
import.meta.hot?.on('vite:ws:connect', reloadIfOutdated)
createRoot(aside).render(<Panel />)
await showErrors(findings.filter(({ severity }) => severity === 'error'))

/** Asks for the findings, and reloads the page if its words have changed since. */
async function reloadIfOutdated(): Promise<PanelData> {
  const data = await askPreview<PanelData>(findingsAddress)
  if (data.version !== new URL(import.meta.url).searchParams.get('version')) {
    location.reload()
  }
  return data
}

/** Asks the preview about this page. */
async function askPreview<Answer>(
  address: string,
  values: readonly [string, string][] = [],
): Promise<Answer> {
  const query = new URLSearchParams([['path', location.pathname], ...values])
  const response = await fetch(`${address}?${query}`)
  return response.json()
}

/** Opens a line of a file in the editing program, if Vite finds the program. */
const openInEditor = (fileLine: FileLine): Promise<Response> =>
  fetch(`/__open-in-editor?file=${encodeURIComponent(fileLine)}`)

/** Covers the page with Vite's overlay if the files or the code have errors. */
async function showErrors(errors: readonly PanelFinding[]): Promise<void> {
  const thrown = document.getElementById(errorId)?.textContent
  if (errors.length === 0 && !thrown) {
    return
  }
  const lines = errors.map(({ fileLine, message }) =>
    fileLine ? `${fileLine}  ${message}` : message,
  )
  const shown =
    errors.length > 0 ? { message: lines.join('\n'), stack: '' } : JSON.parse(`${thrown}`)
  const ErrorOverlay = await customElements.whenDefined('vite-error-overlay')
  document.body.append(new ErrorOverlay(shown))
}

function Panel(): ReactNode {
  const [fileLine, setFileLine] = useState<FileLine | null>(null)
  const [problem, setProblem] = useState('')
  function open(fileLine: FileLine | null): void {
    setFileLine(fileLine)
    setProblem(fileLine ? '' : 'This text is in no content file.')
    if (fileLine) {
      void openInEditor(fileLine)
    }
  }
  useEffect(() => onTexts(open))
  return (
    <div className="row">
      <p>Alt (Option) + click a text to open its file.</p>
      <div role="status">
        {problem && <p className="bad">{problem}</p>}
        {fileLine && (
          <p>
            <code>{fileLine}</code>{' '}
            <button type="button" onClick={() => navigator.clipboard.writeText(fileLine)}>
              Copy
            </button>
          </p>
        )}
      </div>
      <Findings open={open} />
    </div>
  )
}

/** Lists what `npm run content` says. A click opens the line. */
function Findings({ open }: { open: (fileLine: FileLine) => void }): ReactNode {
  const numberOf = (severity: PanelFinding['severity']) =>
    findings.filter(finding => finding.severity === severity).length
  const [errors, toDo, notes] = [numberOf('error'), numberOf('to do'), numberOf('note')]
  return (
    <details open={errors > 0}>
      <summary className={errors > 0 ? 'bad' : ''}>
        Errors: {errors}, to do: {toDo}, notes: {notes}
      </summary>
      {findings.map(({ severity, message, fileLine }) => (
        <p key={`${fileLine} ${message}`} className={severity === 'error' ? 'bad' : ''}>
          {fileLine && (
            <button type="button" onClick={() => open(fileLine)}>
              {fileLine}
            </button>
          )}{' '}
          {message}
        </p>
      ))}
    </details>
  )
}

/** Calls a function with the line of each text that is clicked with Alt. Returns how to stop. */
function onTexts(open: (fileLine: FileLine | null) => void): () => void {
  async function follow(event: MouseEvent): Promise<void> {
    const { target } = event
    if (!event.altKey || !(target instanceof Element) || aside.contains(target)) {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const variant = document.documentElement.dataset.variant ?? ''
    const texts = textsAround(target).map((text): [string, string] => ['text', text])
    open(await askPreview<FileLine | null>(textAddress, [['variant', variant], ...texts]))
  }
  // A class, because the link that covers a card must leave its texts to the pointer.
  const toggleCursor = ({ altKey }: KeyboardEvent) =>
    document.documentElement.classList.toggle('preview-opens', altKey)
  const listening = new AbortController()
  addEventListener('click', follow, { capture: true, signal: listening.signal })
  addEventListener('keydown', toggleCursor, listening)
  addEventListener('keyup', toggleCursor, listening)
  return () => listening.abort()
}

/** Lists the texts of an element and of the elements around it. */
function textsAround(element: Element): string[] {
  const texts: string[] = []
  for (let at: Element | null = element; at && texts.length < 6; at = at.parentElement) {
    const text = at.textContent?.trim() ?? ''
    // Longer than a paragraph, it is of several texts.
    if (text && text.length < 2000) {
      texts.push(text)
    }
  }
  return texts
}
