import { type ReactNode, useEffect, useState } from 'react'
import { type News, postTo, type Review } from './news.ts'

/** Shows what differs from `main`, sends it for review, and shows what translators have to follow. */
export function Changes({ news }: { news: News }) {
  const [seen, setSeen] = useState<News | null>(null)
  const [{ changed, stale }, setReview] = useState<Review>({ changed: [], stale: [] })
  const [said, setSaid] = useState({ answer: '', problem: '' })
  useEffect(() => {
    if (seen)
      void postTo('review', {}).then(({ answer, problem }) => {
        setSaid({ answer: '', problem })
        if (answer) setReview(answer)
      })
  }, [seen])
  if (seen && seen !== news) setSeen(news)
  return (
    <>
      <button type="button" popoverTarget="preview-changes">
        Changes
      </button>
      <div
        id="preview-changes"
        popover="auto"
        role="dialog"
        aria-label="Changes"
        onToggle={({ newState }) => setSeen(newState === 'open' ? news : null)}
      >
        <h2>{changed.length > 0 ? 'Changed since main' : 'Nothing differs from main'}</h2>
        {changed.map(each => (
          <Changed key={each.file} {...each} />
        ))}
        <form
          className="row"
          action={async data => setSaid(await postTo('send', { message: data.get('message') }))}
        >
          <label>
            What you changed, in a few words <input name="message" required />
          </label>
          <button type="submit" className="primary">
            Send for review
          </button>
        </form>
        <p role="status" className={said.problem && 'mistake'}>
          {said.answer || said.problem}
        </p>
        {stale.length > 0 && <h2>Translations of a text that has changed since</h2>}
        {stale.map(each => (
          <Changed key={each.file} {...each}>
            <button type="button" onClick={() => postTo('translated', { file: each.file })}>
              The translation is right
            </button>
          </Changed>
        ))}
      </div>
    </>
  )
}

/** Shows a file with its words struck and inserted; a picture as it is now. */
const Changed = ({
  file,
  address,
  words,
  children,
}: Review['stale'][number] & { children?: ReactNode }) => (
  <section aria-label={file}>
    <h3>{address ? <a href={address}>{file}</a> : file}</h3>
    {!/\.(md|yaml)$/.test(file) && <img src={`/${file}`} alt="" />}
    <p className="words">
      {words?.map(([sign, text], at) => {
        const Tag = sign === '-' ? 'del' : sign === '+' ? 'ins' : 'span'
        // biome-ignore lint/suspicious/noArrayIndexKey: the words are what they are by their place
        return <Tag key={at}>{text}</Tag>
      }) ?? 'Git does not have the English text that this was made from.'}
    </p>
    {children}
  </section>
)
