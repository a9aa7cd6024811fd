'use client'

import { type ReactElement, useRef } from 'react'
import { AccountDates } from '../../../frame/portal/dates/account-dates.tsx'
import { WhenGone } from '../../../frame/portal/when-gone.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { notificationsMessages } from '../../../i18n/messages/portal/notifications.gen.ts'
import { Panel, type PanelProps } from '../../../primitives/portal/popover/panel.tsx'
import { useClasses } from '../../../slots/index.ts'
import { NotificationTabs } from './notification-tabs.tsx'

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
