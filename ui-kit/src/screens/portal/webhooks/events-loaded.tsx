'use client'

import { type ChannelEvent, type EventChannel, useChannelEvents } from '@portico/headless/portal/webhooks'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { PageFailed } from '../../../frame/portal/section-page/page-failed.tsx'
import { PageSkeleton } from '../../../frame/portal/section-page/page-skeleton.tsx'

export interface EventsLoadedProps {
  readonly channel: EventChannel
  readonly children: (events: readonly ChannelEvent[]) => ReactElement
}

/** Content that needs the events of a channel: a skeleton before they are there, and the failure with a retry. */
export function EventsLoaded({ channel, children }: EventsLoadedProps): ReactElement {
  const { rows, status, load, calls } = useChannelEvents({ channel })
  const { error, isPending } = useAttempt(calls, 'load')
  if (status !== 'unread' && status !== 'loading') return children(rows)
  if (error) return <PageFailed error={error} isPending={isPending} onRetry={() => void load()} />
  return <PageSkeleton width="form" />
}
