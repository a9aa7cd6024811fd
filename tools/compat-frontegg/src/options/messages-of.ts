import { type LocaleName, localeNames, type MessageOverrides } from '@portico/ui-kit'
import type { LocalizationsOverrides } from './types.ts'

/** The language and the texts of a kit. */
export interface KitWords {
  readonly locale: LocaleName
  readonly messages: MessageOverrides
}

/**
 * Returns the language and texts that `localizations` state. The path of a text below `loginBox`, `adminPortal` or `common` is the
 * key of the message: `loginBox.login.title` is `login.title`. A text whose key the kit does not have is ignored. The first
 * language that the kit has counts.
 */
export function wordsOf(localizations: LocalizationsOverrides = {}): KitWords {
  const locale = localeNames.find((code) => localizations[code]) ?? 'en'
  const texts = Object.fromEntries(
    Object.entries(localizations[locale] ?? {}).flatMap(([part, pages]) =>
      parts.has(part) ? textsIn(pages, '') : textsIn({ [part]: pages }, ''),
    ),
  )
  return { locale, messages: texts }
}

function textsIn(given: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof given === 'string') return [[path, given]]
  if (typeof given !== 'object' || given === null) return []
  return Object.entries(given).flatMap(([name, value]) => textsIn(value, path ? `${path}.${name}` : name))
}

const parts: ReadonlySet<string> = new Set(['loginBox', 'adminPortal', 'common'])
