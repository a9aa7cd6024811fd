'use client'

import { type PortalNotification, useNotifications } from '@portico/headless/portal/notifications'
import type { ReactElement } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { useRetry } from '../../../frame/use-retry.ts'
import { useMessages } from '../../../i18n/index.ts'
import { notificationsMessages } from '../../../i18n/messages/portal/notifications.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { EmptyState } from '../../../primitives/portal/empty-state/empty-state.tsx'
import { Skeleton } from '../../../primitives/portal/skeleton/skeleton.tsx'
import { useClasses } from '../../../slots/index.ts'
import { NotificationRow } from './notification-row.tsx'

export interface NotificationListProps {
  readonly tab: 'all' | 'unread' | 'pinned'
  /** Returns `true` for the rows of the tab. */
  readonly fits: (row: PortalNotification) => boolean
  /** Closes the panel, then calls `go`. */
  readonly onLeave: (go: () => void) => void
  /** Announces the result of an action. */
  readonly say: (text: string) => void
}

/** The notifications of a tab, with the way to further ones. */
export function NotificationList({ tab, fits, onLeave, say }: NotificationListProps): ReactElement {
  const { rows, status, hasMore, query, goToPage, calls } = useNotifications()
  const t = useMessages(messages)
  const classOf = useClasses()
  const reading = useAttempt(calls, 'load')
  const failure = useCallFailure(reading.error)
  const furtherFailure = useCallFailure(useAttempt(calls, 'goToPage').error)
  const shown = rows.filter(fits)
  const isUnread = status === 'unread' || status === 'loading'

  async function showMore() {
    const { ok } = await goToPage({ page: query.page + 1 })
    say(ok ? t('notifications.moreShown') : '')
  }

  return (
    <div className={classOf('NotificationList')} aria-busy={isUnread && !failure}>
      {failure && (
        <div className={classOf('NotificationsFailed')}>
          <CallFailure failure={failure} />
          <TryAgain isReading={reading.isPending} />
        </div>
      )}
      {isUnread && !failure && <Loading />}
      {!isUnread && shown.length === 0 && <Empty tab={tab} hasMore={hasMore} />}
      {shown.length > 0 && (
        <ul className={classOf('NotificationRows')}>
          {shown.map((row) => (
            <Row key={row.id} row={row} onLeave={onLeave} say={say} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className={classOf('NotificationsMore')}>
          <CallFailure failure={furtherFailure} />
          <Button variant="quiet" size="sm" isWide isPending={status === 'appending'} onPress={() => void showMore()}>
            {t('notifications.showMore')}
          </Button>
        </div>
      )}
    </div>
  )
}

const messages = { ...signInMessages, ...notificationsMessages }

function TryAgain({ isReading }: { readonly isReading: boolean }) {
  const { load } = useNotifications()
  const t = useMessages(messages)
  const retry = useRetry(isReading, () => void load())
  return (
    <Button size="sm" isPending={retry.isPending} onPress={retry.press}>
      {t('login.tryAgain')}
    </Button>
  )
}

function Loading() {
  const classOf = useClasses()
  const t = useMessages(messages)
  return (
    <>
      <p role="status" className={classOf('VisuallyHidden')}>
        {t('notifications.loading')}
      </p>
      {['one', 'two', 'three'].map((row) => (
        <div key={row} className={classOf('NotificationSkeleton')}>
          <Skeleton shape="box" />
          <Skeleton width="md" />
          <Skeleton width="lg" />
        </div>
      ))}
    </>
  )
}

function Empty({ tab, hasMore }: Pick<NotificationListProps, 'tab'> & { readonly hasMore: boolean }) {
  const t = useMessages(messages)
  const texts = {
    all: { title: t('notifications.noneTitle'), lead: t('notifications.noneLead') },
    unread: { title: t('notifications.noUnreadTitle'), lead: t('notifications.noneLead') },
    pinned: { title: t('notifications.noPinnedTitle'), lead: t('notifications.noPinnedLead') },
  }
  const { title, lead } = texts[tab]
  return (
    <EmptyState level={3} title={title} actions={null}>
      {hasMore ? t('notifications.noneShownLead') : lead}
    </EmptyState>
  )
}

interface RowProps extends Pick<NotificationListProps, 'onLeave' | 'say'> {
  readonly row: PortalNotification
}

/** A row with its actions. A failure is shown in the row, so it is not announced here. */
function Row({ row, onLeave, say }: RowProps) {
  const { mark, pin, archive, retryRow, rowState } = useNotifications()
  const t = useMessages(messages)
  const { id, title: name } = row

  async function run(work: Promise<{ readonly ok: boolean }>, text: string) {
    const { ok } = await work
    say(ok ? text : '')
  }

  return (
    <NotificationRow
      notification={row}
      error={rowState(id).error}
      onMark={(isRead) => {
        const text = isRead ? t('notifications.markedRead', { name }) : t('notifications.markedUnread', { name })
        void run(mark({ id, isRead }), text)
      }}
      onPin={(isPinned) => {
        const text = isPinned ? t('notifications.pinnedNamed', { name }) : t('notifications.unpinnedNamed', { name })
        void run(pin({ id, isPinned }), text)
      }}
      onArchive={() => void run(archive({ id }), t('notifications.archived', { name }))}
      onRetry={() => retryRow({ id })}
      onLeave={(go) => onLeave(go)}
    />
  )
}
