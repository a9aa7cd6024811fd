'use client'

import type { ReactElement, ReactNode } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'
import type { PageRecord } from '../../../frame/portal/section-page/types.ts'
import { useMessages } from '../../../i18n/index.ts'
import { securityMessages } from './security-messages.ts'

export interface LoadedTabProps {
  /** The record that the content shows. */
  readonly record: PageRecord
  /** The name of the content. */
  readonly part: string
  readonly width?: 'form' | 'table' | undefined
  readonly children: ReactNode
}

/** The content of a tab once its record is loaded; until then skeletons, or the failure with a retry. */
export function LoadedTab({ record, part, width, children }: LoadedTabProps): ReactElement {
  const t = useMessages(securityMessages)
  const reading = useAttempt(record.calls, 'load')
  if (record.value !== null) return <>{children}</>
  if (!reading.error) return <PageSkeleton width={width} />
  return (
    <PageFailed
      error={reading.error}
      words={{ title: t('security.unread', { part }), text: t('security.stillWorks') }}
      isPending={reading.isPending}
      onRetry={() => void record.load()}
    />
  )
}
