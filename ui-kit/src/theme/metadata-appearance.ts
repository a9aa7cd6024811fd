import { type ThemeName, type Tokens, themeNames } from './appearance.ts'
import { mergeTokens } from './merge-appearance.ts'
import { ownMember } from './own-member.ts'
import { isColor } from './safe-value.ts'
import type { TokenName } from './tokens.gen.ts'

/** What a tenant's configuration says of the look. */
export interface MetadataAppearance {
  /** The theme of the login box. */
  readonly theme: ThemeName | undefined
  /** The colours of its palettes. */
  readonly tokens: Tokens
  /** The address of the tenant's logo, as it was sent. */
  readonly logo: unknown
}

/**
 * What a tenant's configuration says of the look: `theme.palette` where its primary colour is a text, over it
 * `themeV2.palette`, over it that of `themeV2.loginBox`, with the theme and the logo of the latter (SPEC section 3,
 * metadata). What is missing, of another type, or no colour is passed over.
 */
export function appearanceFromMetadata(metadata: unknown): MetadataAppearance {
  const isUsed = typeof ownMember(metadata, 'theme.palette.primary') === 'string'
  const palettes = [...(isUsed ? ['theme'] : []), 'themeV2', 'themeV2.loginBox']
  const themeName = ownMember(metadata, 'themeV2.loginBox.themeName')
  return {
    theme: themeNames.find((name) => themeName === name || themeName === `${name}V2`),
    tokens: palettes
      .map((owner) => tokensOf(ownMember(metadata, `${owner}.palette`)))
      .reduce<Tokens>((under, over) => mergeTokens(under, over), {}),
    logo: ownMember(metadata, 'themeV2.loginBox.logo.image'),
  }
}

/** Where in a palette the colour of a token is; the first that is one counts. The rest is derived by the CSS. */
const places = {
  '--portico-color-primary': 'primary primary.main',
  '--portico-color-primary-light': 'primary.light',
  '--portico-color-primary-hover': 'primary.hover primary.dark',
  '--portico-color-primary-pressed': 'primary.active primary.dark',
  '--portico-color-on-primary': 'primary.contrastText',
  '--portico-color-danger': 'danger danger.main error error.main',
  '--portico-color-danger-hover': 'danger.hover danger.dark danger danger.main error.hover error.dark error error.main',
  '--portico-color-danger-pressed':
    'danger.active danger.dark danger danger.main error.active error.dark error error.main',
  '--portico-color-on-danger': 'danger.contrastText error.contrastText',
  '--portico-color-success': 'success success.main',
  '--portico-color-success-text': 'success.text',
  '--portico-color-warning': 'warning warning.main',
  '--portico-color-warning-text': 'warning.text',
  '--portico-color-info': 'info info.main',
  '--portico-color-info-text': 'info.text',
  '--portico-color-background': 'background.default',
  '--portico-color-surface-sunken': 'background.default',
  '--portico-color-surface': 'background.paper',
  '--portico-color-surface-raised': 'background.paper',
  '--portico-color-field': 'background.paper',
  '--portico-color-text': 'text.primary',
  '--portico-color-text-muted': 'text.secondary',
  '--portico-color-text-faint': 'text.secondary',
  '--portico-color-text-disabled': 'text.disabled',
  '--portico-color-border': 'divider',
} as const satisfies Partial<Record<TokenName, string>>

function tokensOf(palette: unknown): Tokens {
  const found = Object.entries(places).flatMap(([token, paths]) => {
    const value = paths
      .split(' ')
      .map((path) => ownMember(palette, path))
      .find(isColor)
    return value === undefined ? [] : [[token, value]]
  })
  return Object.fromEntries(found)
}
