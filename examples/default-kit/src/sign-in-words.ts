import type { LocaleName, PorticoKitProps } from '@portico/ui-kit'
import type { LanguageName } from './language.ts'

/** The words of Lantern in the screens of the kit: the sign-in names single sign-on, which begins with the address. */
export function signInWords(language: LanguageName): PorticoKitProps['messages'] {
  return language === 'pseudo' ? undefined : { 'login.lead': leads[language] }
}

const leads: Readonly<Record<LocaleName, string>> = {
  en: 'Use your work email, also for single sign-on.',
  de: 'Mit Ihrer Firmen-E-Mail, auch für Single Sign-on.',
  he: 'עם הדוא״ל של העבודה, גם לכניסה יחידה.',
}
