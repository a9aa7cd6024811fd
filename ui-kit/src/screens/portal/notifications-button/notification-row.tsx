'use client'

import { type PorticoError, useClient } from '@portico/headless'
import { portalPlaceOf, useAdminPortal } from '@portico/headless/portal/admin-portal'
import type { PortalNotification } from '@portico/headless/portal/notifications'
import type { ReactElement } from 'react'
import { useCallFailure } from '../../../frame/failures/call-failure.tsx'
import { Moment } from '../../../frame/portal/moment/moment.tsx'
import { useMessages } from '../../../i18n/index.ts'
import { notificationsMessages } from '../../../i18n/messages/portal/notifications.gen.ts'
import { signInMessages } from '../../../i18n/messages/sign-in.gen.ts'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { Button } from '../../../primitives/button/button.tsx'
import { Emblem } from '../../../primitives/emblem/emblem.tsx'
import { Icon } from '../../../primitives/icon/icon.tsx'
import { alertIcon, infoIcon } from '../../../primitives/icon/paths.ts'
import { TextLink, type TextLinkProps } from '../../../primitives/link/link.tsx'
import { MenuButton } from '../../../primitives/portal/menu/menu-button.tsx'
import { slotted, useClasses } from '../../../slots/index.ts'
import { useStoredAddresses } from '../../../theme/stored-addresses.ts'
import { pinIcon } from './notification-icons.ts'

/** The props of a row of notifications. */
export interface NotificationRowProps {
  readonly notification: PortalNotification
  /** The failure of the last action on it. */
  readonly error: PorticoError | null
  /** Marks it as read or unread. */
  readonly onMark: (isRead: boolean) => void
  /** Pins it to the top, or not any more. */
  readonly onPin: (isPinned: boolean) => void
  /** Removes the notification from the list for good. */
  readonly onArchive: () => void
  /** Repeats the action that failed. */
  readonly onRetry: () => void
  /** Closes the panel, then calls `go`. */
  readonly onLeave: (go: () => void) => void
  /** Extra CSS classes of the root element. */
  readonly className?: string | undefined
}

/** One notification: its severity, text and time, its pages, and a menu. Replaceable as slot `NotificationRow`. */
export const NotificationRow = slotted<NotificationRowProps, HTMLLIElement>(
  'NotificationRow',
  ({ notification, error, onMark, onPin, onArchive, onRetry, onLeave, className }, ref) => {
    const { title, body, severity, url, isRead, isPinned, createdAt, actions } = notification
    const classOf = useClasses()
    const t = useMessages(messages)
    const isHigh = severity === 'High'
    const link = { onLeave, onFollow: () => isRead || onMark(true) }
    return (
      <li ref={ref} className={classOf('NotificationRow', className)} data-unread={!isRead || undefined}>
        <Emblem path={isHigh ? alertIcon : infoIcon} tone={isHigh ? 'danger' : 'neutral'} />
        <h3 className={classOf('NotificationTitle')}>
          {url === null ? (
            <ShownText>{title}</ShownText>
          ) : (
            <NotificationLink {...link} href={url}>
              {title}
            </NotificationLink>
          )}
          <span className={classOf('VisuallyHidden')}>
            {isHigh && ` ${t('notifications.important')}`}
            {!isRead && ` ${t('notifications.isUnread')}`}
            {isPinned && ` ${t('notifications.isPinned')}`}
          </span>
        </h3>
        <div className={classOf('NotificationText')}>
          {body !== '' && (
            <p className={classOf('NotificationBody')}>
              <ShownText>{body}</ShownText>
            </p>
          )}
          {actions.length > 0 && (
            <div className={classOf('NotificationActions')}>
              {actions.map((action) => (
                <NotificationLink key={action.id} {...link} href={action.url} isStandalone>
                  {action.name}
                </NotificationLink>
              ))}
            </div>
          )}
          {error && <RowFailure name={title} error={error} onRetry={onRetry} />}
        </div>
        <div className={classOf('NotificationAside')}>
          {isPinned && <Icon path={pinIcon} size="sm" />}
          <Moment at={createdAt} />
          <MenuButton
            label={t('notifications.actionsFor', { name: title })}
            actions={[
              isRead
                ? { id: 'unread', label: t('notifications.markUnread'), run: () => onMark(false) }
                : { id: 'read', label: t('notifications.markRead'), run: () => onMark(true) },
              isPinned
                ? { id: 'unpin', label: t('notifications.unpin'), run: () => onPin(false) }
                : { id: 'pin', label: t('notifications.pin'), run: () => onPin(true) },
              { id: 'archive', label: t('notifications.archive'), run: onArchive },
            ]}
          />
        </div>
      </li>
    )
  },
)

const messages = { ...signInMessages, ...notificationsMessages }

interface RowFailureProps {
  readonly name: string
  readonly error: PorticoError
  readonly onRetry: () => void
}

function RowFailure({ name, error, onRetry }: RowFailureProps) {
  const classOf = useClasses()
  const t = useMessages(messages)
  const { title = '', text = '' } = useCallFailure(error) ?? {}
  return (
    <div className={classOf('NotificationFailure')}>
      <span role="alert">{[title, text].filter((part) => part !== '').join(': ')}</span>
      <Button size="sm" aria-label={t('notifications.tryAgainNamed', { name })} onPress={onRetry}>
        {t('login.tryAgain')}
      </Button>
    </div>
  )
}

interface NotificationLinkProps extends Pick<TextLinkProps, 'href' | 'isStandalone'> {
  /** Called as the link is followed. */
  readonly onFollow: () => void
  /** Closes the panel, then calls `go`. */
  readonly onLeave: (go: () => void) => void
  readonly children: string
}

/**
 * A link of a notification. A plain press opens a place in the portal without leaving the page, and another page of the
 * application through its router, if it has one. Other origins open in a new tab. An address that may not be followed is a text.
 */
function NotificationLink({ href, onFollow, onLeave, children, ...look }: NotificationLinkProps): ReactElement {
  const client = useClient()
  const { open } = useAdminPortal()
  const { link } = useStoredAddresses()
  const place = portalPlaceOf(client, href)
  const present = client.ports.page.url()
  const isOurs = present !== null && new URL(href, present).origin === present.origin

  const go = () => (place ? open(place) : client.navigate(href))
  if (place === null && link(href) === null) return <ShownText>{children}</ShownText>

  const isWithin = place !== null || (isOurs && client.options.navigate !== undefined)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers are for presses of the link inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key presses the link, which is a click.
    <bdi onClick={onFollow} onAuxClick={({ button }) => button === 1 && onFollow()}>
      <TextLink {...look} href={href} isNewTab={!isOurs} onPress={isWithin ? () => onLeave(go) : undefined}>
        {children}
      </TextLink>
    </bdi>
  )
}
