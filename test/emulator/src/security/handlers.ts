import { type Body, flag, integer, oneOf, optionalMembers } from '../http/body.ts'
import { type Call, created, type Handlers } from '../http/call.ts'
import { challengeOf } from '../mfa/challenge.ts'
import { passwordRules } from '../passwords/rules.ts'
import { drawId } from '../state/random.ts'
import { type LockoutPolicy, type MfaPolicy, type SessionTimeout, usualSignUp } from '../state/settings.ts'
import { keySet } from '../tokens/access-token.ts'
import { beginning } from '../users/roles.ts'
import { lockoutPolicyOf, mfaPolicyOf, mfaStrategiesOf, sessionPolicyOf } from './policies.ts'

/** How people sign in, and how well they are guarded. */
export const security: Handlers = {
  getPublicConfiguration: ({ state: { security: settings } }) => ({
    allowSignups: settings.allowSignups,
    allowNotVerifiedUsersLogin: (settings.signUp ?? usualSignUp).allowsUnverified,
    apiTokensEnabled: true,
    forcePermissions: false,
    authStrategy: settings.mainStrategy,
    machineToMachineAuthStrategy: 'ClientCredentials',
  }),

  getSecurityPolicy(call) {
    const { tenant } = call.require(readsPolicy)
    const { security: settings, vendor } = call.state
    return {
      id: vendor.id,
      enforceMFAType: mfaPolicyOf(call.state, tenant.id).enforceMFAType,
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
      publicKey: JSON.stringify(keySet.keys[0]),
    }
  },

  listAuthStrategies: (call) => strategies(call),
  listPublicAuthStrategies: (call) => strategies(call),
  listMfaStrategies: ({ state }) => ({
    strategies: mfaStrategiesOf(state).map((strategy) => ({ strategy, isActive: true })),
  }),
  listSignUpStrategies: ({ state }) => (state.security.signUp ?? usualSignUp).strategies,
  getCaptchaPolicy: ({ state }) => ({
    id: state.vendor.id,
    siteKey: state.security.captcha?.siteKey ?? '',
    enabled: state.security.captcha?.enabled ?? false,
    createdAt: beginning,
    updatedAt: beginning,
  }),
  getPasswordRules: ({ state }) => state.security.passwordRules ?? passwordRules,

  getRememberMfaDevice(call) {
    challengeOf(call, call.url.searchParams.get('mfaToken') ?? '')
    const seconds = call.state.security.rememberDeviceFor
    return { isAllowedToRemember: seconds !== null, mfaDeviceExpiration: seconds ?? 0 }
  },

  getMfaPolicy: (call) => mfaPolicyOf(call.state, call.require(readsPolicy).tenant.id),
  getVendorMfaPolicy(call) {
    call.require(readsPolicy)
    return mfaPolicyOf(call.state, '*')
  },
  createMfaPolicy: (call) => created(saveMfaPolicy(call)),
  updateMfaPolicy: saveMfaPolicy,

  getLockoutPolicy: (call) => lockoutPolicyOf(call.state, call.require(readsPolicy).tenant.id),
  getVendorLockoutPolicy(call) {
    call.require(readsPolicy)
    return lockoutPolicyOf(call.state, '*')
  },
  createLockoutPolicy: (call) => created(saveLockoutPolicy(call)),
  updateLockoutPolicy: saveLockoutPolicy,

  // Whoever is signed in may read it: their browser is to keep to it.
  getSessionPolicy: (call) => sessionPolicyOf(call.state, call.holder().tenant.id),
  saveSessionPolicy,
}

const readsPolicy = 'fe.secure.read.securityPolicy'
const writesPolicy = 'fe.secure.write.securityPolicy'
const enforcements = ['DontForce', 'Force', 'ForceExceptSAML'] as const

function strategies({ state }: Call) {
  const { mainStrategy, otherStrategies = [], secondaryStrategies = [] } = state.security
  return {
    mainAuthStrategies: [mainStrategy, ...otherStrategies].map((strategy) => ({ strategy })),
    secondaryAuthStrategies: secondaryStrategies,
  }
}

function saveMfaPolicy(call: Call): MfaPolicy {
  const { user, tenant } = call.require(writesPolicy)
  const enforceMFAType = oneOf(call.body, 'enforceMFAType', enforcements)
  const policies = call.state.security.mfa
  const saved = { ...stamped(call, policies[tenant.id]), enforceMFAType }
  policies[tenant.id] = saved
  call.audit({ user, tenantId: tenant.id }, 'Medium')
  return saved
}

function saveLockoutPolicy(call: Call): LockoutPolicy {
  const { user, tenant } = call.require(writesPolicy)
  const changes = { enabled: flag(call.body, 'enabled'), maxAttempts: integer(call.body, 'maxAttempts', 1, 100) }
  const policies = call.state.security.lockout
  const saved = { ...stamped(call, policies[tenant.id]), ...changes }
  policies[tenant.id] = saved
  call.audit({ user, tenantId: tenant.id }, 'Medium')
  return saved
}

function saveSessionPolicy(call: Call): void {
  const { user, tenant } = call.require(writesPolicy)
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
  call.audit({ user, tenantId: tenant.id }, 'Medium')
}

function timeoutOf(given: Body): SessionTimeout {
  return { isActive: flag(given, 'isActive'), timeout: integer(given, 'timeout', 1, longestTimeout) }
}

/** A year, in seconds. */
const longestTimeout = 365 * 24 * 3600

function stamped({ state, now }: Call, former: { id: string; createdAt: string } | undefined) {
  const updatedAt = new Date(now).toISOString()
  return { id: former?.id ?? drawId(state), createdAt: former?.createdAt ?? updatedAt, updatedAt }
}
