export type { BundleGroup, Catalogue, Locale, Message, MessageKey } from '../../i18n/catalogue.ts'
export { de } from '../../i18n/locales/de.gen.ts'
export { deSignIn } from '../../i18n/locales/sign-in/de.gen.ts'
