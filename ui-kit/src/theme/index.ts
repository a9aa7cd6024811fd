export type { Appearance, Brand, ColorScheme, ThemeName, Tokens } from './appearance.ts'
export { themeNames } from './appearance.ts'
export { type TokenName, tokenNames } from './tokens.gen.ts'
