/// <reference types="vite/client" />
import { type ReactNode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { variants } from '../../shared/site-info/site-info.ts'
import type { FileLine, PanelFinding } from './contract.ts'
import '../system/tool-look.css'
import './panel.css'

const aside = document.createElement('aside')
Object.assign(aside, { id: 'preview', className: 'tool', ariaLabel: 'Preview' })
document.body.append(aside)
const root = createRoot(aside)
import.meta.hot?.on('preview:findings', findings => root.render(<Panel findings={findings} />))
// The page gets no findings, and reloads, if its words have changed since.
const version = new URL(import.meta.url).searchParams.get('version')
import.meta.hot?.send('preview:page', { path: location.pathname, version })
askAboutClicks()

function Panel({ findings }: { findings: readonly PanelFinding[] }): ReactNode {
  const [fileLine, setFileLine] = useState<FileLine | null>(null)
  const [problem, setProblem] = useState('')
  function open(fileLine: FileLine | null): void {
    setFileLine(fileLine)
    setProblem(fileLine ? '' : 'This text is in no content file.')
    if (fileLine) {
      // In the editing program, if Vite finds the program.
      void fetch(`/__open-in-editor?file=${encodeURIComponent(fileLine)}`)
    }
  }
  useEffect(() => {
    import.meta.hot?.on('preview:line', open)
    return () => import.meta.hot?.off('preview:line', open)
  })
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
      <Findings findings={findings} open={open} />
    </div>
  )
}

type FindingsProps = {
  findings: readonly PanelFinding[]
  open: (fileLine: FileLine) => void
}

/** Lists what `npm run content` says. A click opens the line. */
function Findings({ findings, open }: FindingsProps): ReactNode {
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

/** Asks for the line of each text that is clicked with Alt. */
function askAboutClicks(): void {
  function askForLine(event: MouseEvent): void {
    const { target } = event
    if (!event.altKey || !(target instanceof Element) || aside.contains(target)) {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const path = location.pathname
    const variant = variants.find(name => name === document.documentElement.dataset.variant)
    if (variant) {
      import.meta.hot?.send('preview:texts', { path, variant, texts: textsAround(target) })
    }
  }
  // A class, because the link that covers a card must leave its texts to the pointer.
  const toggleCursor = ({ altKey }: KeyboardEvent) =>
    document.documentElement.classList.toggle('preview-opens', altKey)
  addEventListener('click', askForLine, { capture: true })
  addEventListener('keydown', toggleCursor)
  addEventListener('keyup', toggleCursor)
}

/** Lists the texts of an element, of parts of it, and of the elements around it. */
function textsAround(element: Element): string[] {
  const texts = [element.textContent, ...textsOfParts(element)]
  for (let above = element.parentElement; above; above = above.parentElement) {
    texts.push(above.textContent)
  }
  // Longer than a paragraph, it is of several texts.
  return texts.map(text => text?.trim() ?? '').filter(text => text && text.length < 2000)
}

/**
 * Lists the texts of an element's consecutive child nodes, the longest first, because an element can
 * contain several labels. Each has text of the element itself: a click on a child has another target.
 */
function textsOfParts({ childNodes }: Element): string[] {
  const nodes = [...childNodes].slice(0, 8)
  return nodes
    .flatMap((_, start) =>
      nodes.slice(start).map((_, more) => nodes.slice(start, start + more + 1)),
    )
    .filter(part => part.some(node => node instanceof Text && node.data.trim() !== ''))
    .sort((one, other) => other.length - one.length)
    .map(part => part.map(({ textContent }) => textContent).join(''))
}
