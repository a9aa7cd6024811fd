export type { Catalogue, Locale, Message, MessageKey } from '../../i18n/catalogue.ts'
export { he } from '../../i18n/locales/he.gen.ts'
