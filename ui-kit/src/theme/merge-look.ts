import { type AddressRules, storedAddress } from '@portico/headless/internal'
import type { Appearance, Brand, ColorScheme, ThemeName, Tokens } from './appearance.ts'

/** The look after merging the tenant's metadata and all providers. */
export interface ResolvedAppearance {
  /** The theme that the tokens modify. */
  readonly theme: ThemeName
  /** `undefined` keeps the application's own `color-scheme`. */
  readonly colorScheme: ColorScheme | undefined
  /** The tokens that differ from the theme's, unchecked. Pass them to `tokenStyle`. */
  readonly tokens: Tokens
  /** The style sheets for shadow roots, those of the innermost provider last. */
  readonly sheets: readonly (string | CSSStyleSheet)[]
}

/** The name and logo after merging. */
export interface ResolvedBrand {
  /** The application's name, or an empty string. */
  readonly name: string
  /** The address of the logo, already checked. */
  readonly logo: string | undefined
}

/** A look and a brand, each optional. */
export interface Look {
  readonly appearance?: Appearance | undefined
  readonly brand?: Brand | undefined
}

/** The merged look and brand. */
export interface ResolvedLook {
  readonly appearance: ResolvedAppearance
  readonly brand: ResolvedBrand
}

/** The look without any setting. */
export const plainLook: ResolvedLook = {
  appearance: { theme: 'modern', colorScheme: undefined, tokens: {}, sheets: [] },
  brand: { name: '', logo: undefined },
}

/**
 * Merges one look over another, member by member: tokens by name, sheets appended. Classes belong to the slots and are
 * ignored here. A refused logo changes nothing.
 */
export function mergeLook(
  under: ResolvedLook,
  { appearance, brand }: Look,
  client: AddressRules | null = null,
): ResolvedLook {
  const { theme, colorScheme, tokens, sheets } = under.appearance
  return {
    appearance: {
      theme: appearance?.theme ?? theme,
      colorScheme: appearance?.colorScheme ?? colorScheme,
      tokens: mergeTokens(tokens, appearance?.tokens),
      sheets: [...sheets, ...(appearance?.sheets ?? [])],
    },
    brand: { name: brand?.name ?? under.brand.name, logo: logoAddress(brand?.logo, client) ?? under.brand.logo },
  }
}

/**
 * Merges tokens by name; `undefined` changes nothing. A new primary color removes the colors of the former one (its
 * text, hover, tints…), which are derived again.
 */
export function mergeTokens(under: Tokens, over: Tokens | undefined): Tokens {
  const set = Object.entries(over ?? {}).filter(([, value]) => value !== undefined)
  const isNew = set.some(([name]) => name === '--portico-color-primary')
  return Object.fromEntries([...Object.entries(under).filter(([name]) => !isNew || !/-primary/.test(name)), ...set])
}

/** Returns the address if a logo may load from it: https, a `data:` image, or a path on the page's origin. Calls are refused. */
export function logoAddress(address: unknown, client: AddressRules | null = null): string | undefined {
  return storedAddress(client, address, 'picture') ?? undefined
}
