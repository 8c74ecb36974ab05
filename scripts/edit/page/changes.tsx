import { type ReactNode, useActionState, useEffect, useRef, useState } from 'react'
import { askPreview } from './ask-preview.ts'
import type { ChangedFile, News, Review } from './requests.ts'
import { showInPanel } from './show-in-panel.ts'

export function Changes({ news }: { news: News }) {
  const [isOpen, setOpen] = useState(false)
  const [review, setReview] = useState<Review>()
  const [isReading, setReading] = useState(false)
  const [problem, setProblem] = useState('')
  /** The stale translations whose button was pressed, until a review has seen them. */
  const [confirmed, setConfirmed] = useState<string[]>([])
  const [sent, send, isSending] = useActionState(sendForReview, notSent)
  const box = useRef<HTMLDetailsElement>(null)

  const hasReview = review !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first review makes it long enough
  useEffect(() => {
    if (isOpen && box.current) {
      showInPanel(box.current)
    }
  }, [isOpen, hasReview])

  useEffect(() => {
    if (!isOpen || !news || isSending) {
      return
    }
    const reading = new AbortController()
    setReading(true)
    askPreview({ type: 'review' }, reading.signal).then(reply => {
      if (reading.signal.aborted) {
        return
      }
      setReading(false)
      if ('refusal' in reply) {
        return setProblem(reply.refusal)
      }
      setProblem('')
      setReview(reply.answer)
      setConfirmed([])
    })
    return () => reading.abort()
  }, [isOpen, news, isSending])

  const confirm = async (file: string) => {
    setConfirmed(files => [...files, file])
    const reply = await askPreview({ type: 'confirm translation', file })
    if ('refusal' in reply) {
      setProblem(reply.refusal)
      setConfirmed(files => files.filter(each => each !== file))
    }
  }
  const stale = review?.stale.filter(({ file }) => !confirmed.includes(file)) ?? []
  return (
    <>
      <details ref={box} onToggle={({ newState }) => setOpen(newState === 'open')}>
        <summary>Changes</summary>
        <p role="status" className={problem ? 'bad' : 'quiet'}>
          {problem || (isReading && 'Reading what has changed …')}
        </p>
        {review && (
          <>
            <FileList title="Not sent yet" files={review.unsent} />
            <FileList title={`Sent, but not in ${review.mainBranch} yet`} files={review.sent} />
            {review.unsent.length + review.sent.length === 0 && (
              <p>Nothing differs from {review.mainBranch}.</p>
            )}
          </>
        )}
        <FileList title="The English text of these translations may have changed" files={stale}>
          {({ file }) => (
            <button type="button" onClick={() => confirm(file)}>
              The translation is right
            </button>
          )}
        </FileList>
      </details>
      <form action={send} className="send">
        <label htmlFor="preview-message">
          <small>What you changed, in a few words</small>
        </label>
        <div className="row">
          <input id="preview-message" name="message" required defaultValue={sent.message} />
          <button type="submit" className="primary">
            Send for review
          </button>
        </div>
        <p role="status" className={sent.isDone ? 'good' : 'bad'}>
          {isSending ? 'Sending …' : sent.result}
        </p>
      </form>
    </>
  )
}

/** The result of sending, and the message if it has to be sent again. */
type Sent = { isDone: boolean; result: string; message: string }

const notSent: Sent = { isDone: false, result: '', message: '' }

async function sendForReview(_: Sent, data: FormData): Promise<Sent> {
  const message = `${data.get('message')}`
  const reply = await askPreview({ type: 'send', message })
  // React empties a form after its action.
  return 'refusal' in reply
    ? { isDone: false, result: reply.refusal, message }
    : { isDone: true, result: reply.answer, message: '' }
}

type FileListProps = {
  title: string
  files: readonly ChangedFile[]
  /** Renders what is below a file. */
  children?: (file: ChangedFile) => ReactNode
}

function FileList({ title, files, children }: FileListProps) {
  if (files.length === 0) {
    return null
  }
  return (
    <>
      <h2>{title}</h2>
      {files.map(each => (
        <section key={each.file} aria-label={each.file}>
          <h3>{each.address ? <a href={each.address}>{each.file}</a> : each.file}</h3>
          <WhatChanged {...each} />
          {children?.(each)}
        </section>
      ))}
    </>
  )
}

function WhatChanged({ file, summary, words }: ChangedFile) {
  if (summary) {
    return <p>{summary}</p>
  }
  if (!/\.(md|yaml)$/.test(file)) {
    return <img src={`/${file}`} alt="" />
  }
  return (
    <p className="words">
      {words.map(([sign, text], at) => {
        const Tag = ({ '': 'span', '-': 'del', '+': 'ins' } as const)[sign]
        // biome-ignore lint/suspicious/noArrayIndexKey: words are identified by their position
        return <Tag key={at}>{text}</Tag>
      })}
    </p>
  )
}
