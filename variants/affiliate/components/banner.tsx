import type { ReactNode } from 'react'
import type { Page } from '../../../shared/content/page.ts'
import { imageOf } from '../../../shared/content/variant-content.ts'
import { PageHeading } from '../../../shared/variant/page-heading.tsx'
import { useVisit } from '../affiliate-visit.ts'
import { BadgeStrip } from './badge-strip.tsx'
import { Flag } from './flag.tsx'
import { MonthHeading } from './month-heading.tsx'

/**
 * Renders the banner of a list (spec §2, Category pages): heading, intro, licence line, flag, badges.
 * The intro links to the guide below the list.
 */
export function Banner({ page }: { page: Page }): ReactNode {
  const { content } = useVisit()
  const { name, heading, intro, body } = page
  return (
    <section className="banner">
      <div className="banner-words">
        <PageHeading>
          <MonthHeading heading={heading} />
        </PageHeading>
        {intro ? (
          <p className="intro">{body.length ? <a href="#guide">{intro}</a> : intro}</p>
        ) : null}
        <p className="licensed">
          <Flag pageName={name} />
          {content.labels.licensedLine}
        </p>
      </div>
      <img
        className="banner-art"
        src={imageOf(content, `banner-${name}`)}
        alt=""
        width="480"
        height="320"
        loading="lazy"
      />
      <BadgeStrip />
    </section>
  )
}
