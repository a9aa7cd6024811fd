import type { LocaleName } from '@portico/ui-kit'

/** A language of this example: those of the kit, and English in disguise, which shows what is not translated. */
export type LanguageName = LocaleName | 'pseudo'

/** A language as a page is marked with it. */
export interface Language {
  /** Its BCP 47 tag. */
  readonly lang: string
  /** The direction it is written in. */
  readonly dir: 'ltr' | 'rtl'
  /** What it calls itself. */
  readonly name: string
}

/** The language of that name. */
export function languageOf(name: LanguageName): Language {
  return languages[name]
}

const languages: Readonly<Record<LanguageName, Language>> = {
  en: { lang: 'en', dir: 'ltr', name: 'English' },
  de: { lang: 'de', dir: 'ltr', name: 'Deutsch' },
  he: { lang: 'he', dir: 'rtl', name: 'עברית' },
  pseudo: { lang: 'en-XA', dir: 'ltr', name: 'Pseudo' },
}
