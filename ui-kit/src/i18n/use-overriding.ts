'use client'

import { useEffect, useMemo, useState } from 'react'
import type { Locale, MessageOverrides } from './catalogue.ts'
import { fill } from './fill.ts'
import type { CreateOverriding, Warn } from './overrides.ts'
import type { Overriding } from './translate.ts'

/**
 * The overrides of the application and the metadata. Plain texts of the application apply from the first paint. The
 * code for metadata and ICU texts loads only if there are any.
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
