'use client'

import { useClient } from '@portico/headless'
import { portalPlaceOf, useAdminPortal } from '@portico/headless/portal/admin-portal'
import type { ReactElement } from 'react'
import { ShownText } from '../../../i18n/shown-text.tsx'
import { TextLink, type TextLinkProps } from '../../../primitives/link/link.tsx'
import { useStoredAddresses } from '../../../theme/stored-addresses.ts'

export interface NotificationLinkProps extends Pick<TextLinkProps, 'href' | 'isStandalone'> {
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
export function NotificationLink({ href, onFollow, onLeave, children, ...look }: NotificationLinkProps): ReactElement {
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
