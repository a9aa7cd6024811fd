import type { Locale, MessageKey } from '../../i18n/catalogue.ts'
import { englishTexts } from '../../i18n/locales/en.gen.ts'

/** The messages a language lacks, for which English is shown: for a test of a translation. */
export function missingMessages({ messages }: Locale): readonly MessageKey[] {
  return Object.keys(englishTexts)
    .filter(isMessageKey)
    .filter((key) => messages[key] === undefined)
}

function isMessageKey(key: string): key is MessageKey {
  return key in englishTexts
}
