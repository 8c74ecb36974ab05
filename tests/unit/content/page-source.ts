/** A page that is right in all respects, with the body and the further front matter given. */
export function pageSource(body = '', frontMatter = ''): string {
  return `---
title: Poker | Best online Casinos
description: What to look at before you play poker online.
heading: Poker
${frontMatter}---
${body}`
}

/** The line on which the body begins when no further front matter is given. */
export const bodyLine = 6
