import { genericErrorMessage, PorticoError } from '../core/errors.ts'
import type { TaskCall } from '../core/feature.ts'
import { isRefused } from '../core/is-refused.ts'
import { sleep } from '../core/sleep.ts'
import { devicesIn, listed } from './devices.ts'
import type { Caller, Handed, SessionHost, SessionTools } from './feature.ts'
import { type Grant, grantOf } from './grant.ts'
import { spendHostedTokens } from './hosted-renewal.ts'
import { logOutOwed } from './log-out-owed.ts'
import { passwordStanding } from './password-standing.ts'
import { settleLogOut } from './settle-log-out.ts'
import { sharedOf } from './shared-session.ts'
import { tabTenantOf } from './tab-tenant.ts'
import type {
  Accepted,
  AcceptedUser,
  Challenge,
  LoginAnswer,
  LogOutOptions,
  SessionState,
  Tenant,
  User,
} from './types.ts'
import { loadUser, renewedUser, userOf } from './user.ts'

/** Takes an answer that opens or renews a session, in place of whichever is being taken; where it comes to nothing, that begins again. */
export async function accept(tools: SessionTools, call: TaskCall<SessionState>, handed: Handed): Promise<Accepted> {
  // It may have been overtaken while this code was loading.
  call.signal.throwIfAborted()
  const { answer, caller, source } = handed
  const { memory } = tools
  const { generation } = memory
  const since = source === 'sign-in' ? sharedOf(tools).newest() : generation
  if (overtakes(handed, call.state().user)) call.cancelOthers()
  let isSettled = source === 'renewal'
  try {
    const isOver = (user: User) => source !== 'sign-in' && sharedOf(tools).isOver(generation, user.id)
    const accepted = await applyAnswer(tools, answer, call, { caller, isOver })
    isSettled ||= settles(accepted)
    if (accepted.kind === 'authenticated') {
      memory.held = generation
      if (source === 'sign-in' && memory.grant) {
        if (!tools.client.options.hostedLogin) spendHostedTokens(tools.client)
        if (sharedOf(tools).opened(memory.grant, since)) memory.held = memory.generation
        else tools.refresh()
      }
    }
    return accepted
  } finally {
    if (!isSettled && !call.signal.aborted && call.state().status !== 'unauthenticated') tools.refresh()
  }
}

/** Whether an answer says how the session stands; one that does not leaves it as it was. */
export function settles({ kind }: Accepted): boolean {
  return kind !== 'unsupported' && kind !== 'breachedPassword'
}

/** Whether an answer takes the place of whatever is under way. A renewal may have changed the cookie already: it goes on. */
function overtakes({ answer, source }: Handed, user: User | null): boolean {
  const { accessToken, mfaToken, resetPasswordToken } = answer
  if (source === 'sign-in') return Boolean(accessToken || mfaToken || resetPasswordToken)
  return source === 'tab' && user !== null && accessToken !== undefined && userOf(accessToken).id !== user.id
}

/** What an answer is applied under. */
interface Circumstances {
  /** The call of another feature that it came in. */
  readonly caller: Caller | undefined
  /** Whether it has been overtaken while its user was loaded. */
  readonly isOver: (user: User) => boolean
}

/** Applies an answer that ends a sign-in: opens, renews or clears the session by it. */
async function applyAnswer(
  tools: SessionTools,
  answer: LoginAnswer,
  { set, state, signal }: Pick<TaskCall<SessionState>, 'set' | 'state' | 'signal'>,
  { caller, isOver }: Circumstances,
): Promise<Accepted> {
  const { client, memory, clear, end, plan } = tools
  const former = state().user
  const reading = await readAnswer(answer, client, former, caller?.signal ?? signal)
  // A second factor brings a cookie of its own: what is owed for the former one is told while that is there.
  const isOwed = client.ports.storage.local.get(logOutOwed(client))
  if (reading.kind === 'challenge' && isOwed) await tryLogOut(tools, signal)
  signal.throwIfAborted()
  caller?.signal.throwIfAborted()
  switch (reading.kind) {
    case 'authenticated': {
      const { user, grant, own } = reading
      if (isOver(user)) throw new DOMException('Overtaken in another tab', 'AbortError')
      end()
      settleLogOut(client)
      memory.challenge = null
      memory.grant = grant
      tabTenantOf(client).set(user.tenantId)
      if (client.options.keepSessionAlive ?? true) plan(grant.renewAfter)
      if (former && own) client.forget(former.id === user.id ? 'tenant' : 'user', caller)
      set({ ...own, user, status: 'authenticated' })
      if (own) client.emit('signedIn', user)
      return { kind: 'authenticated', user, ...passwordStanding(answer) }
    }
    case 'challenge':
      clear(set, caller)
      memory.challenge = reading.challenge
      client.emit('challenge', reading.challenge)
      return reading
    case 'passwordReset':
      // Only the token goes: whoever was signed in still is who they are.
      if (former) end()
      else clear(set, caller)
      if (state().status === 'stale') plan(1000)
      return reading
    case 'breachedPassword':
    case 'unsupported':
      return reading
    default:
      return reading satisfies never
  }
}

/**
 * Tells the provider of a log-out. It is settled by any answer but a failure of the provider's own: what the provider
 * does not know, or has ended before, is over.
 */
export async function tellLogOut(tools: SessionTools, signal: AbortSignal): Promise<void> {
  try {
    await tools.client.api.post('/identity/resources/auth/v1/logout', { signal })
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  settleLogOut(tools.client)
}

/** Tells the provider of a log-out, now or later, and gives those who go on by themselves the time they ask for. */
export async function endSession(tools: SessionTools, signal: AbortSignal, options: LogOutOptions = {}): Promise<void> {
  // A client that has not begun its session shares nothing yet.
  if (!tools.memory.shared) sharedOf(tools).loggedOut()
  await tryLogOut(tools, signal)
  await tools.client.options.hostedLogin?.leave(tools.client)
  if (options.settle) await sleep(tools.client.ports.clock, options.settle, signal)
}

/** As {@link tellLogOut}, now or before the session is renewed next. */
async function tryLogOut(tools: SessionTools, signal: AbortSignal): Promise<void> {
  try {
    await tellLogOut(tools, signal)
  } catch (error) {
    tools.client.log.warn('The provider will hear of the log-out later.', error)
  }
}

type Reading = Exclude<Accepted, AcceptedUser> | Opening

/** A session that an answer opens or renews. */
interface Opening extends AcceptedUser {
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
  if (!grant && answer.isBreachedPassword) return { kind: 'breachedPassword', email: answer.userEmail }
  const members = Object.keys(answer)
  if (!grant && members.length > 0) return { kind: 'unsupported', reason: members.join(', ') }
  if (!grant) throw new PorticoError('unreadable-answer', genericErrorMessage)
  const claimed = userOf(grant.token)
  if (former?.id === claimed.id && former.tenantId === claimed.tenantId) {
    return { kind: 'authenticated', user: renewedUser(former, grant.token), grant }
  }
  if (client.options.hostedLogin?.loadsProfile === false) {
    return { kind: 'authenticated', user: claimed, grant, own: { tenants: [], tenant: null } }
  }
  const [loadsAuthorization, usesTenantsV1] = await Promise.all([
    isFlagOn(client, 'admin_portal_should_load_authorization', signal),
    isFlagOn(client, 'admin_portal_use_current_user_tenants_v1_endpoint', signal),
  ])
  const { tenantPerTab = false } = client.options
  const loading = { loadsAuthorization, usesTenantsV1: tenantPerTab || usesTenantsV1 }
  const { user, tenants, tenant } = await loadUser(client.api, grant.token, loading, signal)
  // What the provider calls active may be another tab's.
  const own = tenantPerTab ? tenants.find(({ tenantId }) => tenantId === user.tenantId) : tenant
  return { kind: 'authenticated', user, grant, own: { tenants, tenant: own ?? tenant } }
}

/** A sign-in does not wait for flags that do not come. */
async function isFlagOn(client: SessionHost, name: string, signal: AbortSignal): Promise<boolean> {
  return Promise.race([client.isFlagOn(name), sleep(client.ports.clock, longestFlagWait, signal).then(() => false)])
}

/** Milliseconds. */
const longestFlagWait = 2000

function challengeOf(answer: LoginAnswer, mfaToken: string): Challenge {
  const devices = devicesIn(answer.mfaDevices)
  return {
    mfaToken,
    devices,
    isEnrolled: answer.mfaEnrolled !== false || devices.emails.length > 0,
    strategies: listed(answer.mfaStrategies).filter((strategy) => typeof strategy === 'string'),
    email: typeof answer.userEmail === 'string' ? answer.userEmail : undefined,
  }
}
