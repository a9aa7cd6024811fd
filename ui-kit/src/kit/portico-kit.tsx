'use client'

import { type Client, createClient, PorticoError, PorticoProvider } from '@portico/headless'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useKitChecks } from '#kit-checks'
import { LocaleProvider } from '../i18n/index.ts'
import { IsolationContext } from '../isolation/index.ts'
import { SlotsProvider } from '../slots/index.ts'
import { ThemeProvider } from '../theme/index.ts'
import { AuthRoutes, atRest } from './auth-routes.tsx'
import type { PorticoKitProps } from './types.ts'

/**
 * The kit's provider: `PorticoProvider`, the look and texts of all screens, and Portico's routes. If the client cannot
 * be created, it renders an `alert` instead of the application.
 */
export function PorticoKit(props: PorticoKitProps): ReactElement {
  const made = useMadeClient(props.client)
  useKitChecks(props, made)
  if (made instanceof PorticoError) return <p role="alert">{made.message}</p>
  const { screens, fixed, fallback, brand, appearance, slots, isolation = 'shadow', locale, messages, children } = props
  return (
    <PorticoProvider client={made}>
      <LocaleProvider locale={locale} messages={messages} warn={made.log.warn}>
        <ThemeProvider appearance={appearance} brand={brand}>
          <SlotsProvider slots={slots} classNames={appearance?.classNames}>
            <IsolationContext.Provider value={isolation}>
              <AuthRoutes screens={screens} fixed={fixed} fallback={fallback}>
                {children}
              </AuthRoutes>
              <StepUpHost />
            </IsolationContext.Provider>
          </SlotsProvider>
        </ThemeProvider>
      </LocaleProvider>
    </PorticoProvider>
  )
}

type Given = PorticoKitProps['client']

/** The given client, or one made from options for as long as the kit is mounted. */
function useMadeClient(given: Given): Client | PorticoError {
  const [made] = useState(() => (isClient(given) ? null : clientOrError(given)))
  const isOnPage = useRef(false)
  useEffect(() => {
    isOnPage.current = true
    return () => {
      isOnPage.current = false
      // StrictMode unmounts and remounts at once.
      queueMicrotask(() => {
        if (!isOnPage.current && made && !(made instanceof PorticoError)) made.dispose()
      })
    }
  }, [made])
  return isClient(given) ? given : (made ?? clientOrError(given))
}

/** Without types, an application may pass anything, or nothing at all. */
function isClient(given: Given): given is Client {
  return 'start' in Object(given)
}

function clientOrError(options: Exclude<Given, Client>): Client | PorticoError {
  try {
    return createClient(options)
  } catch (thrown) {
    if (thrown instanceof PorticoError) return thrown
    throw thrown
  }
}

/** Handles calls that demand a step-up. It loads when the page is idle, because no call comes earlier. */
const StepUpHost = atRest(async () => (await import('../screens/step-up/step-up-dialog.tsx')).StepUpDialog)
