import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created, type Handlers, type HolderHandler, type OperationId } from '../calls/call.ts'
import { enforcementOf } from '../core/policies/mfa.ts'
import { mfaStrategiesOf, policies, usualSignUp } from '../core/settings.ts'
import { beginning } from '../core/tenants.ts'
import { passwordRulesOf } from '../passwords/rules.ts'
import { publicKeyPem } from '../tokens/access-token.ts'
import type { Holder } from '../tokens/authenticate.ts'

const readsPolicy = 'fe.secure.read.securityPolicy'

const policyHandlers: Handlers = Object.assign({}, ...Object.values(policies).map(handlersOf))

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

    // Every signed-in user may read it: the browser enforces it.
    getSessionPolicy: ({ state, holder }) => policies.sessions.answerOf(state, holder().tenant.id),
    ...policyHandlers,
  },
})

function handlersOf({ operations, answerOf, save }: (typeof policies)[keyof typeof policies]): Handlers {
  if (!operations) return {}
  const saves = ({ state, body, now }: Call, { tenant }: Holder) => save(state, tenant.id, body, now)
  const handlers: readonly (readonly [OperationId | undefined, HolderHandler])[] = [
    [operations.own, ({ state }, { tenant }) => answerOf(state, tenant.id)],
    [operations.vendor, ({ state }) => answerOf(state, '*')],
    [operations.create, audited((call, holder) => created(saves(call, holder)), 'High')],
    [operations.update, audited(saves, 'High')],
    [operations.save, audited((call, holder) => void saves(call, holder), 'High')],
  ]
  return Object.fromEntries(handlers.flatMap(([id, handler]) => (id ? [[id, handler]] : [])))
}

function strategies({ state }: Call) {
  const { mainStrategy, otherStrategies = [], secondaryStrategies = [] } = state.security
  return {
    mainAuthStrategies: [mainStrategy, ...otherStrategies].map((strategy) => ({ strategy })),
    secondaryAuthStrategies: secondaryStrategies,
  }
}
