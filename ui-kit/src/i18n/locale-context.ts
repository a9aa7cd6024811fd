'use client'

import { type Context, createContext, useContext } from 'react'
import type { Locale } from './catalogue.ts'
import type { Overrides } from './overrides.ts'

/** What the parts of a page know of its language. */
export interface LocaleState {
  /** The language that is shown. */
  readonly locale: Locale
  /** Whether it is the one asked for, or one stands in for it that had been shown before or could not be had. */
  readonly isReady: boolean
  /** What is said instead of its words. */
  readonly overrides: Overrides
}

/** The kit's own language, which needs nothing loaded: its texts come with the screens. */
export const english: Locale = { code: 'en', dir: 'ltr', messages: {} }

/** Carries {@link LocaleState}. Without a provider it is English. */
export const LocaleContext: Context<LocaleState> = /* @__PURE__ */ createContext<LocaleState>({
  locale: english,
  isReady: true,
  overrides: {},
})

/** The language that is shown. */
export function useLocale(): Pick<Locale, 'code' | 'dir'> {
  return useContext(LocaleContext).locale
}

/** The language that is shown, and whether it can be: `isReady` is `false` while the first one asked for loads. */
export function useLocaleState(): Pick<Locale, 'code' | 'dir'> & { readonly isReady: boolean } {
  const { locale, isReady } = useContext(LocaleContext)
  return { code: locale.code, dir: locale.dir, isReady }
}
