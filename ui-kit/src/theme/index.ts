export {
  type Appearance,
  type Brand,
  type ColorScheme,
  type ThemeName,
  type Tokens,
  themeNames,
} from './appearance.ts'
export type { Look, ResolvedAppearance, ResolvedBrand } from './merge-look.ts'
export { lookFromMetadata } from './metadata-look.ts'
export { isSafeValue, type TokenStyle, tokenStyle } from './safe-value.ts'
export { ThemeProvider, type ThemeProviderProps, useAppearance, useBrand } from './theme-context.tsx'
export { type TokenName, tokenNames } from './tokens.gen.ts'
