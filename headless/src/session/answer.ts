import { genericErrorMessage, PorticoError } from '../core/errors.ts'
import type { TaskCall } from '../core/feature.ts'
import type { Caller, Desk, SessionHost } from './feature.ts'
import { type Grant, grantOf } from './grant.ts'
import type { Accepted, Challenge, LoginAnswer, SessionState, Tenant, User } from './types.ts'
import { loadUser, userOf } from './user.ts'

/** Takes an answer that ends a sign-in (SPEC section 4, login result): opens, renews or leaves the session by it. */
export async function take(
  { client, held, leave, end, plan }: Desk,
  answer: LoginAnswer,
  { set, state, signal }: Pick<TaskCall<SessionState>, 'set' | 'state' | 'signal'>,
  turn: number,
  keep?: Caller,
): Promise<Accepted> {
  const former = state().user
  const reading = await readAnswer(answer, client, former, signal)
  if (turn !== held.turn) throw overtaken()
  switch (reading.kind) {
    case 'authenticated': {
      const { user, grant, own } = reading
      end()
      held.grant = grant
      if (client.options.keepSessionAlive ?? true) plan(grant.renewAfter)
      if (former && own) client.forget(former.id === user.id ? 'tenant' : 'user', keep)
      set({ ...own, user, status: 'authenticated' })
      if (own) client.emit('signedIn', user)
      return { kind: 'authenticated', user }
    }
    case 'challenge':
      leave(set, former, keep)
      held.challenge = reading.challenge
      client.emit('challenge', reading.challenge)
      return reading
    case 'passwordReset':
      leave(set, former, keep)
      return reading
    case 'unsupported':
      return reading
    default:
      return reading satisfies never
  }
}

type Reading = Exclude<Accepted, { kind: 'authenticated' }> | Opening

/** A session that an answer opens or renews. */
interface Opening {
  readonly kind: 'authenticated'
  readonly user: User
  readonly grant: Grant
  /** The tenants of the user, read anew; absent where user and tenant are the former ones. */
  readonly own?: { readonly tenants: readonly Tenant[]; readonly tenant: Tenant | null }
}

/** What an answer means; the user it is for is loaded where it is not the `former` one. */
async function readAnswer(
  answer: LoginAnswer,
  client: SessionHost,
  former: User | null,
  signal: AbortSignal,
): Promise<Reading> {
  const { mfaRequired, mfaToken, resetPasswordToken, userId = '' } = answer
  if (mfaRequired && mfaToken) return { kind: 'challenge', challenge: challengeOf(answer, mfaToken) }
  if (resetPasswordToken) return { kind: 'passwordReset', token: resetPasswordToken, userId }
  const grant = grantOf(answer, client.ports.clock)
  if (!grant && Object.keys(answer).length > 0) return { kind: 'unsupported' }
  if (!grant) throw new PorticoError('unreadable-answer', genericErrorMessage)
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

function overtaken(): Error {
  return Object.assign(new Error('A later sign-in or log-out took the place of this one'), { name: 'AbortError' })
}
