'use client'

import { useContext, useMemo } from 'react'
import type { Catalogue, MessageKey } from './catalogue.ts'
import { LocaleContext } from './locale-context.ts'
import { createTranslate, type Translate } from './translate.ts'

/**
 * The texts of a section in the language of the page: `const t = useMessages(signInMessages)`, then `t('login.lead')` or
 * `t('login.title', { app })`. A key the section lacks, and a value that is missing or too many, do not compile. Where
 * `app` is an empty text the sentence does without the application's name.
 */
export function useMessages<Keys extends MessageKey>(section: Pick<Catalogue, Keys>): Translate<Keys> {
  const { locale, overriding } = useContext(LocaleContext)
  return useMemo(() => createTranslate(section, locale, overriding), [section, locale, overriding])
}
