export type { Catalogue, CompleteLocale, Locale, Message, MessageKey } from '../../i18n/catalogue.ts'
export { en, englishTexts } from '../../i18n/locales/en.gen.ts'
export { missingMessages } from './missing-messages.ts'
