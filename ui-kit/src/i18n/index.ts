export type {
  BundleGroup,
  Catalogue,
  CompleteLocale,
  GroupCatalogue,
  GroupPlaceholders,
  Locale,
  Message,
  MessageKey,
  MessageOverrides,
  Placeholders,
} from './catalogue.ts'
export type { Branches, Formatter } from './formatter.ts'
export { useLocale, useLocaleState } from './locale-context.ts'
export { type LocaleName, LocaleProvider, type LocaleProviderProps } from './locale-provider.tsx'
export type { Warn } from './overrides.ts'
export { type Period, periodOf } from './period.ts'
export type { Translate, ValuesOf } from './translate.ts'
export { useMessages } from './use-messages.ts'
