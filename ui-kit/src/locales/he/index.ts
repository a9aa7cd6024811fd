export type { BundleGroup, Catalogue, Locale, Message, MessageKey } from '../../i18n/catalogue.ts'
export { he } from '../../i18n/locales/he.gen.ts'
export { heSignIn } from '../../i18n/locales/sign-in/he.gen.ts'
