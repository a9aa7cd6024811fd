'use client'

import { type Client, type ClientOptions, useClient, useRoute } from '@portico/headless'
import { PorticoKit } from '@portico/ui-kit'
import { lazy, type ReactElement, type ReactNode, Suspense, useEffect, useInsertionEffect, useMemo } from 'react'
import { accountFeature } from '../account/feature.ts'
import { useAccount } from '../account/use-account.ts'
import { lookOf } from '../options/look-of.ts'
import { wordsOf } from '../options/messages-of.ts'
import type { ContextOptions, FronteggAppOptions } from '../options/types.ts'
import { registerApp } from '../registry/apps.ts'
import { loadPortal, openPortal } from '../registry/portal.ts'

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

const Portal = lazy(async () => ({ default: (await import('@portico/ui-kit/portal')).AdminPortal }))

/** The portal, whose code loads when the address names a place in it. */
function PortalHost(): ReactElement | null {
  const { query } = useRoute()
  const client = useClient()
  useEffect(() => {
    openPortal(client, false)
    // A failure shows when the portal is opened, which loads it again.
    loadPortal().catch(() => {})
  }, [client])
  return query.has('portal') ? (
    <Suspense>
      <Portal />
    </Suspense>
  ) : null
}

interface RegistrationProps extends Pick<FronteggAppOptions, 'appName' | 'basename' | 'customLoader'> {
  readonly contextOptions: ContextOptions
}

/**
 * Registers the client around it for `ContextHolder` and `AdminPortal`, before the effects of its siblings, and keeps its account
 * up to date. Renders nothing.
 */
function Registration({ appName = 'default', basename, contextOptions, customLoader }: RegistrationProps): null {
  const client = useClient()
  const isLoading = useAccount((account) => account.isLoading)
  useInsertionEffect(
    () => registerApp(appName, { client, contextOptions, basename }),
    [appName, client, contextOptions, basename],
  )
  useEffect(() => client.get(accountFeature).subscribe(() => {}), [client])
  useEffect(() => {
    if (typeof customLoader === 'function') customLoader(isLoading)
  }, [customLoader, isLoading])
  return null
}
