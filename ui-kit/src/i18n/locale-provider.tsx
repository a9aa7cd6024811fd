'use client'

import { useStartUp } from '@portico/headless'
import { developerError } from '@portico/headless/internal'
import { type ReactElement, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Locale, MessageOverrides } from './catalogue.ts'
import { fill } from './fill.ts'
import { english, LocaleContext } from './locale-context.ts'
import { namedLocales } from './locales/named.gen.ts'
import type { localeNames } from './locales/names.gen.ts'
import type { CreateOverriding, Warn } from './overrides.ts'
import type { Overriding } from './translate.ts'

/** The name of a language. English is built in; the others load at their first use. */
export type LocaleName = (typeof localeNames)[number]

export interface LocaleProviderProps {
  /** A name loads the language; a {@link Locale} object is used at once. Default `en`. */
  readonly locale?: LocaleName | Locale | undefined
  /** Overrides by the application, in the current language. */
  readonly messages?: MessageOverrides | undefined
  /** Called if a language fails to load, and once for each ignored text. */
  readonly warn?: Warn | undefined
  /** The components that use the language. */
  readonly children?: ReactNode
}

/**
 * Sets the language for its children, with overrides from the application and the metadata. While another language
 * loads, the former one stays. If it fails to load, English is used.
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

/** Returns a stable function that calls the latest `warn`. */
function useLatest(warn: Warn | undefined): Warn {
  const latest = useRef(warn)
  useEffect(() => {
    latest.current = warn
  })
  return useRef<Warn>((...fault) => latest.current?.(...fault)).current
}

/** The language to render; `null` until the first one has loaded. */
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

/** A language that needs no loading. An invalid language tag is refused, because it cannot format numbers. */
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
  if (typeof wanted === 'object' || wanted === 'en') return english
  if (!Object.hasOwn(namedLocales, wanted)) throw developerError('locale-unknown', `The kit has no language ${wanted}`)
  return namedLocales[wanted]()
}

/**
 * The overrides of the application and the metadata. Plain texts of the application apply from the first paint. The
 * code for metadata and ICU texts loads only if there are any.
 */
function useOverriding(
  locale: Locale,
  messages: MessageOverrides | undefined,
  localizations: Readonly<Record<string, unknown>> | undefined,
  warn: Warn,
): Overriding {
  const [create, setCreate] = useState<CreateOverriding | null>(null)
  const overrides = useMemo(() => ({ locale, messages, localizations, warn }), [locale, messages, localizations, warn])
  useEffect(() => {
    if (!overrides.messages && !overrides.localizations) return
    import('./overrides.ts')
      .then(({ overridesFor }) => overridesFor(overrides, () => import('./icu.ts')))
      .then(
        // The ICU version loads slower, so the later result covers at least the earlier one.
        (loaded) => setCreate(() => loaded),
        (cause) => warn('Not every text that was given could be loaded.', cause),
      )
  }, [overrides, warn])
  return useMemo(() => {
    const texts: Readonly<Record<string, unknown>> = messages ?? {}
    return create?.(overrides) ?? ((key, values) => fill(texts[key], values, locale))
  }, [create, overrides, messages, locale])
}
