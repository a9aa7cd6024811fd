'use client'

import { useClient } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useLocaleState } from '../i18n/index.ts'
import { type Isolation, Surface } from '../isolation/index.ts'
import { SlotsProvider, type SlotsProviderProps } from '../slots/index.ts'
import { type Appearance, ThemeProvider } from '../theme/index.ts'

/** What every screen takes. */
export interface ScreenSettings<Slots extends object> {
  /** Parts of this screen to replace, over those of the provider. What is no component throws `slot-invalid`. */
  readonly slots?: Slots | undefined
  /** The look of this screen, over that of the provider. */
  readonly appearance?: Appearance | undefined
  /** How far it is walled off from the page's CSS. Default: that of the provider, else `shadow`. */
  readonly isolation?: Isolation | undefined
}

/** What a {@link Screen} takes. */
export interface ScreenProps extends ScreenSettings<NonNullable<SlotsProviderProps['slots']>> {
  /** What is shown. */
  readonly children: ReactNode
}

/** What every screen stands on: its look, its replaced parts, and its ground. */
export function Screen({ slots, appearance, isolation, children }: ScreenProps): ReactElement | null {
  const { isReady } = useLocaleState()
  useHeldUntil(isReady)
  if (!isReady) return null
  return (
    <ThemeProvider appearance={appearance}>
      <SlotsProvider slots={slots} classNames={appearance?.classNames}>
        <Surface isolation={isolation}>{children}</Surface>
      </SlotsProvider>
    </ThemeProvider>
  )
}

/** The client has not loaded before the screen is on the page. */
function useHeldUntil(isShown: boolean) {
  const { startUp } = useClient()
  const shown = useRef(isShown)
  const appear = useRef(() => {})
  useEffect(() => {
    if (!shown.current) startUp.hold(new Promise<void>((resolve) => (appear.current = resolve)))
    return () => appear.current()
  }, [startUp])
  useEffect(() => {
    if (isShown) appear.current()
  }, [isShown])
}
