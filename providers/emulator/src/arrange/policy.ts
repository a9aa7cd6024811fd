import type { World } from '../calls/world.ts'
import { byTenant } from '../core/by-tenant.ts'
import type { PasswordRules, SessionTimeout } from '../core/policies.ts'
import { drawId } from '../core/random.ts'
import type { MfaStrategy } from '../core/settings.ts'
import { usualRules } from '../passwords/rules.ts'
import { enforcementOf, lockoutPolicyOf, mfaPolicyOf, mfaStrategiesOf, sessionPolicyOf } from '../security/policies.ts'
import type { State } from '../state/state.ts'
import { choice, type Kind, listOf, optionsOf, orNull, someText, wholeNumber, yesOrNo } from './options.ts'
import { type PasswordRulesChange, rulesKind, rulesOf, shownRules } from './password-rules.ts'
import { tenantOf } from './tenant.ts'

/** The policies to change. What is left out stays as it is. */
export interface PolicyChange {
  /** The name or id of the tenant whose `mfa`, `lockout`, `idleTimeout` and the like are meant. Default: the vendor's. */
  readonly tenant?: string
  /** Requires a second factor: of enrolled users, of all, or of all but users of single sign-on. */
  readonly mfa?: 'off' | 'forced' | 'forcedExceptSso'
  /** In how many days `mfa` begins to hold: until then a sign-in may postpone it. `null` for at once. */
  readonly mfaInDays?: number | null
  /** The kinds of second factor that may be set up. */
  readonly secondFactors?: readonly SecondFactorName[]
  /** Seconds a browser may be remembered after a second factor; `null` for never. */
  readonly rememberDevice?: number | null
  readonly captcha?: boolean
  /** At how many failed sign-ins an account locks; `null` for never. */
  readonly lockout?: number | null
  /** Seconds after which a person who does nothing is signed out; `null` for never. */
  readonly idleTimeout?: number | null
  /** Seconds after which a person has to sign in again; `null` for never. */
  readonly sessionTimeout?: number | null
  /** How many sessions a person may have open; `null` for any number. */
  readonly maxSessions?: number | null
  /** Seconds an access token lives. */
  readonly accessTokenLifetime?: number
  readonly signUp?: boolean
  /** Lets people change their own e-mail address. */
  readonly emailChange?: boolean
  /** The kind of tokens that the application makes for machines. */
  readonly machineTokens?: MachineTokensName
  /** The rules for a password. */
  readonly passwordRules?: PasswordRulesChange
  /** How many former passwords may not be taken again; `null` for none. */
  readonly passwordHistory?: number | null
  /** After how many days a password has to be changed; `null` for never. */
  readonly passwordRotation?: number | null
}

/** The policies that hold for a tenant, or for the vendor. */
export type Policy = Required<Omit<PolicyChange, 'tenant' | 'passwordRules'>> & {
  /** The rules for a password. */
  readonly passwordRules: Required<PasswordRulesChange>
}

/** A kind of second factor. */
export type SecondFactorName = (typeof secondFactorNames)[number]

/** A kind of tokens for machines. */
export type MachineTokensName = 'clientCredentials' | 'accessToken'

/** Changes policies and returns those that then hold. Refuses options that are no good, naming each. */
export function changePolicy({ state, now, changed }: World<State>, given: PolicyChange): Policy {
  const options = optionsOf('setPolicy', given, names)
  const named = options.read('tenant', someText)
  const tenantId = named === undefined ? '*' : tenantOf(state, options, 'tenant', named).id
  const { security } = state
  const stamps = (former?: { id: string; createdAt: string }) => {
    const updatedAt = new Date(now()).toISOString()
    return { id: former?.id ?? drawId(state), createdAt: former?.createdAt ?? updatedAt, updatedAt }
  }
  // All are read before any is changed, so that a refusal changes nothing.
  const mfa = options.read('mfa', choice(['off', 'forced', 'forcedExceptSso']))
  const mfaInDays = options.read('mfaInDays', orNull(wholeNumber('days', 1, 365)))
  const secondFactors = options.read('secondFactors', listOf(choice(secondFactorNames)))
  const rememberDevice = options.read('rememberDevice', seconds)
  const captcha = options.read('captcha', yesOrNo)
  const lockout = options.read('lockout', orNull(wholeNumber('failed sign-ins', 1, 100)))
  const idle = options.read('idleTimeout', seconds)
  const timeout = options.read('sessionTimeout', seconds)
  const maxSessions = options.read('maxSessions', orNull(wholeNumber('sessions', 1, 1000)))
  const lifetime = options.read('accessTokenLifetime', wholeNumber('seconds', 1, 86_400))
  const signUp = options.read('signUp', yesOrNo)
  const emailChange = options.read('emailChange', yesOrNo)
  const machineTokens = options.read('machineTokens', choice(['clientCredentials', 'accessToken']))
  const rules = options.read('passwordRules', rulesKind)
  const history = options.read('passwordHistory', orNull(wholeNumber('passwords', 1, 10)))
  const rotation = options.read('passwordRotation', orNull(wholeNumber('days', 1, 3650)))

  if (mfa || mfaInDays !== undefined) {
    const former = mfaPolicyOf(state, tenantId)
    const begin = typeof mfaInDays === 'number' ? new Date(now() + mfaInDays * day).toISOString() : null
    const saved = {
      enforceMFAType: mfa ? enforcements[mfa] : former.enforceMFAType,
      enforcedFrom: mfaInDays === undefined ? (former.enforcedFrom ?? null) : begin,
    }
    security.mfa[tenantId] = { ...stamps(security.mfa[tenantId]), ...saved }
  }
  if (secondFactors) security.mfaStrategies = secondFactors.flatMap((name) => factorStrategies[name])
  if (rememberDevice !== undefined) security.rememberDeviceFor = rememberDevice
  if (captcha !== undefined) {
    security.captcha = { siteKey: security.captcha?.siteKey || 'portico-test-site', enabled: captcha }
  }
  if (lockout !== undefined) {
    const { maxAttempts } = lockoutPolicyOf(state, tenantId)
    const limits = { enabled: lockout !== null, maxAttempts: lockout ?? maxAttempts }
    security.lockout[tenantId] = { ...stamps(security.lockout[tenantId]), ...limits }
  }
  if (idle !== undefined || timeout !== undefined || maxSessions !== undefined) {
    const former = sessionPolicyOf(state, tenantId)
    const saved = {
      sessionIdleTimeoutConfiguration: limited(former.sessionIdleTimeoutConfiguration, idle),
      sessionTimeoutConfiguration: limited(former.sessionTimeoutConfiguration, timeout),
      sessionConcurrentConfiguration:
        maxSessions === undefined
          ? former.sessionConcurrentConfiguration
          : { isActive: maxSessions !== null, maxSessions: maxSessions ?? 1 },
    }
    security.sessions = { ...security.sessions, [tenantId]: saved }
  }
  if (lifetime !== undefined) security.accessTokenLifetime = lifetime
  if (signUp !== undefined) security.allowSignups = signUp
  if (emailChange !== undefined) {
    security.emailChanges = { ...security.emailChanges, [tenantId]: { allowEmailChange: emailChange } }
  }
  if (machineTokens) security.machineToMachine = machineStrategies[machineTokens]
  if (rules) security.passwordRules = rulesOf(security.passwordRules ?? usualRules, rules)
  if (history !== undefined) {
    const size = { enabled: history !== null, historySize: history ?? 1 }
    const former = security.passwordHistory?.[tenantId]
    security.passwordHistory = { ...security.passwordHistory, [tenantId]: { ...stamps(former), ...size } }
  }
  if (rotation !== undefined) {
    const days = { isActive: rotation !== null, rotationPeriod: rotation ?? 90, notificationPeriod: 7 }
    security.passwordRotation = { ...security.passwordRotation, [tenantId]: days }
  }
  changed()
  return policyOf(state, now(), tenantId)
}

/** The policies that hold for a tenant, or for the vendor (`*`). */
export function policyOf(state: State, now: number, tenantId = '*'): Policy {
  const { security } = state
  const enforceMFAType = enforcementOf(state, tenantId)
  const sessions = sessionPolicyOf(state, tenantId)
  const { isActive: hasMost, maxSessions } = sessions.sessionConcurrentConfiguration
  const lockout = lockoutPolicyOf(state, tenantId)
  const history = byTenant(security.passwordHistory ?? {}, tenantId)
  const rotation = byTenant(security.passwordRotation ?? {}, tenantId)
  const rules: PasswordRules = security.passwordRules ?? usualRules
  return {
    mfa: enforceMFAType === 'Force' ? 'forced' : enforceMFAType === 'ForceExceptSAML' ? 'forcedExceptSso' : 'off',
    mfaInDays: daysUntil(mfaPolicyOf(state, tenantId).enforcedFrom, now),
    secondFactors: secondFactorNames.filter((name) =>
      mfaStrategiesOf(state).some((one) => factorStrategies[name].includes(one)),
    ),
    rememberDevice: security.rememberDeviceFor,
    captcha: security.captcha?.enabled ?? false,
    lockout: lockout.enabled ? lockout.maxAttempts : null,
    idleTimeout: secondsOf(sessions.sessionIdleTimeoutConfiguration),
    sessionTimeout: secondsOf(sessions.sessionTimeoutConfiguration),
    maxSessions: hasMost ? maxSessions : null,
    accessTokenLifetime: security.accessTokenLifetime,
    signUp: security.allowSignups,
    emailChange: byTenant(security.emailChanges ?? {}, tenantId)?.allowEmailChange ?? true,
    machineTokens: security.machineToMachine === 'AccessToken' ? 'accessToken' : 'clientCredentials',
    passwordRules: shownRules(rules),
    passwordHistory: history?.enabled ? history.historySize : null,
    passwordRotation: rotation?.isActive ? rotation.rotationPeriod : null,
  }
}

const names = [
  'tenant',
  'mfa',
  'mfaInDays',
  'secondFactors',
  'rememberDevice',
  'captcha',
  'lockout',
  'idleTimeout',
  'sessionTimeout',
  'maxSessions',
  'accessTokenLifetime',
  'signUp',
  'emailChange',
  'machineTokens',
  'passwordRules',
  'passwordHistory',
  'passwordRotation',
] as const
const machineStrategies = { clientCredentials: 'ClientCredentials', accessToken: 'AccessToken' } as const
const enforcements = { off: 'DontForce', forced: 'Force', forcedExceptSso: 'ForceExceptSAML' } as const
const secondFactorNames = ['authenticator', 'passkey', 'sms', 'email'] as const
const factorStrategies: Readonly<Record<SecondFactorName, readonly MfaStrategy[]>> = {
  authenticator: ['AuthenticatorApp'],
  passkey: ['WebAuthnPlatform', 'WebAuthnCrossPlatform'],
  sms: ['SMS'],
  email: ['EmailCode'],
}
const seconds: Kind<number | null> = orNull(wholeNumber('seconds', 1, 365 * 24 * 3600))

function limited(former: SessionTimeout, timeout: number | null | undefined): SessionTimeout {
  return timeout === undefined ? former : { isActive: timeout !== null, timeout: timeout ?? former.timeout }
}

/** Whole days until a time (ISO 8601); `null` if it is over. */
function daysUntil(time: string | null | undefined, now: number): number | null {
  const days = time ? Math.ceil((Date.parse(time) - now) / day) : 0
  return days > 0 ? days : null
}

const day = 86_400_000

function secondsOf({ isActive, timeout }: SessionTimeout): number | null {
  return isActive ? timeout : null
}
