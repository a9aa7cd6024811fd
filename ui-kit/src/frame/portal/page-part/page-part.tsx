'use client'

import { type ReactElement, type ReactNode, type RefObject, useContext, useId } from 'react'
import { Boundary, useClasses } from '../../../slots/index.ts'
import { HeadingLevelContext } from '../../steps/step-frame.tsx'
import { NoPermission } from '../section-page/no-permission.tsx'
import { useGuardPermits, usePageAccess, useViewOnly, ViewOnlyContext } from '../section-page/page-access.ts'
import type { Access, ViewOnly } from '../section-page/types.ts'
import { ViewOnlyNotice } from '../section-page/view-only-notice.tsx'

export interface PagePartProps {
  /** Default: no head, for a part that is all of a tab. */
  readonly title?: string | undefined
  /** One sentence below the title. */
  readonly lead?: ReactNode
  /** Buttons at the end of the head that change the content. A part that is view only leaves them out. */
  readonly actions?: ReactNode
  /** The permissions to see the part. Without them, it names what is missing. Default: those of the page. */
  readonly see?: Access | undefined
  /** The permissions to change the part. Without them, it is view only, and so is each form below it. Default: those of the page. */
  readonly change?: Access | undefined
  /** Another reason why the part is view only, such as a setting of the account. */
  readonly viewOnly?: ViewOnly | undefined
  /** `false` leaves the part out: the provider does not have what it reads. `isOffered` of a hook. Default: it is shown. */
  readonly isOffered?: boolean | null | undefined
  /** Receives the heading, which can be focused. */
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined
  readonly children?: ReactNode
}

/** A part of a page, with a heading and permissions of its own. The other parts do not depend on it. */
export function PagePart({ isOffered, ...props }: PagePartProps): ReactElement | null {
  return isOffered === false ? null : <OfferedPart {...props} />
}

function OfferedPart(props: Omit<PagePartProps, 'isOffered'>) {
  const { title, lead, actions, see, change, headingRef, children } = props
  const classOf = useClasses()
  const id = useId()
  const Heading = useContext(HeadingLevelContext) === 1 ? 'h2' : 'h3'
  const around = useViewOnly()
  const access = usePageAccess({ change, viewOnly: props.viewOnly }, useGuardPermits({ see, change }))
  const viewOnly = access.status === 'open' ? access.viewOnly : null
  return (
    <section className={classOf('PagePart')} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <div className={classOf('PagePartHead')}>
          <div>
            <Heading ref={headingRef} tabIndex={-1} id={id} className={classOf('PagePartTitle')}>
              {title}
            </Heading>
            {lead !== undefined && <p className={classOf('Subtitle')}>{lead}</p>}
          </div>
          {access.status === 'open' && viewOnly === null && actions}
        </div>
      )}
      {access.status === 'forbidden' ? (
        <NoPermission access={see ?? null} permit={access.permit} isPart />
      ) : (
        <ViewOnlyContext.Provider value={viewOnly}>
          {/* A page that is view only says so itself. */}
          {viewOnly && !around && <ViewOnlyNotice {...viewOnly} />}
          <Boundary part="PagePart">{children}</Boundary>
        </ViewOnlyContext.Provider>
      )}
    </section>
  )
}
