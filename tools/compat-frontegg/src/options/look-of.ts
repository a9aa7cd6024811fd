import type { Appearance, Brand } from '@portico/ui-kit'
import { lookFromMetadata } from '@portico/ui-kit/theme'
import { noticeOption } from '#notices'
import type { FronteggAppOptions } from './types.ts'

/** The look of the kit's screens. */
export interface KitLook {
  readonly appearance: Appearance
  readonly brand: Brand
}

/** Returns the look that `themeOptions` and `headerImage` state: palettes, the name of the theme, and a logo by its address. */
export function lookOf({
  themeOptions,
  headerImage,
}: Pick<FronteggAppOptions, 'themeOptions' | 'headerImage'>): KitLook {
  if (!themeOptions) return { appearance: {}, brand: headerImage ? { logo: headerImage } : {} }
  for (const name of Object.keys(themeOptions)) if (!applied.has(name)) noticeOption(`themeOptions.${name}`, instead)
  for (const name of Object.keys(themeOptions.loginBox ?? {})) {
    if (!appliedInBox.has(name)) noticeOption(`themeOptions.loginBox.${name}`, instead)
  }
  const { appearance = {}, brand = {} } = lookFromMetadata({ themeV2: themeOptions })
  return { appearance, brand: { ...brand, ...(!brand.logo && headerImage && { logo: headerImage }) } }
}

const applied: ReadonlySet<string> = new Set(['palette', 'loginBox', 'adminPortal'])
const appliedInBox: ReadonlySet<string> = new Set(['palette', 'themeName', 'logo'])
const instead = 'use tokens, classNames or slots of PorticoKit'
