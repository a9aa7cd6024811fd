import type { SlotName } from '../slots/index.ts'
import type { TokenName } from './tokens.gen.ts'

/** The built-in themes, which are sets of tokens. */
export const themeNames = ['modern', 'classic', 'vivid', 'dark'] as const

/** The name of a theme. `dark` ignores the color scheme; the others have a light and a dark variant. */
export type ThemeName = (typeof themeNames)[number]

/** Light, dark, or the setting of the operating system. */
export type ColorScheme = 'light' | 'dark' | 'system'

/** Values of design tokens, by name. */
export type Tokens = Readonly<Partial<Record<TokenName, string | number | undefined>>>

/** The look of the kit. Missing members come from the tenant's metadata, otherwise from the theme. */
export interface Appearance {
  /** The theme that the rest modifies. Default `modern`. */
  readonly theme?: ThemeName | undefined
  /** Default: the application's own `color-scheme`, so that the kit is never dark on a light page. */
  readonly colorScheme?: ColorScheme | undefined
  /**
   * Design tokens by the name of their custom property: colors, lengths, numbers, font lists, shadows, gradients.
   * `var()` may name a custom property of the page. Unsafe values are ignored with a warning: `url()`, `;` and the like.
   */
  readonly tokens?: Tokens | undefined
  /** Extra CSS classes by slot name. */
  readonly classNames?: Readonly<Partial<Record<SlotName, string>>> | undefined
  /**
   * Style sheets for shadow roots: addresses or `CSSStyleSheet` objects. They follow the kit's own and are in no layer,
   * so that a single class overrides it. In the light DOM the page's CSS does the same.
   */
  readonly sheets?: readonly (string | CSSStyleSheet)[] | undefined
}

/** The name and logo of the application. */
export interface Brand {
  /** The application's name, shown as text. */
  readonly name?: string | undefined
  /** The address of the logo: https, `data:image/…`, or a path on the page's origin. Others are ignored. */
  readonly logo?: string | undefined
}
