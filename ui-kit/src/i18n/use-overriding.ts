'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Locale, MessageOverrides } from './catalogue.ts'
import { fill } from './fill.ts'
import type { CreateOverriding, Warn } from './overrides.ts'
import type { Overriding } from './translate.ts'

/**
 * What the application and the metadata say instead of a language's words. Plain texts of the application's hold from the
 * first paint on; the metadata come later, ICU is rare, so the code for both loads when there is something for it.
 */
export function useOverriding(
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
        // With ICU takes longer than without, so what comes late can do no less than what came first.
        (loaded) => setCreate(() => loaded),
        (cause) => warn('Not every text that was given could be loaded.', cause),
      )
  }, [overrides, warn])
  return useMemo(() => {
    const texts: Readonly<Record<string, unknown>> = messages ?? {}
    return create?.(overrides) ?? ((key, values) => fill(texts[key], values, locale))
  }, [create, overrides, messages, locale])
}
