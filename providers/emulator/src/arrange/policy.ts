import type { World } from '../calls/world.ts'
import { choice, type Kind, listOf, optionsOf, seconds, someText, wholeNumber, yesOrNo } from '../core/options.ts'
import { rulesKind, rulesOf, shownRules } from '../core/password-rules.ts'
import type { Intersection } from '../core/records.ts'
import {
  type MfaStrategy,
  mfaStrategiesOf,
  type Policy,
  type PolicyChange,
  policies,
  type SecondFactorName,
} from '../core/settings.ts'
import { passwordRulesOf } from '../passwords/rules.ts'
import type { State } from '../state/state.ts'
import { tenantOf } from './tenant.ts'

/** Changes policies and returns those that then hold. Refuses options that are no good, naming each. */
export function changePolicy({ state, now, changed }: World<State>, given: PolicyChange): Policy {
  const options = optionsOf('setPolicy', given, names)
  const named = options.read('tenant', someText)
  const tenantId = named === undefined ? '*' : tenantOf(state, options, 'tenant', named).id
  const { security } = state
  // All are read before any is changed, so that a refusal changes nothing.
  const asked = Object.values(policies).filter((policy) =>
    namesOf(policy.options)
      .map((name) => options.read(name, policyOptions[name]))
      .some((value) => value !== undefined),
  )
  const secondFactors = options.read('secondFactors', listOf(choice(secondFactorNames)))
  const rememberDevice = options.read('rememberDevice', seconds)
  const captcha = options.read('captcha', yesOrNo)
  const lifetime = options.read('accessTokenLifetime', wholeNumber('seconds', 1, 86_400))
  const signUp = options.read('signUp', yesOrNo)
  const machineTokens = options.read('machineTokens', choice(['clientCredentials', 'accessToken']))
  const rules = options.read('passwordRules', rulesKind)

  for (const policy of asked) policy.arrange(state, tenantId, given, now())
  if (secondFactors) security.mfaStrategies = secondFactors.flatMap((name) => factorStrategies[name])
  if (rememberDevice !== undefined) security.rememberDeviceFor = rememberDevice
  if (captcha !== undefined) {
    security.captcha = { siteKey: security.captcha?.siteKey || 'portico-test-site', enabled: captcha }
  }
  if (lifetime !== undefined) security.accessTokenLifetime = lifetime
  if (signUp !== undefined) security.allowSignups = signUp
  if (machineTokens) security.machineToMachine = machineStrategies[machineTokens]
  if (rules) security.passwordRules = rulesOf(passwordRulesOf(state), rules)
  changed()
  return policyOf(state, now(), tenantId)
}

/** The policies that hold for a tenant, or for the vendor (`*`). */
function policyOf(state: State, now: number, tenantId: string): Policy {
  const { security } = state
  const shown: Shown = Object.assign({}, ...Object.values(policies).map((one) => one.shown(state, tenantId, now)))
  return {
    ...shown,
    secondFactors: secondFactorNames.filter((name) =>
      mfaStrategiesOf(state).some((one) => factorStrategies[name].includes(one)),
    ),
    rememberDevice: security.rememberDeviceFor,
    captcha: security.captcha?.enabled ?? false,
    accessTokenLifetime: security.accessTokenLifetime,
    signUp: security.allowSignups,
    machineTokens: security.machineToMachine === 'AccessToken' ? 'accessToken' : 'clientCredentials',
    passwordRules: shownRules(passwordRulesOf(state)),
  }
}

type AnyPolicy = (typeof policies)[keyof typeof policies]

/** The options of all policies of the list. */
type Shown = Intersection<ReturnType<AnyPolicy['shown']>>

const policyOptions: Readonly<Record<keyof Shown, Kind<unknown>>> = Object.assign(
  {},
  ...Object.values(policies).map(({ options }) => options),
)
const names: readonly (keyof PolicyChange)[] = [
  'tenant',
  ...namesOf(policyOptions),
  'secondFactors',
  'rememberDevice',
  'captcha',
  'accessTokenLifetime',
  'signUp',
  'machineTokens',
  'passwordRules',
]
const machineStrategies = { clientCredentials: 'ClientCredentials', accessToken: 'AccessToken' } as const
const secondFactorNames = ['authenticator', 'passkey', 'sms', 'email'] as const
const factorStrategies: Readonly<Record<SecondFactorName, readonly MfaStrategy[]>> = {
  authenticator: ['AuthenticatorApp'],
  passkey: ['WebAuthnPlatform', 'WebAuthnCrossPlatform'],
  sms: ['SMS'],
  email: ['EmailCode'],
}

function namesOf(options: object) {
  return Object.keys(options) as (keyof Shown)[]
}
