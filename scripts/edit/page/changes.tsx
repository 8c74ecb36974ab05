import { type ReactNode, useActionState, useEffect, useState } from 'react'
import { askPreview } from './ask-preview.ts'
import type { News } from './news.ts'
import type { ChangedFile, Review } from './review.ts'

/** Shows what differs from the main branch, sends it for review, and lists stale translations. */
export function Changes({ news }: { news: News }) {
  const [isOpen, setOpen] = useState(false)
  const [review, setReview] = useState<Review>()
  const [problem, setProblem] = useState('')
  const [sent, send, isSending] = useActionState(sendForReview, {
    done: '',
    refusal: '',
    message: '',
  })
  const confirm = async (file: string) => {
    const reply = await askPreview({ type: 'confirm translation', file })
    setProblem('refusal' in reply ? reply.refusal : '')
  }
  useEffect(() => {
    if (isOpen && news && !isSending) {
      askPreview({ type: 'review' }).then(reply => {
        if ('refusal' in reply) {
          setProblem(reply.refusal)
        } else {
          setReview(reply.answer)
        }
      })
    }
  }, [isOpen, news, isSending])
  return (
    <details onToggle={({ newState }) => setOpen(newState === 'open')}>
      <summary>Changes</summary>
      {review?.unsent.map(each => (
        <Changed key={each.file} {...each} />
      ))}
      {review?.sent.map(each => (
        <Changed key={each.file} {...each} />
      ))}
      {review?.stale.map(each => (
        <Changed key={each.file} {...each}>
          <button type="button" onClick={() => confirm(each.file)}>
            The translation is right
          </button>
        </Changed>
      ))}
      <form action={send}>
        {/* Above the button, which is in view. */}
        <p role="status" className={sent.done && !problem ? 'good' : 'bad'}>
          {problem || sent.done || sent.refusal}
        </p>
        <label>
          What you changed, in a few words{' '}
          <input name="message" required defaultValue={sent.message} />
        </label>
        <button type="submit" className="primary">
          Send for review
        </button>
      </form>
    </details>
  )
}

type Sent = { done: string; refusal: string; message: string }

async function sendForReview(_: Sent, data: FormData): Promise<Sent> {
  const message = `${data.get('message')}`
  const reply = await askPreview({ type: 'send', message })
  // React empties a form after its action.
  return 'refusal' in reply
    ? { done: '', refusal: reply.refusal, message }
    : { done: reply.answer, refusal: '', message: '' }
}

/** Shows a file with its words struck out and inserted, or a picture as it is now. */
const Changed = ({
  file,
  address,
  summary,
  words,
  children,
}: ChangedFile & { children?: ReactNode }) => (
  <section aria-label={file}>
    <h3>{address ? <a href={address}>{file}</a> : file}</h3>
    {!/\.(md|yaml)$/.test(file) && <img src={`/${file}`} alt="" />}
    <p className="words">
      {summary}
      {words.map(([sign, text], at) => {
        const Tag = ({ '': 'span', '-': 'del', '+': 'ins' } as const)[sign]
        // biome-ignore lint/suspicious/noArrayIndexKey: words are identified by their position
        return <Tag key={at}>{text}</Tag>
      })}
    </p>
    {children}
  </section>
)
