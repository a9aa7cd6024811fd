'use client'

import type { Client, ClientOptions } from '@portico/headless'
import { PorticoKit } from '@portico/ui-kit'
import { type ReactElement, type ReactNode, useMemo } from 'react'
import { lookOf } from '../options/look-of.ts'
import { wordsOf } from '../options/messages-of.ts'
import type { FronteggAppOptions } from '../options/types.ts'
import { PortalHost } from './portal-host.tsx'
import { Registration } from './registration.tsx'

export interface KitAroundProps {
  readonly client: Client | ClientOptions
  /** The options of Frontegg's provider. */
  readonly given: FronteggAppOptions
  /** A component that moves the page by a router. Default: none. */
  readonly follower?: ReactNode
  readonly children?: ReactNode
}

/** The kit with the look, the texts and the portal that Frontegg's options ask for. */
export function KitAround({ client, given, follower, children }: KitAroundProps): ReactElement {
  const { themeOptions, headerImage, localizations, customLoginBox } = given
  const look = useMemo(() => lookOf({ themeOptions, headerImage }), [themeOptions, headerImage])
  const words = useMemo(() => wordsOf(localizations), [localizations])
  // No screen stands on this route, so the application shows its own sign-in everywhere.
  const fixed = customLoginBox ? 'authenticatedUrl' : undefined
  return (
    <PorticoKit client={client} {...look} {...words} fixed={fixed}>
      <Registration
        appName={given.appName}
        basename={given.basename}
        contextOptions={given.contextOptions}
        customLoader={given.customLoader}
      />
      {follower}
      {children}
      <PortalHost />
    </PorticoKit>
  )
}
