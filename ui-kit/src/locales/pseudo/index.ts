export type { Catalogue, Locale, Message, MessageKey } from '../../i18n/catalogue.ts'
export { pseudo } from '../../i18n/pseudo.ts'
