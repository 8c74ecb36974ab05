const words = {
  en: 'a page of text about games rules tables cards wheels stakes limits and how to read them with care before you play at any table or machine that you find here'.split(
    ' ',
  ),
  fi: 'sivu kertoo peleistä säännöistä pöydistä korteista pyöristä panoksista ja rajoista sekä siitä miten niitä luetaan huolella ennen kuin pelaat missään pöydässä tai koneella'.split(
    ' ',
  ),
}

/**
 * Returns text pages of the affiliate by path, of 400 words each and with a link to the next, in
 * English and in Finnish.
 */
export function textPages(number: number): Record<string, string> {
  const pages: Record<string, string> = {}
  for (const language of ['en', 'fi'] as const) {
    for (let page = 0; page < number; page++) {
      const file = `variants/affiliate/content/${language}/text-${page}.md`
      pages[file] = textPage(language, page, number)
    }
  }
  return pages
}

function textPage(language: 'en' | 'fi', page: number, number: number): string {
  const list = words[language]
  /** The same words in another order on each page. */
  const sentence = (from: number, length: number) =>
    Array.from({ length }, (_, at) => list[(from + at * (1 + (page % 7))) % list.length]).join(' ')
  const title = `${language === 'en' ? 'Text' : 'Teksti'} ${page}`
  const sections = Array.from({ length: 5 }, (_, section) => {
    const paragraphs = [sentence(page + section, 40), sentence(page + section + 9, 38)]
    return `## ${sentence(section, 3)} ${section}\n\n${paragraphs.join('.\n\n')}.\n`
  })
  return `---
title: ${title}
description: ${sentence(page, 14)}.
heading: ${title}
intro: ${sentence(page + 3, 12)}.
---

${sections.join('\n')}
[${title}](/text-${(page + 1) % number})
`
}
