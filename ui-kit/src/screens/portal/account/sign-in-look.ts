import type { RecordPatch } from '@portico/headless/core'
import type { AccountSettings, CustomLogin } from '@portico/headless/portal/account-settings'
import { themeNames } from '../../../theme/index.ts'
import type { Look } from '../../../theme/merge-look.ts'
import { lookFromMetadata } from '../../../theme/metadata-look.ts'
import { isRecord, ownMember } from '../../../theme/own-member.ts'

/** The sign-in page as its form has it. Members of the look are empty for those of the application. */
export interface SignInDraft extends Pick<AccountSettings, 'applicationUrl' | 'loginUrl'> {
  readonly themeName: string
  /** The primary color, as people type it. */
  readonly color: string
  /** The address of the logo above the form. */
  readonly logo: string
}

/** The members of a draft that are the look. */
export type SignInLook = Pick<SignInDraft, 'themeName' | 'color' | 'logo'>

/** The form of a sign-in page. */
export function draftOf({ applicationUrl, loginUrl }: AccountSettings, { theme }: CustomLogin): SignInDraft {
  const primary = ownMember(theme, 'palette.primary')
  return {
    applicationUrl,
    loginUrl,
    themeName: themeOf(ownMember(theme, 'themeName')),
    color: textOf(typeof primary === 'string' ? primary : ownMember(primary, 'main')),
    logo: textOf(ownMember(theme, 'logo.image')),
  }
}

/** The members of a look as they are stored. A palette has a color, or a color with its shades. */
export function themeWith(
  theme: CustomLogin['theme'],
  { themeName, color, logo }: Partial<SignInLook>,
): RecordPatch<CustomLogin> {
  const isText = typeof ownMember(theme, 'palette.primary') === 'string'
  return {
    theme: {
      ...(themeName !== undefined && { themeName }),
      ...(color !== undefined && { palette: { primary: isText ? color : { main: color } } }),
      ...(logo !== undefined && { logo: { image: logo } }),
    },
  }
}

/** The look of the sign-in page with a draft, over that of the application. */
export function lookWith(metadata: unknown, theme: CustomLogin['theme'], draft: SignInLook): Look {
  const own = isRecord(metadata) ? metadata : {}
  const themeV2 = isRecord(own['themeV2']) ? own['themeV2'] : {}
  const saved = over(isRecord(themeV2['loginBox']) ? themeV2['loginBox'] : {}, theme)
  const { theme: edited = {} } = themeWith(theme, draft)
  return lookFromMetadata({ ...own, themeV2: { ...themeV2, loginBox: over(saved, edited) } })
}

/** A record with the members of another one, those of nested records one by one. */
function over(under: object, edited: object): object {
  const members = Object.entries(edited).map(([name, member]) => {
    const former = ownMember(under, name)
    return [name, isRecord(former) && isRecord(member) ? over(former, member) : member]
  })
  return { ...under, ...Object.fromEntries(members) }
}

/** The names of providers may end in a version: `modernV2`. */
function themeOf(given: unknown): string {
  return themeNames.find((name) => given === name || given === `${name}V2`) ?? ''
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
