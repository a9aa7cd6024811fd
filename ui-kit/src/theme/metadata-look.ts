import { type Tokens, themeNames } from './appearance.ts'
import { isColor } from './color.ts'
import { type Look, mergeTokens } from './merge-look.ts'
import { ownMember } from './own-member.ts'
import type { TokenName } from './tokens.gen.ts'

/** The looks in a tenant's configuration: of the portal, and of all other screens. */
export interface TenantLooks {
  readonly loginBox: Look
  readonly adminPortal: Look
}

/** Reads both looks of a tenant's configuration. */
export function looksFromMetadata(metadata: unknown): TenantLooks {
  return {
    loginBox: lookFromMetadata(metadata),
    adminPortal: lookFromMetadata(metadata, ['themeV2.loginBox', 'themeV2.adminPortal']),
  }
}

/**
 * The look in a tenant's configuration. Later sources override: `theme.palette` if its primary color is a text,
 * `themeV2.palette`, the palettes of `boxes`. Theme and logo come from `boxes`. Invalid values are ignored.
 */
export function lookFromMetadata(metadata: unknown, boxes: readonly string[] = ['themeV2.loginBox']): Look {
  const isUsed = typeof ownMember(metadata, 'theme.palette.primary') === 'string'
  const palettes = [...(isUsed ? ['theme'] : []), 'themeV2', ...boxes]
  const themes = boxes.map((box) => themeOf(ownMember(metadata, `${box}.themeName`)))
  const logos = boxes.map((box) => ownMember(metadata, `${box}.logo.image`))
  const logo = logos.findLast((one) => typeof one === 'string')
  return {
    appearance: {
      theme: themes.findLast((theme) => theme !== undefined),
      tokens: palettes
        .map((owner) => tokensOf(ownMember(metadata, `${owner}.palette`)))
        .reduce<Tokens>((under, over) => mergeTokens(under, over), {}),
    },
    brand: { logo: typeof logo === 'string' ? logo : undefined },
  }
}

function themeOf(given: unknown) {
  return themeNames.find((name) => given === name || given === `${name}V2`)
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
