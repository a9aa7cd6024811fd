'use client'

import { useClient, useStartUp } from '@portico/headless'
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useMemo } from 'react'
import type { Appearance, Brand, ColorScheme, ThemeName, Tokens } from './appearance.ts'
import { logoAddress } from './logo-address.ts'
import { mergeAppearance } from './merge-appearance.ts'
import { appearanceFromMetadata, type MetadataAppearance } from './metadata-appearance.ts'

/** What a {@link ThemeProvider} takes. */
export interface ThemeProviderProps {
  /** The look, over that of an outer provider. */
  readonly appearance?: Appearance | undefined
  /** The application's name and logo, over those of an outer provider. */
  readonly brand?: Brand | undefined
  /** What they hold for. */
  readonly children?: ReactNode
}

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

const ThemeContext = /* @__PURE__ */ createContext<{ readonly appearance: Appearance; readonly brand: Brand }>({
  appearance: {},
  brand: {},
})

/** Sets the look and the brand of what is below it, over the tenant's metadata and over an outer provider. */
export function ThemeProvider({ appearance = none, brand = none, children }: ThemeProviderProps): ReactElement {
  const outer = useContext(ThemeContext)
  const { log } = useClient()
  const given = useMemo(
    () => ({
      appearance: mergeAppearance(outer.appearance, appearance),
      brand: { name: brand.name ?? outer.brand.name, logo: brand.logo ?? outer.brand.logo },
    }),
    [outer, appearance, brand],
  )
  const isRefused = brand.logo !== undefined && logoAddress(brand.logo) === undefined
  useEffect(() => {
    if (isRefused) log.warn('The logo was left out: its address must be https, data:image/… or a path of this origin.')
  }, [isRefused, log])
  return <ThemeContext.Provider value={given}>{children}</ThemeContext.Provider>
}

/** The look that holds where the part that asks is: the theme, over it the tenant's metadata, over it the providers. */
export function useAppearance(): ResolvedAppearance {
  const { appearance } = useContext(ThemeContext)
  const metadata = useMetadataAppearance()
  return useMemo(() => {
    const { theme = 'modern', colorScheme, tokens = {}, sheets = [] } = mergeAppearance(metadata, appearance)
    return { theme, colorScheme, tokens, sheets }
  }, [metadata, appearance])
}

/** The application's name and logo: those of the providers, else the tenant's logo. */
export function useBrand(): ResolvedBrand {
  const { brand } = useContext(ThemeContext)
  const metadata = useMetadataAppearance()
  return { name: brand.name ?? '', logo: logoAddress(brand.logo) ?? logoAddress(metadata.logo) }
}

function useMetadataAppearance(): MetadataAppearance {
  const metadata = useStartUp((state) => state.metadata)
  return useMemo(() => appearanceFromMetadata(metadata), [metadata])
}

const none: Appearance & Brand = {}
