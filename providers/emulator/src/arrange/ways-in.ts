import type { World } from '../calls/world.ts'
import { choice, listOf, optionsOf, yesOrNo } from '../core/options.ts'
import type { MainStrategy, SecondaryStrategy, SecuritySettings } from '../core/settings.ts'
import { socialNames } from '../sso/social-names.ts'
import type { State } from '../state/state.ts'

/** The first way in, which an e-mail address leads to. */
export type MainWay = (typeof mainWays)[number]

/** A social provider that the emulator stands in for. */
export type SocialName = (typeof socialNames)[number]

/** The ways in to change. What is left out stays as it is. */
export interface WaysInChange {
  /** The first way in: `none` leaves social providers and single sign-on. */
  readonly main?: MainWay
  readonly password?: boolean
  /** Offers a link by mail. */
  readonly magicLink?: boolean
  /** Offers a code by mail. */
  readonly code?: boolean
  /** Offers a code by text message. */
  readonly sms?: boolean
  readonly passkeys?: boolean
  /** The social providers, in this order; `[]` for none. */
  readonly social?: readonly SocialName[]
  /** Sends users of tenants with an identity provider there. */
  readonly sso?: boolean
}

/** The ways in that hold. */
export type WaysIn = Required<WaysInChange>

/** Changes the ways in and returns those that then hold. Refuses options that are no good, naming each. */
export function changeWaysIn({ state, changed }: World<State>, given: WaysInChange): WaysIn {
  const options = optionsOf('useWaysIn', given, ['main', ...beside, 'passkeys', 'social', 'sso'])
  const { security } = state
  const former = waysInOf(state)
  // All are read before any is changed, so that a refusal changes nothing.
  const main = options.read('main', choice(mainWays)) ?? former.main
  const others = beside.filter((way) => (options.read(way, yesOrNo) ?? former[way]) && way !== main)
  const passkeys = options.read('passkeys', yesOrNo)
  const social = options.read('social', listOf(choice(socialNames)))
  const sso = options.read('sso', yesOrNo)

  security.mainStrategy = strategies[main]
  security.otherStrategies = others.map((way) => strategies[way])
  if (passkeys !== undefined) offer(security, 'Passkeys', passkeys)
  if (social !== undefined) {
    const known = state.federation.social
    const named = social.map((id) => known.find((one) => one.id === id) ?? { id, active: true })
    const left = known.filter(({ id }) => !social.some((one) => one === id))
    state.federation.social = [
      ...named.map((one) => ({ ...one, active: true })),
      ...left.map((one) => ({ ...one, active: false })),
    ]
  }
  if (sso !== undefined) for (const connection of state.ssoConnections) connection.enabled = sso
  changed()
  return waysInOf(state)
}

/** The ways in that hold. */
export function waysInOf({ security, federation, ssoConnections }: State): WaysIn {
  const { mainStrategy, otherStrategies = [], secondaryStrategies = [] } = security
  const main = mainWays.find((way) => strategies[way] === mainStrategy) ?? 'password'
  const isOffered = (way: MainWay) => way === main || otherStrategies.includes(strategies[way])
  return {
    main,
    password: isOffered('password'),
    magicLink: isOffered('magicLink'),
    code: isOffered('code'),
    sms: isOffered('sms'),
    passkeys: secondaryStrategies.some(({ strategy, isActive }) => strategy === 'Passkeys' && isActive),
    social: socialNames.filter((name) => federation.social.some(({ id, active }) => id === name && active)),
    sso: ssoConnections.some(({ enabled }) => enabled),
  }
}

/** The main ways to sign in, by their short names. */
export const mainWays = ['password', 'magicLink', 'code', 'sms', 'none'] as const

const beside = ['password', 'magicLink', 'code', 'sms'] as const
const strategies: Readonly<Record<MainWay, MainStrategy>> = {
  password: 'EmailAndPassword',
  magicLink: 'MagicLink',
  code: 'Code',
  sms: 'SmsCode',
  none: 'NoLocalAuthentication',
}

function offer(security: SecuritySettings, strategy: SecondaryStrategy['strategy'], isActive: boolean): void {
  const others = (security.secondaryStrategies ?? []).filter((one) => one.strategy !== strategy)
  security.secondaryStrategies = [...others, { strategy, isActive }]
}
