'use client'

import { useClient } from '@portico/headless'
import {
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { BoxLabel, Catalogue, GroupWords, Locale } from './catalogue.ts'
import { LocaleContext, type LocaleState } from './locale-context.ts'

/** The English names of the boxes of the groups around a screen. Those of the sign-in are in the frame. */
export const BoxLabelsContext = createContext<Partial<Pick<Catalogue, BoxLabel>>>({})

export interface WordsProviderProps {
  /** Loads the words to add. */
  readonly words: GroupWords
  /** The screens that need them. */
  readonly children: ReactNode
}

/**
 * Adds the words of a group to the language of the screens below it. The language is not ready until they are loaded.
 * The former language stays while those of another one load; English is shown if they cannot be loaded.
 */
export function WordsProvider({ words, children }: WordsProviderProps): ReactElement {
  const outer = useContext(LocaleContext)
  const extended = useExtendedLocale(outer.locale, words)
  const complete = useMemo(() => (extended ? { ...outer, locale: extended } : null), [outer, extended])
  const former = useRef<LocaleState | null>(null)
  useEffect(() => {
    if (complete) former.current = complete
  }, [complete])
  const state = complete ?? former.current ?? { ...outer, isReady: false }
  return <LocaleContext.Provider value={state}>{children}</LocaleContext.Provider>
}

/** The language with the words of the group; `null` until they are loaded. */
function useExtendedLocale(locale: Locale, words: GroupWords): Locale | null {
  const { log } = useClient()
  const [loaded, setLoaded] = useState<{ readonly base: Locale; readonly extended: Locale } | null>(null)
  const load = locale.group === undefined ? undefined : words[locale.code]
  useEffect(() => {
    if (!load) return
    let isCurrent = true
    load()
      .then(
        (messages) => ({ ...locale, messages: { ...locale.messages, ...messages } }),
        (cause: unknown) => {
          log.warn(`Some words of the language ${locale.code} could not be loaded, so English is shown.`, cause)
          return locale
        },
      )
      .then((extended) => isCurrent && setLoaded({ base: locale, extended }))
    return () => {
      isCurrent = false
    }
  }, [load, locale, log])
  if (!load) return locale
  return loaded?.base === locale ? loaded.extended : null
}
