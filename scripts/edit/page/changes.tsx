import { type ReactNode, useActionState, useEffect, useState } from 'react'
import { type ChangedFile, type News, postTo } from './news.ts'

type Review = { changed?: ChangedFile[]; stale?: ChangedFile[]; problem?: string }

/** Shows what differs from `main`, sends it for review, and lists stale translations. */
export function Changes({ news }: { news: News }) {
  const [isOpen, setOpen] = useState(false)
  const [{ changed, stale = [], problem }, setReview] = useState<Review>({})
  const [{ answer, error, message }, send, isSending] = useActionState(
    async (_: unknown, data: FormData) => {
      const message = `${data.get('message')}`
      const { answer, error } = await postTo('send', { message })
      // React empties a form after its action.
      return { answer, error, message: error && message }
    },
    { answer: '', error: '', message: '' },
  )
  const markTranslated = async (file: string) => {
    const { error } = await postTo('translated', { file })
    if (error) {
      setReview(review => ({ ...review, problem: error }))
    }
  }
  useEffect(() => {
    if (isOpen && news && !isSending) {
      postTo('review', {}).then(({ answer, error }) => setReview(answer ?? { problem: error }))
    }
  }, [isOpen, news, isSending])
  return (
    <details onToggle={({ newState }) => setOpen(newState === 'open')}>
      <summary>Changes</summary>
      {changed?.length === 0 && <p>Nothing differs from main.</p>}
      {changed?.map(each => (
        <Changed key={each.file} {...each} />
      ))}
      {stale.length > 0 && <p>The English text of these translations may have changed:</p>}
      {stale.map(each => (
        <Changed key={each.file} {...each}>
          <button type="button" onClick={() => markTranslated(each.file)}>
            The translation is right
          </button>
        </Changed>
      ))}
      <form action={send}>
        {/* Above the button, which is in view. */}
        <p role="status" className={answer && !problem ? 'good' : 'bad'}>
          {problem ?? (answer || error)}
        </p>
        <label>
          What you changed, in a few words <input name="message" required defaultValue={message} />
        </label>
        <button type="submit" className="primary">
          Send for review
        </button>
      </form>
    </details>
  )
}

/** Shows a file with its words struck out and inserted, or a picture as it is now. */
const Changed = ({ file, address, words, children }: ChangedFile & { children?: ReactNode }) => (
  <section aria-label={file}>
    <h3>{address ? <a href={address}>{file}</a> : file}</h3>
    {!/\.(md|yaml)$/.test(file) && <img src={`/${file}`} alt="" />}
    <p className="words">
      {words.map(([sign, text], at) => {
        const Tag = ({ '': 'span', '-': 'del', '+': 'ins' } as const)[sign]
        // biome-ignore lint/suspicious/noArrayIndexKey: words are identified by their position
        return <Tag key={at}>{text}</Tag>
      })}
    </p>
    {children}
  </section>
)
