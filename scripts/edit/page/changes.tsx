/// <reference types="vite/client" />
import '@vitejs/plugin-react/preamble'
import { diffWords } from 'diff'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { Passage, Review } from '../../content/text-source.ts'
import { type News, postTo } from './news.ts'
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
      {edited.map(({ file, passages }) => (
        <section key={file}>
          <h2>{file}</h2>
          <Passages passages={passages} />
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
      {stale.map(({ file, passages }) => (
        <section key={file}>
          <h3>{file}</h3>
          {passages ? (
            <Passages passages={passages} />
          ) : (
            <p>Git does not have the English text that this was made from.</p>
          )}
          <button type="button" onClick={() => post('translated', { file })}>
            The translation is right
          </button>
        </section>
      ))}
    </>
  )
}

/** Shows the words that each passage lost and gained, and below them its translation. */
const Passages = ({ passages }: { passages: Passage[] }) =>
  passages.map(({ line, before, after, translation }) => (
    <article key={JSON.stringify([line, before, after])} style={{ whiteSpace: 'pre-line' }}>
      <p>
        {line}:{' '}
        {diffWords(before, after).map(({ value, added, removed }, index) => {
          const Tag = added ? 'ins' : removed ? 'del' : 'span'
          // biome-ignore lint/suspicious/noArrayIndexKey: the words are only told apart by position
          return <Tag key={index}>{value}</Tag>
        })}
      </p>
      {translation && <blockquote>{translation}</blockquote>}
    </article>
  ))
