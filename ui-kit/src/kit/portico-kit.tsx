'use client'

import { type Client, type ClientOptions, createClient, PorticoError, PorticoProvider } from '@portico/headless'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useKitChecks } from '#kit-checks'
import { LocaleProvider, type LocaleProviderProps } from '../i18n/index.ts'
import { type Isolation, IsolationContext } from '../isolation/index.ts'
import { SlotsProvider } from '../slots/index.ts'
import { type Appearance, type Brand, ThemeProvider } from '../theme/index.ts'
import { AuthRoutes, type AuthRoutesProps } from './auth-routes.tsx'
import type { KitSlots } from './kit-slots.ts'
import { StepUpHost } from './step-up-host.tsx'

export interface PorticoKitProps extends AuthRoutesProps {
  /** A client, or the options of a new one. A new client stops when the kit unmounts. */
  readonly client: Client | ClientOptions
  /** The application's name and logo. */
  readonly brand?: Brand | undefined
  /** The look of all screens. */
  readonly appearance?: Appearance | undefined
  /** Replacements for parts of every screen. A value that is not a component throws `slot-invalid`. */
  readonly slots?: KitSlots | undefined
  /** The isolation of screens from the page's CSS. Default `shadow`. */
  readonly isolation?: Isolation | undefined
  /**
   * The language: `en`, `de`, `he`, or a catalogue from `@portico/ui-kit/locales/…`, which is ready at the first paint.
   * Default `en`.
   */
  readonly locale?: LocaleProviderProps['locale'] | undefined
  /** Texts that override those of the locale. */
  readonly messages?: LocaleProviderProps['messages'] | undefined
}

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

/** The given client, or one made from options for as long as the kit is mounted. */
function useMadeClient(given: Client | ClientOptions): Client | PorticoError {
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
function isClient(given: Client | ClientOptions): given is Client {
  return 'start' in Object(given)
}

function clientOrError(options: ClientOptions): Client | PorticoError {
  try {
    return createClient(options)
  } catch (thrown) {
    if (thrown instanceof PorticoError) return thrown
    throw thrown
  }
}
