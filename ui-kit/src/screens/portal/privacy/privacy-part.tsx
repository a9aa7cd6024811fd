'use client'

import type { CallState, Outcome, PorticoError } from '@portico/headless'
import { type ReactElement, type ReactNode, useId, useRef } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { knownRows, type ReadList } from '../../../frame/known-rows.ts'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { useLostFocus } from '../../../frame/portal/use-lost-focus.ts'
import { useMessages } from '../../../i18n/index.ts'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { ListRow, RowList } from '../../../primitives/row-list/row-list.tsx'
import { useClasses } from '../../../slots/index.ts'
import { privacyMessages } from './privacy-messages.ts'

/** The list of a part, as its hook returns it. */
export interface PartList<Row> extends ReadList<Row> {
  readonly load: () => Promise<Outcome>
  readonly calls: { readonly load: CallState }
}

export interface PrivacyPartProps<Row> {
  readonly title: string
  /** Returns the sentence below the title. It is called once the rows are known. */
  readonly lead: (rows: readonly Row[]) => string
  /** Buttons at the end of the head, once the rows are known. */
  readonly actions?: ReactNode
  readonly list: PartList<Row>
  /** The failure of the last change. */
  readonly error: PorticoError | null
  /** Renders the rows, once they are known. */
  readonly children: (rows: readonly Row[]) => ReactNode
}

/** A part of the page with a list of its own, whose failure leaves the other parts as they are. */
export function PrivacyPart<Row>(props: PrivacyPartProps<Row>): ReactElement {
  const { title, lead, actions, list, error, children } = props
  const classOf = useClasses()
  const t = useMessages(privacyMessages)
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useLostFocus(heading, list.rows.length)
  const reading = useAttempt(list.calls, 'load')
  const failure = useCallFailure(error, privacyMessages)
  const rows = knownRows(list)
  const isFailed = rows === null && reading.error !== null
  const isReading = rows === null && !isFailed
  return (
    <section
      className={classOf('PrivacyPart', isReading && 'portico-PrivacyPart--reading')}
      aria-labelledby={id}
      aria-busy={isReading}
    >
      <div className={classOf('PrivacyPartHead')}>
        <div>
          <h2 ref={heading} tabIndex={-1} id={id} className={classOf('PrivacyPartTitle')}>
            {title}
          </h2>
          {!isFailed && <div className={classOf('Subtitle')}>{rows ? lead(rows) : <Skeleton width="md" />}</div>}
        </div>
        {rows && actions}
      </div>
      <CallFailure failure={failure} />
      {isFailed && reading.error ? (
        <PageFailed
          error={reading.error}
          words={{ title: t('privacy.unread', { part: title }) }}
          isPending={reading.isPending}
          onRetry={() => void list.load()}
        />
      ) : rows === null ? (
        <div aria-hidden="true">
          <RowList isCard>
            {[1, 2].map((row) => (
              <ListRow key={row} name={<Skeleton width="sm" />} note={<Skeleton width="md" />} />
            ))}
          </RowList>
        </div>
      ) : (
        children(rows)
      )}
    </section>
  )
}
