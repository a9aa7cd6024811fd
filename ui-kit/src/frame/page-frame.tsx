'use client'

import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../i18n/index.ts'
import { signInMessages } from '../i18n/messages/sign-in.gen.ts'
import { useClasses } from '../slots/index.ts'
import { useSlotSettings } from '../slots/slots-context.tsx'
import { PageSplit } from './page-panel/page-split.tsx'

/** A link at the foot of a page. */
export interface PageLink {
  /** The text of the link. */
  readonly label: string
  /** The address of the link. */
  readonly href: string
}

/** The props of `PageFrame`, a part within the kit. */
export interface PageFrameProps {
  /** At the foot of the page: terms, privacy, help. */
  readonly links?: readonly PageLink[] | undefined
  /** Moves the box further up, because it is tall from the start. Default `false`. */
  readonly isTall?: boolean | undefined
  /** The box in the middle. */
  readonly children: ReactNode
}

/** The ground of a whole page, something in its middle, and links at its foot. A replacement of `PagePanel` is beside it. */
export function PageFrame({ links = [], isTall, children }: PageFrameProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(signInMessages)
  const hasPanel = useSlotSettings().components['PagePanel'] !== undefined
  const page = (
    <div className={classOf('LoginPage')}>
      <main className={classOf('LoginFrame', isTall ? 'portico-LoginFrame--tall' : undefined)}>{children}</main>
      {links.length > 0 && (
        <footer className={classOf('PageFooter')}>
          <nav className={classOf('PageLinks')} aria-label={t('login.links')}>
            {links.map(({ label, href }) => (
              <a key={href} className={classOf('PageLink')} href={href}>
                {label}
              </a>
            ))}
          </nav>
        </footer>
      )}
    </div>
  )
  return hasPanel ? <PageSplit>{page}</PageSplit> : page
}
