import type { ReactNode } from 'react'

/** A value within a theme: text, number, node, function of the theme, or an object of these. */
export type ThemeValue =
  | ReactNode
  | ((theme: FronteggTheme) => ThemeValue)
  | readonly ThemeValue[]
  | { readonly [name: string]: ThemeValue }

/** One color of a palette with its shades. */
export interface PaletteColor {
  readonly light?: string | undefined
  readonly main?: string | undefined
  readonly dark?: string | undefined
  readonly hover?: string | undefined
  readonly active?: string | undefined
  readonly contrastText?: string | undefined
  readonly border?: string | undefined
}

/** The colors of a theme. */
export interface ThemePalette {
  readonly primary?: PaletteColor | undefined
  readonly secondary?: PaletteColor | undefined
  readonly danger?: PaletteColor | undefined
  readonly success?: PaletteColor | undefined
  readonly info?: PaletteColor | undefined
  readonly warning?: PaletteColor | undefined
  readonly error?: PaletteColor | undefined
  readonly background?: { readonly default?: string; readonly paper?: string } | undefined
  readonly text?: { readonly primary?: string; readonly secondary?: string; readonly disabled?: string } | undefined
  readonly divider?: string | undefined
  readonly [name: string]: ThemeValue | PaletteColor
}

/** The theme that a function in a theme receives. */
export interface FronteggTheme {
  readonly palette: ThemePalette
  readonly [name: string]: ThemeValue | ThemePalette
}

/** The part of a theme for the login box. */
export interface LoginBoxThemeOptions {
  /** `classic`, `modern`, `vivid` or `dark`, also with `V2` at the end. */
  readonly themeName?: string | undefined
  readonly palette?: ThemePalette | undefined
  /** The address of a logo. Functions that return markup are not applied. */
  readonly logo?: { readonly image?: ThemeValue; readonly [name: string]: ThemeValue } | undefined
  readonly [name: string]: ThemeValue | ThemePalette
}

/** The part of a theme for the portal. */
export interface AdminPortalThemeOptions {
  readonly themeName?: string | undefined
  readonly palette?: ThemePalette | undefined
  readonly [name: string]: ThemeValue | ThemePalette
}

/**
 * The look as Frontegg's `themeOptions` state it. Palettes, the name of the theme and a logo by its address are applied. A
 * development build logs each other member once.
 */
export interface FronteggThemeOptions {
  readonly palette?: ThemePalette | undefined
  readonly loginBox?: LoginBoxThemeOptions | undefined
  readonly adminPortal?: AdminPortalThemeOptions | undefined
  readonly components?: ThemeValue | undefined
  readonly typography?: ThemeValue | undefined
  readonly typographyStyleOptions?: ThemeValue | undefined
  readonly spacing?: ThemeValue | undefined
  readonly shadows?: ThemeValue | undefined
  readonly transitions?: ThemeValue | undefined
  readonly breakpoints?: ThemeValue | undefined
  readonly externalAssets?: ThemeValue | undefined
  readonly direction?: 'ltr' | 'rtl' | undefined
}
