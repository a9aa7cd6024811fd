'use client'

import { type Context, createContext, useContext } from 'react'
import type { Locale } from './catalogue.ts'
import type { Overriding } from './translate.ts'

/** What the parts of a page know of its language. */
export interface LocaleState {
  /** The language that is shown. */
  readonly locale: Locale
  /** Whether a language may be shown: not while the first one asked for loads. */
  readonly isReady: boolean
  /** What is said instead of its words. */
  readonly overriding: Overriding
}

/** The kit's own language, which needs nothing loaded: its texts come with the screens. */
export const english: Locale = { code: 'en', dir: 'ltr', messages: {} }

/** Carries {@link LocaleState}. Without a provider it is English. */
export const LocaleContext: Context<LocaleState> = /* @__PURE__ */ createContext<LocaleState>({
  locale: english,
  isReady: true,
  overriding: () => undefined,
})

/** The language that is shown: its code and the direction it is written in. */
export function useLocale(): Pick<Locale, 'code' | 'dir'> {
  return useContext(LocaleContext).locale
}

/** The language that is shown, and whether it may be: `isReady` is `false` while the first one asked for loads. */
export function useLocaleState(): Pick<Locale, 'code' | 'dir'> & Pick<LocaleState, 'isReady'> {
  const { locale, isReady } = useContext(LocaleContext)
  return { ...locale, isReady }
}
