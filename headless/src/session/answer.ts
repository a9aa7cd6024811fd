import type { SessionHost } from './feature.ts'
import { type Grant, grantOf } from './grant.ts'
import type { Accepted, Challenge, LoginAnswer, Tenant, User } from './types.ts'
import { loadUser, userOf } from './user.ts'

/** What an answer that ends a sign-in means, and, where it opens a session, what with. */
export type Reading = Exclude<Accepted, { kind: 'authenticated' }> | Opening

/** A session that an answer opens or renews. */
export interface Opening {
  readonly kind: 'authenticated'
  readonly user: User
  readonly grant: Grant
  /** The tenants of the user, read anew; absent where user and tenant are the former ones. */
  readonly own?: { readonly tenants: readonly Tenant[]; readonly tenant: Tenant | null }
}

/** Reads an answer (SPEC section 4, login result), and the user it is for where it is not the `former` one. */
export async function readAnswer(
  answer: LoginAnswer,
  client: SessionHost,
  former: User | null,
  signal: AbortSignal,
): Promise<Reading> {
  const { mfaRequired, mfaToken, resetPasswordToken, userId = '' } = answer
  if (mfaRequired && mfaToken) return { kind: 'challenge', challenge: challengeOf(answer, mfaToken) }
  if (resetPasswordToken) return { kind: 'passwordReset', token: resetPasswordToken, userId }
  const grant = grantOf(answer, client.ports.clock)
  if (!grant) return { kind: 'unsupported' }
  const claimed = userOf(grant.token)
  if (former?.id === claimed.id && former.tenantId === claimed.tenantId) {
    return { kind: 'authenticated', user: userOf(grant.token, { ...former }), grant }
  }
  const [loadsAuthorization, usesTenantsV1] = await Promise.all([
    client.isFlagOn('admin_portal_should_load_authorization'),
    client.isFlagOn('admin_portal_use_current_user_tenants_v1_endpoint'),
  ])
  const { user, ...own } = await loadUser(client.api, grant.token, { loadsAuthorization, usesTenantsV1 }, signal)
  return { kind: 'authenticated', user, grant, own }
}

function challengeOf(answer: LoginAnswer, mfaToken: string): Challenge {
  const devices = answer.mfaDevices ?? { webauthn: [], phones: [], authenticators: [], emails: [] }
  return {
    mfaToken,
    devices,
    isEnrolled: answer.mfaEnrolled !== false || devices.emails.length > 0,
    strategies: answer.mfaStrategies ?? [],
    email: answer.userEmail,
  }
}
