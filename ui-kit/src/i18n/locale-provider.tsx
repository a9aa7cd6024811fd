'use client'

import { useStartUp } from '@portico/headless'
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale, MessageOverrides } from './catalogue.ts'
import { english, LocaleContext } from './locale-context.ts'
import { namedLocales } from './locales/named.gen.ts'
import type { Warn } from './overrides.ts'
import { useOverriding } from './use-overriding.ts'

/** A language by its name. English comes with the kit; the others load when they are first asked for. */
export type LocaleName = 'en' | keyof typeof namedLocales

/** The props of {@link LocaleProvider}. */
export interface LocaleProviderProps {
  /** The language. A name loads it; a {@link Locale} is there with the first paint. Default `en`. */
  readonly locale?: LocaleName | Locale | undefined
  /** The application's own texts, in the language that is shown. */
  readonly messages?: MessageOverrides | undefined
  /** Told of a language that cannot be loaded, and once of each text that is passed over. */
  readonly warn?: Warn | undefined
  /** What is shown in the language. */
  readonly children?: ReactNode
}

/**
 * The language of what is below it, with the application's and the metadata's texts over it. While another language loads, the one that was shown stays; one that cannot be had leaves English.
 */
export function LocaleProvider({ locale: wanted = 'en', messages, warn, children }: LocaleProviderProps): ReactElement {
  const tell = useLatest(warn)
  const shown = useShownLocale(wanted, tell)
  const locale = shown ?? english
  const localizations = useStartUp(({ metadata }) => metadata?.localizations)
  const overriding = useOverriding(locale, messages, localizations, tell)
  const isReady = shown !== null
  const state = useMemo(() => ({ locale, isReady, overriding }), [locale, isReady, overriding])
  return <LocaleContext.Provider value={state}>{children}</LocaleContext.Provider>
}

/** Tells whoever is told at that time, without being another function for that. */
function useLatest(warn: Warn | undefined): Warn {
  const latest = useRef(warn)
  useEffect(() => {
    latest.current = warn
  })
  return useRef<Warn>((...fault) => latest.current?.(...fault)).current
}

/** The language to show; `null` until the first one is there. */
function useShownLocale(wanted: LocaleName | Locale, warn: Warn): Locale | null {
  const given = useMemo(() => givenLocale(wanted), [wanted])
  const [last, setLast] = useState(given)
  useEffect(() => {
    if (given) return setLast(given)
    let isCurrent = true
    load(wanted)
      .catch((cause: unknown) => {
        if (isCurrent) warn(`The language ${wanted} could not be loaded, so English is shown.`, cause)
        return english
      })
      .then((locale) => isCurrent && setLast(locale))
    return () => {
      isCurrent = false
    }
  }, [wanted, given, warn])
  return given ?? last
}

/** A language that needs no loading. Under a code that is no language tag no number could be written. */
function givenLocale(wanted: LocaleName | Locale): Locale | null {
  if (typeof wanted !== 'object') return wanted === 'en' ? english : null
  try {
    Intl.getCanonicalLocales(wanted.code)
    return wanted
  } catch {
    return { ...wanted, code: 'en' }
  }
}

async function load(wanted: LocaleName | Locale): Promise<Locale> {
  return typeof wanted === 'object' || wanted === 'en' ? english : namedLocales[wanted]()
}
