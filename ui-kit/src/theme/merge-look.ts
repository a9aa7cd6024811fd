import type { Appearance, Brand, ColorScheme, ThemeName, Tokens } from './appearance.ts'
import { logoAddress } from './logo-address.ts'

/** The look, once the tenant's metadata and all providers have been heard. */
export interface ResolvedAppearance {
  /** The theme the tokens change. */
  readonly theme: ThemeName
  /** Light or dark; `undefined` leaves it to the application's own `color-scheme`. */
  readonly colorScheme: ColorScheme | undefined
  /** The tokens that differ from the theme's, unchecked: give them to `tokenStyle`. */
  readonly tokens: Tokens
  /** The style sheets for shadow roots, the innermost provider's last. */
  readonly sheets: readonly (string | CSSStyleSheet)[]
}

/** Whose application it is, as far as it is known. */
export interface ResolvedBrand {
  /** The application's name; empty where it has none. */
  readonly name: string
  /** The address of its logo, which may be loaded. */
  readonly logo: string | undefined
}

/** A look and whose it is, as far as somebody says. */
export interface Look {
  /** How it looks. */
  readonly appearance?: Appearance | undefined
  /** Whose it is. */
  readonly brand?: Brand | undefined
}

/** A look and whose it is. */
export interface ResolvedLook {
  /** How it looks. */
  readonly appearance: ResolvedAppearance
  /** Whose it is. */
  readonly brand: ResolvedBrand
}

/** What holds where nobody says anything. */
export const plainLook: ResolvedLook = {
  appearance: { theme: 'modern', colorScheme: undefined, tokens: {}, sheets: [] },
  brand: { name: '', logo: undefined },
}

/**
 * One look over another, member by member: tokens by name, sheets after those that were there. Classes are not looked at;
 * they are a matter of the slots. A logo that may not be loaded changes nothing.
 */
export function mergeLook(under: ResolvedLook, { appearance, brand }: Look): ResolvedLook {
  const { theme, colorScheme, tokens, sheets } = under.appearance
  return {
    appearance: {
      theme: appearance?.theme ?? theme,
      colorScheme: appearance?.colorScheme ?? colorScheme,
      tokens: mergeTokens(tokens, appearance?.tokens),
      sheets: [...sheets, ...(appearance?.sheets ?? [])],
    },
    brand: { name: brand?.name ?? under.brand.name, logo: logoAddress(brand?.logo) ?? under.brand.logo },
  }
}

/**
 * Tokens over others by name; `undefined` changes nothing. A new primary colour takes away what was set to go with the
 * former one (its text, hover, tints…), so that these are derived from the new one.
 */
export function mergeTokens(under: Tokens, over: Tokens | undefined): Tokens {
  const set = Object.entries(over ?? {}).filter(([, value]) => value !== undefined)
  const isNew = set.some(([name]) => name === '--portico-color-primary')
  return Object.fromEntries([...Object.entries(under).filter(([name]) => !isNew || !/-primary/.test(name)), ...set])
}
