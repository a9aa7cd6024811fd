'use client'

import { type Context, createContext, useContext } from 'react'
import type { Locale } from './catalogue.ts'
import type { Overriding } from './translate.ts'

/** The language data that components read. */
export interface LocaleState {
  readonly locale: Locale
  /** `false` while the first requested language loads. */
  readonly isReady: boolean
  /** Looks up overriding texts of the application and the metadata. */
  readonly overriding: Overriding
}

/** The built-in language. Its texts are part of the screens. */
export const english: Locale = { code: 'en', dir: 'ltr', messages: {} }

/** Provides {@link LocaleState}. Default: English. */
export const LocaleContext: Context<LocaleState> = createContext<LocaleState>({
  locale: english,
  isReady: true,
  overriding: () => undefined,
})

/** The code and writing direction of the current language. */
export function useLocale(): Pick<Locale, 'code' | 'dir'> {
  return useContext(LocaleContext).locale
}

/** The current language and its state: `isReady` is `false` while the first requested one loads. */
export function useLocaleState(): Pick<Locale, 'code' | 'dir'> & Pick<LocaleState, 'isReady'> {
  const { locale, isReady } = useContext(LocaleContext)
  return { ...locale, isReady }
}
