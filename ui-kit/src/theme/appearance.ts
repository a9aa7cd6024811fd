import type { SlotName } from '../slots/index.ts'
import type { TokenName } from './tokens.gen.ts'

/** The themes that come with the kit: sets of tokens of one character. */
export const themeNames = ['modern', 'classic', 'vivid', 'dark'] as const

/** The name of a theme. `dark` is dark whatever the colour scheme; the others have a light and a dark side. */
export type ThemeName = (typeof themeNames)[number]

/** Light, dark, or whichever the person's system asks for. */
export type ColorScheme = 'light' | 'dark' | 'system'

/** Design tokens and what they are set to. */
export type Tokens = Readonly<Partial<Record<TokenName, string | number | undefined>>>

/** How the kit looks. What is left out is as the tenant's metadata say, else as the theme says. */
export interface Appearance {
  /** The theme the rest changes. Default `modern`. */
  readonly theme?: ThemeName | undefined
  /** Light or dark. Default: the application's own `color-scheme`, so that the kit is never dark in a light page. */
  readonly colorScheme?: ColorScheme | undefined
  /**
   * Design tokens by the name of their custom property: colours, lengths, numbers, font lists, shadows, gradients. What
   * could load something or reach beyond its token (`url()`, `;`, `var()` of a foreign name…) is left out with a warning.
   */
  readonly tokens?: Tokens | undefined
  /** Classes that are added to the kit's own, by slot name. */
  readonly classNames?: Readonly<Partial<Record<SlotName, string>>> | undefined
  /**
   * Style sheets for shadow roots: addresses, or sheets made with `new CSSStyleSheet()`. They come after the kit's own
   * and are in no layer, so that a single class in them wins. In the light DOM the page's own CSS does the same.
   */
  readonly sheets?: readonly (string | CSSStyleSheet)[] | undefined
}

/** Whose application it is. */
export interface Brand {
  /** The application's name, as people know it. It is shown as text. */
  readonly name?: string | undefined
  /** The address of its logo: https, `data:image/…`, or a path of the page's own origin. Any other is left out. */
  readonly logo?: string | undefined
}
