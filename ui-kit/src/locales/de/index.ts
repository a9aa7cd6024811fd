export type { Catalogue, Locale, Message, MessageKey } from '../../i18n/catalogue.ts'
export { de } from '../../i18n/locales/de.gen.ts'
