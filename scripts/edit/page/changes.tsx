/// <reference types="vite/client" />
import '@vitejs/plugin-react/preamble'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type News, type PassageChange, postTo, type Review, type SentenceChange } from './news.ts'
import './panel.css'

const root = createRoot(document.querySelector('main') ?? document.body)
import.meta.hot?.on('preview:news', (news: News) => root.render(<Changes news={news} />))
import.meta.hot?.send('preview:open')

/** Shows what reads differently from `main`, and what translators have to follow. */
function Changes({ news }: { news: News }) {
  const [review, setReview] = useState<Review | null>(null)
  const [said, setSaid] = useState('')
  const post = async (path: string, body: object) => {
    const { told, problem } = await postTo(path, body, news.token)
    setSaid(told?.next ?? problem)
  }
  useEffect(() => {
    // Again after each save, of which the news tells.
    void postTo('review', {}, news.token).then(({ told, problem }) =>
      told ? setReview(told) : setSaid(problem),
    )
  }, [news])
  const { edited, stale } = review ?? { edited: [], stale: [] }
  return (
    <>
      <a href={document.referrer || '/'}>Back to the page</a>
      <h1>Changes</h1>
      <p role="status">{said}</p>
      {news.errors.map(error => (
        <p key={error}>Fix this: {error}</p>
      ))}
      {review && edited.length === 0 && <p>Nothing reads differently from main.</p>}
      {edited.map(({ file, sentences }) => (
        <section key={file}>
          <h2>{file}</h2>
          <Changed caption="This changed" passages={[{ sentences }]} />
        </section>
      ))}
      {edited.length > 0 && (
        <form action={data => post('send', { message: data.get('message') })}>
          <label>
            What you changed, in a few words <input name="message" />
          </label>{' '}
          <button type="submit">Send for review</button>
        </form>
      )}
      {stale.length > 0 && <h2>Translations of a text that has changed since</h2>}
      {stale.map(({ file, english }) => (
        <section key={file}>
          <h3>{file}</h3>
          {english ? (
            <Changed caption="The English text changed" passages={english} />
          ) : (
            <p>Git does not hold the English text that this was made from.</p>
          )}
          <button type="button" onClick={() => post('translated', { file })}>
            The translation is right
          </button>
        </section>
      ))}
    </>
  )
}

type Passage = { sentences: SentenceChange[] } & Partial<PassageChange>

/** Shows sentences before and after, and beside those of a passage its translation. */
const Changed = ({ caption, passages }: { caption: string; passages: Passage[] }) => (
  <table>
    <caption>{caption}</caption>
    <thead>
      <tr>
        <th scope="col">Line</th>
        <th scope="col">Before</th>
        <th scope="col">After</th>
        {passages[0]?.translation && <th scope="col">Translation</th>}
      </tr>
    </thead>
    <tbody>
      {passages.flatMap(({ sentences, translation }) =>
        sentences.map(({ line, before, after }, index) => (
          <tr key={`${line}${before}${after}`}>
            <td>{line}</td>
            <td>{before}</td>
            <td>{after}</td>
            {translation && index === 0 && <td rowSpan={sentences.length}>{translation}</td>}
          </tr>
        )),
      )}
    </tbody>
  </table>
)
