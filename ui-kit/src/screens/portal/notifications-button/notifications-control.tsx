'use client'

import { useNotifications } from '@portico/headless/portal/notifications'
import { type ReactElement, useRef, useState } from 'react'
import { lazyPart } from '../../../frame/loading/lazy-part.tsx'
import { emptyPlace } from '../../../frame/loading/place.ts'
import type { EndedNoticeProps } from '../../../frame/portal/holder/ended-notice.tsx'
import { useEndOfHolder } from '../../../frame/use-end-of-holder.ts'
import { useMessages } from '../../../i18n/index.ts'
import { notificationsMessages } from '../../../i18n/messages/portal/notifications.gen.ts'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { FrameButton } from '../../../primitives/portal/frame-button/frame-button.tsx'
import { useNotLoaded } from '../../../primitives/portal/popover/not-loaded.tsx'
import { onDemand, usePart } from '../../../primitives/portal/popover/on-demand.ts'
import { usePanelControl } from '../../../primitives/portal/popover/use-panel-control.ts'
import { useClasses } from '../../../slots/index.ts'
import { bellIcon } from './notification-icons.ts'
import type { NotificationsPanelProps } from './notifications-panel.tsx'

/** The props of `NotificationsControl`, a part within the kit. */
export interface NotificationsControlProps {
  /** The edge of the button that the panel is aligned with. Default `end`. */
  readonly align?: 'start' | 'end' | undefined
}

/** The bell, with a dot while a loaded notification is unread. */
export function NotificationsControl({ align = 'end' }: NotificationsControlProps): ReactElement | null {
  const { rows, hasMore } = useNotifications()
  const isShown = useIsShown()
  const classOf = useClasses()
  const t = useMessages(notificationsMessages)
  const button = useRef<HTMLButtonElement>(null)
  const { isOpen, isWaiting, setOpen, around } = usePanelControl(panel)
  const ended = useEndOfHolder(isOpen, () => setOpen(false))
  const { notLoaded, showNotLoaded } = useNotLoaded(() => setOpen(false))
  const Panel = usePart(panel, isOpen, showNotLoaded)
  if (!isShown) return null
  const count = rows.filter(({ isRead }) => !isRead).length
  const unread = hasMore ? t('notifications.bellOrMore', { count }) : t('notifications.bellUnread', { count })
  return (
    <>
      <span className={classOf('Bell')} {...around}>
        <FrameButton
          ref={button}
          variant="quiet"
          size="md"
          icon={<Icon path={bellIcon} />}
          aria-label={count === 0 ? t('notifications.title') : unread}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          isPending={isWaiting}
          onPress={() => setOpen(true)}
        />
        {count > 0 && <i className={classOf('BellDot')} aria-hidden="true" />}
      </span>
      {/* Beside the handlers of the bell, which would receive the keys of the panel. */}
      {Panel && <Panel anchor={button.current} isOpen={isOpen} onOpenChange={setOpen} align={align} />}
      {notLoaded}
      {ended && (
        <LazyEndedNotice key={ended.holder} hasOtherPerson={ended.hasOtherPerson} input="none" seen={ended.seen} />
      )}
    </>
  )
}

const panel = onDemand<NotificationsPanelProps>(
  async () => (await import('./notifications-panel.tsx')).NotificationsPanel,
)

/** `false` until the first answer, and if it refuses the user: with 403, or with 404 or 501 of a provider without notifications. */
function useIsShown(): boolean {
  const { status, calls, isOffered } = useNotifications()
  const [wasShown, setWasShown] = useState(false)
  const isUnread = status === 'unread' || status === 'loading'
  const { error } = calls.load
  const isRefused = isOffered === false || (isUnread && (error?.status === 403 || error?.status === 404))
  const isShown = !isRefused && (wasShown || !isUnread || error !== null)
  if (isShown !== wasShown) setWasShown(isShown)
  return isShown
}

const LazyEndedNotice = lazyPart<EndedNoticeProps>(
  async () => (await import('../../../frame/portal/holder/ended-notice.tsx')).EndedNotice,
  emptyPlace,
)
