'use client'

import type { ReactElement } from 'react'
import { SectionPage } from '../section-page/section-page.tsx'
import type { PageRecord } from '../section-page/types.ts'
import type { ListSection } from './types.ts'

export interface UnreadRecordProps {
  /** The page of the list. */
  readonly page: Pick<ListSection<never>['page'], 'title' | 'see'>
  /** The list that the record is one of. */
  readonly list: Pick<PageRecord, 'load' | 'calls'>
  /** Called to return to the list. */
  readonly onLeave: () => void
}

/** The page of a record of a list that is not read yet, such as one from a link: neither the list nor the record is shown. */
export function UnreadRecord({
  page: { title, see },
  list: { load, calls },
  onLeave,
}: UnreadRecordProps): ReactElement {
  return (
    <SectionPage
      title={title}
      see={see}
      crumbs={[{ label: title, onPress: onLeave }]}
      record={{ value: null, load, calls }}
    />
  )
}
