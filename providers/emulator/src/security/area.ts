import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created } from '../calls/call.ts'
import type { LockoutPolicy, MfaPolicy, SessionTimeout } from '../core/policies.ts'
import { drawId } from '../core/random.ts'
import { beginning } from '../core/roles.ts'
import { usualSignUp } from '../core/settings.ts'
import { type Body, flag, integer, oneOf, optionalMembers, text } from '../http/body.ts'
import { Refusal } from '../http/errors.ts'
import { passwordRulesOf } from '../passwords/rules.ts'
import { publicKeyPem } from '../tokens/access-token.ts'
import type { Holder } from '../tokens/authenticate.ts'
import {
  enforcementOf,
  enforcements,
  lockoutPolicyOf,
  mfaPolicyOf,
  mfaStrategiesOf,
  sessionPolicyOf,
} from './policies.ts'

const readsPolicy = 'fe.secure.read.securityPolicy'

/** How people sign in, and how well they are guarded. */
export const security = area({
  handlers: {
    getPublicConfiguration: ({ state: { security: settings } }) => ({
      allowSignups: settings.allowSignups,
      allowNotVerifiedUsersLogin: (settings.signUp ?? usualSignUp).allowsUnverified,
      apiTokensEnabled: true,
      forcePermissions: false,
      authStrategy: settings.mainStrategy,
      machineToMachineAuthStrategy: settings.machineToMachine ?? 'ClientCredentials',
    }),

    async getSecurityPolicy(call) {
      const tenantId = call.isVendor ? '*' : call.require(readsPolicy).tenant.id
      const { security: settings, vendor } = call.state
      return {
        id: vendor.id,
        enforceMFAType: enforcementOf(call.state, tenantId),
        createdAt: beginning,
        updatedAt: beginning,
        allowOverrideEnforcePasswordHistory: true,
        allowOverridePasswordComplexity: true,
        allowOverridePasswordExpiration: true,
        allowSignups: settings.allowSignups,
        apiTokensEnabled: true,
        cookieSameSite: call.url.protocol === 'https:' ? 'NONE' : 'LAX',
        defaultRefreshTokenExpiration: settings.sessionLifetime,
        defaultTokenExpiration: settings.accessTokenLifetime,
        publicKey: await publicKeyPem(),
      }
    },

    listAuthStrategies: (call) => strategies(call),
    listPublicAuthStrategies: (call) => strategies(call),
    listMfaStrategies: ({ state }) => ({
      strategies: mfaStrategiesOf(state).map((strategy) => ({ strategy, isActive: true })),
    }),
    listSignUpStrategies: ({ state }) => (state.security.signUp ?? usualSignUp).strategies,
    getPasswordRules: ({ state }) => passwordRulesOf(state),

    getMfaPolicy: ({ state }, { tenant }) => mfaAnswer(mfaPolicyOf(state, tenant.id)),
    getVendorMfaPolicy: ({ state }) => mfaAnswer(mfaPolicyOf(state, '*')),
    createMfaPolicy: audited((call, holder) => created(saveMfaPolicy(call, holder)), 'High'),
    updateMfaPolicy: audited(saveMfaPolicy, 'High'),

    getLockoutPolicy: ({ state }, { tenant }) => lockoutPolicyOf(state, tenant.id),
    getVendorLockoutPolicy: ({ state }) => lockoutPolicyOf(state, '*'),
    createLockoutPolicy: audited((call, holder) => created(saveLockoutPolicy(call, holder)), 'High'),
    updateLockoutPolicy: audited(saveLockoutPolicy, 'High'),

    // Every signed-in user may read it: the browser enforces it.
    getSessionPolicy: (call) => sessionPolicyOf(call.state, call.holder().tenant.id),
    saveSessionPolicy: audited(saveSessionPolicy, 'High'),
  },
})

function strategies({ state }: Call) {
  const { mainStrategy, otherStrategies = [], secondaryStrategies = [] } = state.security
  return {
    mainAuthStrategies: [mainStrategy, ...otherStrategies].map((strategy) => ({ strategy })),
    secondaryAuthStrategies: secondaryStrategies,
  }
}

function saveMfaPolicy(call: Call, { tenant }: Holder) {
  const enforceMFAType = oneOf(call.body, 'enforceMFAType', enforcements)
  const enforcedFrom = enforceMFAType === 'DontForce' ? null : beginIn(call.body)
  const policies = call.state.security.mfa
  const saved: MfaPolicy = { ...stamped(call, policies[tenant.id]), enforceMFAType, enforcedFrom }
  policies[tenant.id] = saved
  return mfaAnswer(saved)
}

/** When an enforcement begins to hold, as ISO 8601; `null` for at once. */
function beginIn(body: Body): string | null {
  if (body['enforcedFrom'] == null) return null
  const given = text(body, 'enforcedFrom')
  const begin = Date.parse(given)
  if (!isoTime.test(given) || Number.isNaN(begin) || !isDay(given.slice(0, 10))) {
    throw new Refusal(400, 'ER-MFA-BEGIN-INVALID', 'Give a date and time with its time zone, or null')
  }
  return new Date(begin).toISOString()
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** `false` for a day that its month does not have. */
function isDay(date: string): boolean {
  return new Date(Date.parse(`${date}T00:00:00Z`)).toJSON()?.startsWith(date) === true
}

function mfaAnswer(policy: MfaPolicy) {
  return { ...policy, enforcedFrom: policy.enforcedFrom ?? null, isPostponable: true }
}

function saveLockoutPolicy(call: Call, { tenant }: Holder): LockoutPolicy {
  const changes = { enabled: flag(call.body, 'enabled'), maxAttempts: integer(call.body, 'maxAttempts', 1, 100) }
  const policies = call.state.security.lockout
  const saved = { ...stamped(call, policies[tenant.id]), ...changes }
  policies[tenant.id] = saved
  return saved
}

function saveSessionPolicy(call: Call, { tenant }: Holder): void {
  const { security: settings } = call.state
  const former = sessionPolicyOf(call.state, tenant.id)
  const reLogin = optionalMembers(call.body, 'sessionTimeoutConfiguration')
  const idle = optionalMembers(call.body, 'sessionIdleTimeoutConfiguration')
  const concurrent = optionalMembers(call.body, 'sessionConcurrentConfiguration')
  const saved = {
    sessionTimeoutConfiguration: reLogin ? timeoutOf(reLogin) : former.sessionTimeoutConfiguration,
    sessionIdleTimeoutConfiguration: idle ? timeoutOf(idle) : former.sessionIdleTimeoutConfiguration,
    sessionConcurrentConfiguration: concurrent
      ? { isActive: flag(concurrent, 'isActive'), maxSessions: integer(concurrent, 'maxSessions', 1, 1000) }
      : former.sessionConcurrentConfiguration,
  }
  settings.sessions = { ...settings.sessions, [tenant.id]: saved }
}

function timeoutOf(given: Body): SessionTimeout {
  return { isActive: flag(given, 'isActive'), timeout: integer(given, 'timeout', 1, longestTimeout) }
}

const longestTimeout = 365 * 24 * 3600

function stamped({ state, now }: Call, former: { id: string; createdAt: string } | undefined) {
  const updatedAt = new Date(now).toISOString()
  return { id: former?.id ?? drawId(state), createdAt: former?.createdAt ?? updatedAt, updatedAt }
}
