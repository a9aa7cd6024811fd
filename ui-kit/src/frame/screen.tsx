'use client'

import type { ReactElement, ReactNode } from 'react'
import { useLocaleState } from '../i18n/index.ts'
import { type Isolation, ScreenSurface } from '../isolation/index.ts'
import { Boundary, SlotsProvider, type SlotsProviderProps } from '../slots/index.ts'
import { type Appearance, ThemeProvider } from '../theme/index.ts'
import { useHeldStartUp } from './loading/held-start-up.ts'
import { FailuresProvider } from './loading/part-failed.tsx'

/** The props of every screen. */
export interface ScreenSettings<Slots extends object> {
  /** Parts of this screen to replace, over those of the provider. What is no component throws `slot-invalid`. */
  readonly slots?: Slots | undefined
  /** The look of this screen, over that of the provider. */
  readonly appearance?: Appearance | undefined
  /** How far it is walled off from the page's CSS. Default: that of the provider, else `shadow`. */
  readonly isolation?: Isolation | undefined
}

export interface ScreenProps extends ScreenSettings<NonNullable<SlotsProviderProps['slots']>> {
  /** The content of the screen. */
  readonly children: ReactNode
}

/** The providers of every screen: its appearance, its slots, its surface and its boundary. */
export function Screen({ slots, appearance, isolation, children }: ScreenProps): ReactElement | null {
  const { isReady } = useLocaleState()
  useHeldStartUp(!isReady)
  if (!isReady) return null
  return (
    <ThemeProvider appearance={appearance}>
      <SlotsProvider slots={slots} classNames={appearance?.classNames}>
        <ScreenSurface isolation={isolation}>
          <FailuresProvider>
            <Boundary part="screen">{children}</Boundary>
          </FailuresProvider>
        </ScreenSurface>
      </SlotsProvider>
    </ThemeProvider>
  )
}
