/// <reference types="vite/client" />
import '@vitejs/plugin-react/preamble'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { type News, type PassageChange, postTo, type Review } from './news.ts'
import './panel.css'

const root = createRoot(document.querySelector('main') ?? document.body)
import.meta.hot?.on('preview:news', async (news: News) => {
  const { told, problem } = await postTo('review', {}, news.token)
  root.render(<Changes news={news} review={told} problem={problem} />)
})
import.meta.hot?.send('preview:open')

type ChangesProps = { news: News; review: Review | null; problem: string }

/** Shows what reads differently from `main`, and what translators have to follow. */
function Changes({ news, review, problem }: ChangesProps) {
  const [said, setSaid] = useState('')
  const post = async (path: string, body: object) => {
    const { told, problem } = await postTo(path, body, news.token)
    setSaid(told?.next ?? problem)
  }
  const { edited = [], stale = [] } = review ?? {}
  return (
    <>
      <a href={document.referrer || '/'}>Back to the page</a>
      <h1>Changes</h1>
      {news.errors.map(error => (
        <p key={error}>Fix this: {error}</p>
      ))}
      {review && edited.length === 0 && <p>Nothing reads differently from main.</p>}
      {edited.map(({ file, sentences }) => (
        <section key={file}>
          <h2>{file}</h2>
          <Passages changed={[{ sentences, translation: '' }]} />
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
      <p role="status">{said || problem}</p>
      {stale.length > 0 && <h2>Translations of a text that has changed since</h2>}
      {stale.map(({ file, english }) => (
        <section key={file}>
          <h3>{file}</h3>
          {english ? (
            <Passages changed={english} />
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

/** Shows the sentences of each passage before and after, and below them its translation. */
const Passages = ({ changed }: { changed: PassageChange[] }) =>
  changed.map(({ sentences, translation }) => (
    <article key={JSON.stringify(sentences)}>
      {sentences.map(({ line, before, after }) => (
        <p key={`${line}${before}${after}`}>
          {line}: {before && <del>{before}</del>} {after && <ins>{after}</ins>}
        </p>
      ))}
      {translation && <blockquote style={{ whiteSpace: 'pre-line' }}>{translation}</blockquote>}
    </article>
  ))
