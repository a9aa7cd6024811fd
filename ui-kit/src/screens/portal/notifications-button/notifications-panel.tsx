'use client'

import { type PortalNotification, useNotifications } from '@portico/headless/portal/notifications'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useAttempt } from '../../../frame/attempt.ts'
import { CallFailure, useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { AccountDates } from '../../../frame/portal/dates/account-dates.tsx'
import { useLostFocus } from '../../../frame/portal/use-lost-focus.ts'
import { WhenGone } from '../../../frame/portal/when-gone.tsx'
import { useLocale, useMessages } from '../../../i18n/index.ts'
import { numberFormat } from '../../../i18n/intl.ts'
import { notificationsMessages } from '../../../i18n/messages/portal/notifications.gen.ts'
import { Button } from '../../../primitives/button/button.tsx'
import { Badge } from '../../../primitives/portal/badge/badge.tsx'
import { Panel, type PanelProps } from '../../../primitives/portal/popover/panel.tsx'
import { Tabs } from '../../../primitives/portal/tabs/tabs.tsx'
import { useClasses } from '../../../slots/index.ts'
import { NotificationList } from './notification-list.tsx'

const isUnread = ({ isRead }: PortalNotification) => !isRead

const isPinned = (row: PortalNotification) => row.isPinned

/** The props of {@link NotificationsPanel}. Its anchor is the bell. */
export type NotificationsPanelProps = Pick<PanelProps, 'anchor' | 'isOpen' | 'onOpenChange' | 'align'>

/** The notifications at the bell; on a phone a sheet. A place in the portal opens once it has gone. */
export function NotificationsPanel(props: NotificationsPanelProps): ReactElement {
  const classOf = useClasses()
  const t = useMessages(notificationsMessages)
  const leave = useRef<(() => void) | null>(null)

  function runLeave() {
    leave.current?.()
    leave.current = null
  }

  return (
    <Panel {...props} label={t('notifications.title')} className={classOf('NotificationsPanel')}>
      <WhenGone run={runLeave} />
      <AccountDates>
        <NotificationTabs
          onLeave={(go) => {
            leave.current = go
            props.onOpenChange(false)
          }}
        />
      </AccountDates>
    </Panel>
  )
}

interface NotificationTabsProps {
  /** Closes the panel, then calls `go`. */
  readonly onLeave: (go: () => void) => void
}

/** All notifications, those unread and those pinned. They are read again as they appear. */
function NotificationTabs({ onLeave }: NotificationTabsProps): ReactElement {
  const { rows, hasMore, load, markAllRead, calls } = useNotifications()
  const classOf = useClasses()
  const t = useMessages(notificationsMessages)
  const number = numberFormat(useLocale().code)
  const title = useRef<HTMLHeadingElement>(null)
  const [tab, setTab] = useState('all')
  const [said, say] = useState('')
  const marking = useAttempt(calls, 'markAllRead')
  const failure = useCallFailure(marking.error)
  const hasUnread = rows.some(isUnread)
  useLostFocus(title, [hasUnread, hasMore, ...rows.map(({ id, isRead }) => `${id} ${isRead}`)].join())
  useEffect(() => void load(), [load])

  async function markAll() {
    const { ok } = await markAllRead()
    say(ok ? t('notifications.allMarked') : '')
  }

  const tabs = [
    { id: 'all', label: t('notifications.all'), fits: () => true, isCounted: false },
    { id: 'unread', label: t('notifications.unread'), fits: isUnread, isCounted: true },
    { id: 'pinned', label: t('notifications.pinned'), fits: isPinned, isCounted: true },
  ] as const
  return (
    <>
      <div className={classOf('NotificationsHead')}>
        <h2 ref={title} tabIndex={-1} className={classOf('NotificationsTitle')}>
          {t('notifications.title')}
        </h2>
        {hasUnread && (
          <Button variant="quiet" size="sm" isPending={marking.isPending} onPress={() => void markAll()}>
            {t('notifications.markAllRead')}
          </Button>
        )}
      </div>
      <CallFailure failure={failure} />
      <Tabs
        label={t('notifications.title')}
        selected={tab}
        onSelect={setTab}
        items={tabs.map(({ id, label, fits, isCounted }) => {
          const count = rows.filter(fits).length
          const text = `${number.format(count)}${hasMore ? '+' : ''}`
          return {
            id,
            label,
            badge: isCounted && count > 0 && <Badge>{text}</Badge>,
            children: <NotificationList tab={id} fits={fits} onLeave={onLeave} say={say} />,
          }
        })}
      />
      <p role="status" className={classOf('VisuallyHidden')}>
        {said}
      </p>
    </>
  )
}
