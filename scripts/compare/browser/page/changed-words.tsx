import { diffWordsWithSpace } from 'diff'
import type { ReactNode } from 'react'

/** Two versions of a line in one, word by word: struck out what is left's, marked what is right's. */
export const ChangedWords = ({ left, right }: { left: string; right: string }): ReactNode => (
  <p className="changed-words">
    {diffWordsWithSpace(left, right).map(({ value, added, removed }, index) => {
      const Tag = added ? 'ins' : removed ? 'del' : 'span'
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name than their place
      return <Tag key={index}>{value}</Tag>
    })}
  </p>
)
