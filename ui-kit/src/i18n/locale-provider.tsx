'use client'

import { useStartUp } from '@portico/headless'
import { type ReactElement, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { I18nProvider } from 'react-aria/I18nProvider'
import type { Locale, MessageOverrides } from './catalogue.ts'
import type { createFormatIcu } from './icu.ts'
import { english, LocaleContext } from './locale-context.ts'
import { namedLocales } from './locales/named.gen.ts'
import { member, needIcu } from './overrides.ts'

/** A language by its name. English comes with the kit; the others load when they are first asked for. */
export type LocaleName = 'en' | keyof typeof namedLocales

/** Told of what went wrong and did not stop anything. */
export type Warn = (message: string, cause?: unknown) => void

/** What {@link LocaleProvider} takes. */
export interface LocaleProviderProps {
  /** The language. A name loads it; a {@link Locale} is there with the first paint. Default `en`. */
  readonly locale?: LocaleName | Locale | undefined
  /** The application's own texts, in the language that is shown. */
  readonly messages?: MessageOverrides | undefined
  /** Told, once, of a language that cannot be loaded and of each ICU text that is broken. */
  readonly warn?: Warn | undefined
  /** What is shown in the language. */
  readonly children?: ReactNode
}

/**
 * The language of what is below it, for our parts and React Aria's alike, with the application's and the metadata's texts
 * over it. While another language loads, the one that was shown stays; one that cannot be had leaves English.
 */
export function LocaleProvider({ locale = 'en', messages, warn, children }: LocaleProviderProps): ReactElement {
  const told = useRef(warn)
  useEffect(() => {
    told.current = warn
  })
  const shown = useShownLocale(locale, told)
  const { code } = shown ?? english
  const localization = useStartUp(({ metadata }) => member(metadata?.localizations, code))
  const formatIcu = useFormatIcu(code, told, messages, localization)
  const state = useMemo(
    () => ({ locale: shown ?? english, isReady: shown !== null, overrides: { messages, localization, formatIcu } }),
    [shown, messages, localization, formatIcu],
  )
  return (
    <LocaleContext.Provider value={state}>
      <I18nProvider locale={code}>{children}</I18nProvider>
    </LocaleContext.Provider>
  )
}

/** The language to show; `null` until the first one is there. */
function useShownLocale(wanted: LocaleName | Locale, told: RefObject<Warn | undefined>): Locale | null {
  const given = useMemo(
    () => (typeof wanted === 'object' ? usable(wanted) : wanted === 'en' ? english : null),
    [wanted],
  )
  const [last, setLast] = useState(given)
  useEffect(() => {
    let isCurrent = true
    const show = (locale: Locale) => isCurrent && setLast(locale)
    if (given) show(given)
    else {
      load(wanted).then(show, (cause: unknown) => {
        if (isCurrent) told.current?.(`The language ${wanted} could not be loaded, so English is shown.`, cause)
        show(english)
      })
    }
    return () => {
      isCurrent = false
    }
  }, [wanted, given, told])
  return given ?? last
}

async function load(name: unknown): Promise<Locale> {
  for (const [known, locale] of Object.entries(namedLocales)) if (known === name) return locale()
  throw new Error('There is no such language. Give its Locale instead of a name.')
}

/** A language under a tag that is none would break every plural and date below it. */
function usable(locale: Locale): Locale {
  try {
    Intl.getCanonicalLocales(locale.code)
    return locale
  } catch {
    return { ...locale, code: 'en' }
  }
}

/** What formats ICU texts, loaded once there is one; `null` before. */
function useFormatIcu(code: string, told: RefObject<Warn | undefined>, ...texts: readonly unknown[]) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of texts is as long as its caller says
  const isNeeded = useMemo(() => needIcu(texts), texts)
  const [create, setCreate] = useState<{ readonly formatIcu: typeof createFormatIcu } | null>(null)
  useEffect(() => {
    if (!isNeeded) return
    import('./icu.ts').then(
      ({ createFormatIcu }) => setCreate({ formatIcu: createFormatIcu }),
      (cause: unknown) =>
        told.current?.('The formatter of ICU texts could not be loaded; they are passed over.', cause),
    )
  }, [isNeeded, told])
  return useMemo(() => create?.formatIcu(code, (...fault) => told.current?.(...fault)) ?? null, [create, code, told])
}
