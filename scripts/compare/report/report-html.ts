import type { CaseResult, Finding, Pictures } from './finding.ts'
import { Markup, markup } from './markup.ts'
import { failures, isGood, type Report } from './report.ts'

/**
 * The report for people: one file that opens from disk, with style and pictures in it, failures
 * first. `style` is CSS.
 */
export function reportHtml(report: Report, style: string): string {
  const failed = failures(report)
  const good = report.pages.filter(({ findings }) => !findings.length)
  const verdict = isGood(report)
    ? `All ${report.pages.length} pages are as approved`
    : `${failed.length} of ${report.pages.length} pages need a look`
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${verdict}</title><style>${new Markup(style)}</style></head><body>
<header><h1>${verdict}</h1><p>Both variants, ${report.at}</p></header><main>
${leakSection(report.leaks)}
${failed.map(failedPage)}
<section><h2>As approved: ${good.length}</h2><ul>${good.map(goodPage)}</ul></section>
</main></body></html>
`.html
}

const leakSection = (leaks: readonly string[]): Markup =>
  leaks.length
    ? markup`<section class="failed"><h2>Leaks: ${leaks.length}</h2><ul>${leaks.map(leak => markup`<li>${leak}</li>`)}</ul></section>`
    : markup`<section><h2>Leaks: none</h2></section>`

const goodPage = ({ name, approved, pictures }: CaseResult): Markup =>
  markup`<li>${name} <small>${approvedBy(approved)}</small>${picturesOf(pictures)}</li>`

const approvedBy = (approved: CaseResult['approved']): string =>
  approved ? `approved by ${approved.by}, ${approved.at}` : 'not approved'

const failedPage = ({ name, approved, findings, pictures }: CaseResult): Markup =>
  markup`<section class="failed"><h2>${name}</h2><p>${approvedBy(approved)}</p>
${findings.map(findingOf)}${picturesOf(pictures)}</section>`

const findingOf = ({ kind, message, parts }: Finding): Markup =>
  markup`<details open><summary><b>${kind}</b> ${parts ? '' : message}</summary>${
    parts ? markup`<pre>${parts.flatMap(partOf)}</pre>` : ''
  }</details>`

const partOf = (part: NonNullable<Finding['parts']>[number]): Markup[] => {
  if (part.in === 'both') return [markup`<span>  … ${part.lines.length} the same\n</span>`]
  return part.lines.map(line =>
    part.in === 'left' ? markup`<del>− ${line}\n</del>` : markup`<ins>+ ${line}\n</ins>`,
  )
}

const picturesOf = (pictures: Record<number, Pictures>): Markup[] =>
  Object.entries(pictures).map(
    ([width, { approved, now, difference }]) =>
      markup`<div class="pictures">${[
        ...picture(`approved, ${width} pixels wide`, approved),
        ...picture(`now, ${width} pixels wide`, now),
        ...picture('what differs', difference),
      ]}</div>`,
  )

const picture = (caption: string, png: Uint8Array | undefined): Markup[] =>
  png
    ? [
        markup`<figure><figcaption>${caption}</figcaption><img loading="lazy" alt="${caption}" src="data:image/png;base64,${Buffer.from(png).toString('base64')}"></figure>`,
      ]
    : []
