export type {
  Branches,
  BundleGroup,
  Catalogue,
  CompleteLocale,
  Formatter,
  GroupCatalogue,
  GroupPlaceholders,
  Locale,
  Message,
  MessageBranch,
  MessageKey,
  MessageOverrides,
  Placeholders,
} from './catalogue.ts'
export type { MessageValues } from './fill.ts'
export type { LocaleState } from './locale-context.ts'
export { useLocale, useLocaleState } from './locale-context.ts'
export { type LocaleName, LocaleProvider, type LocaleProviderProps } from './locale-provider.tsx'
export { localeNames } from './locales/names.gen.ts'
export type { Warn } from './overrides.ts'
export { type Period, periodOf } from './period.ts'
export type { Overriding, Translate, ValuesOf } from './translate.ts'
export { useMessages } from './use-messages.ts'
