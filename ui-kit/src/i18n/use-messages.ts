'use client'

import { useContext, useMemo } from 'react'
import type { Catalogue, MessageKey } from './catalogue.ts'
import { LocaleContext } from './locale-context.ts'
import { createTranslate, type Translate } from './translate.ts'

/**
 * Returns a section's texts: `const t = useMessages(signInMessages)`, then `t('login.lead')` or `t('login.title',
 * { app })`. Unknown keys, missing values and extra values do not compile. With an empty `app`, the sentence leaves out
 * the application's name.
 */
export function useMessages<Keys extends MessageKey>(section: Pick<Catalogue, Keys>): Translate<Keys> {
  const { locale, overriding } = useContext(LocaleContext)
  return useMemo(() => createTranslate(section, locale, overriding), [section, locale, overriding])
}
