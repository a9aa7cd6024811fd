'use client'

import { type Permission, usePermissions } from '@portico/headless/portal/permissions'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'

export interface PermissionsLoadedProps {
  readonly children: (permissions: readonly Permission[]) => ReactElement
}

/** Content that needs the permissions: a skeleton before they are there, and the failure with a retry. */
export function PermissionsLoaded({ children }: PermissionsLoadedProps): ReactElement {
  const { rows, status, load, calls } = usePermissions()
  const { error, isPending } = useAttempt(calls, 'load')
  if (status !== 'unread' && status !== 'loading') return children(rows)
  if (error) return <PageFailed error={error} isPending={isPending} onRetry={() => void load()} />
  return <PageSkeleton width="form" />
}
