import { type Tokens, themeNames } from './appearance.ts'
import { isColor } from './color.ts'
import { type Look, mergeTokens } from './merge-look.ts'
import { ownMember } from './own-member.ts'
import type { TokenName } from './tokens.gen.ts'

/**
 * The look in a tenant's configuration. Later sources override: `theme.palette` if its primary color is a text,
 * `themeV2.palette`, `themeV2.loginBox.palette`. Theme and logo come from `themeV2.loginBox`. Invalid values are
 * ignored.
 */
export function lookFromMetadata(metadata: unknown): Look {
  const isUsed = typeof ownMember(metadata, 'theme.palette.primary') === 'string'
  const palettes = [...(isUsed ? ['theme'] : []), 'themeV2', 'themeV2.loginBox']
  const themeName = ownMember(metadata, 'themeV2.loginBox.themeName')
  const logo = ownMember(metadata, 'themeV2.loginBox.logo.image')
  return {
    appearance: {
      theme: themeNames.find((name) => themeName === name || themeName === `${name}V2`),
      tokens: palettes
        .map((owner) => tokensOf(ownMember(metadata, `${owner}.palette`)))
        .reduce<Tokens>((under, over) => mergeTokens(under, over), {}),
    },
    brand: { logo: typeof logo === 'string' ? logo : undefined },
  }
}

/** The paths of a token's color in a palette; the first color found is used. CSS derives the rest. */
const places: Readonly<Partial<Record<ColorToken, string>>> = {
  primary: 'primary primary.main',
  'primary-light': 'primary.light',
  'primary-hover': 'primary.hover primary.dark',
  'primary-pressed': 'primary.active primary.dark',
  'on-primary': 'primary.contrastText',
  danger: 'danger danger.main error error.main',
  'danger-hover': 'danger.hover danger.dark danger danger.main error error.main',
  'danger-pressed': 'danger.active danger.dark danger danger.main error error.main',
  'on-danger': 'danger.contrastText error.contrastText',
  success: 'success success.main',
  'success-text': 'success.text',
  warning: 'warning warning.main',
  'warning-text': 'warning.text',
  info: 'info info.main',
  'info-text': 'info.text',
  background: 'background.default',
  'surface-sunken': 'background.default',
  surface: 'background.paper',
  'surface-raised': 'background.paper',
  field: 'background.paper',
  text: 'text.primary',
  'text-muted': 'text.secondary',
  'text-faint': 'text.secondary',
  'text-disabled': 'text.disabled',
  border: 'divider',
}

type ColorToken<Name = TokenName> = Name extends `--portico-color-${infer Color}` ? Color : never

function tokensOf(palette: unknown): Tokens {
  const found = Object.entries(places).map(([token, paths]) => {
    const at = paths.split(' ').map((path) => ownMember(palette, path))
    return [`--portico-color-${token}`, at.find(isColor)]
  })
  return Object.fromEntries(found)
}
