import { anySignal } from '../core/any-signal.ts'
import { genericErrorMessage, PorticoError } from '../core/errors.ts'
import type { TaskCall } from '../core/feature.ts'
import { isRefused } from '../core/is-refused.ts'
import { sleep } from '../core/sleep.ts'
import { authorizationFlag, completeUser, readAuthorization } from './authorization.ts'
import { type Grant, grantOf } from './grant.ts'
import type { SessionHost } from './host.ts'
import { loadUser } from './load-user.ts'
import { devicesIn, listed, passwordStanding } from './login-answer.ts'
import { clearOwedLogOut, isLogOutOwed } from './owed-log-out.ts'
import { spendHostedTokens } from './scope.ts'
import { dropNote } from './session-notes.ts'
import { sharedOf } from './tabs/shared-session.ts'
import { tabTenantOf } from './tabs/tab-tenant.ts'
import { tenantsIn } from './tenants-in.ts'
import type { Caller, IncomingAnswer, SessionTools } from './tools.ts'
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
import { isSamePerson, renewedUser, userOf } from './user.ts'
import { withEndedSession } from './with-ended-session.ts'

/** Applies an answer that opens or renews a session, in place of any other. If it fails, the session is renewed. */
export async function applyAnswer(
  tools: SessionTools,
  call: TaskCall<SessionState>,
  incoming: IncomingAnswer,
): Promise<Accepted> {
  // A later answer may have arrived while this code was loading.
  call.signal.throwIfAborted()
  const { answer, caller, source } = incoming
  const { memory } = tools
  const { generation } = memory
  const since = source === 'sign-in' ? sharedOf(tools).newest() : generation
  if (overtakes(incoming, call.state().user)) call.cancelOthers()
  let isConclusive = source === 'renewal'
  try {
    const isOver = (user: User) => source !== 'sign-in' && sharedOf(tools).isOver(generation, user)
    const accepted = await applyReading(tools, answer, call, { caller, isOver })
    isConclusive ||= statesSession(accepted)
    if (accepted.kind === 'authenticated') {
      memory.grantGeneration = generation
      if (source !== 'sign-in') dropNote(tools.client)
      else if (!tools.client.options.hostedLogin) noteThisSignIn(tools)
      if (source === 'sign-in' && memory.grant) {
        if (!tools.client.options.hostedLogin) spendHostedTokens(tools.client)
        if (sharedOf(tools).opened(memory.grant, since)) memory.grantGeneration = memory.generation
        else tools.refresh()
      }
    }
    return accepted
  } finally {
    if (!isConclusive && !call.signal.aborted && call.state().status !== 'unauthenticated') tools.refresh()
  }
}

/** Notes the sign-in, unless a renewal or a log-out comes before that part has loaded: the cookie is proven or gone then. */
function noteThisSignIn({ client, memory }: SessionTools): void {
  const { grant } = memory
  withEndedSession(({ noteSignIn }) => memory.grant === grant && noteSignIn(client))
}

/** True if an answer determines the session; any other leaves it as it was. */
export function statesSession({ kind }: Accepted): boolean {
  return kind !== 'unsupported' && kind !== 'breachedPassword'
}

/** True if an answer cancels all other calls. A renewal does not: one of them may have changed the cookie already. */
function overtakes({ answer, source }: IncomingAnswer, user: User | null): boolean {
  const { accessToken, mfaToken, resetPasswordToken } = answer
  if (source === 'sign-in') return Boolean(accessToken || mfaToken || resetPasswordToken)
  return source === 'tab' && user !== null && accessToken !== undefined && !isSamePerson(userOf(accessToken), user)
}

interface Circumstances {
  readonly caller: Caller | undefined
  /** True once another tab has overtaken the answer while its user was loaded. */
  readonly isOver: (user: User) => boolean
}

/** Opens, renews or clears the session. */
async function applyReading(
  tools: SessionTools,
  answer: LoginAnswer,
  { set, state, signal }: Pick<TaskCall<SessionState>, 'set' | 'state' | 'signal'>,
  { caller, isOver }: Circumstances,
): Promise<Accepted> {
  const { client, memory, clear, end, plan } = tools
  const { user: former, status } = state()
  const reading = await readAnswer(tools, answer, caller?.signal ?? signal)
  // A second factor brings a cookie of its own: an owed log-out needs the former one.
  if (reading.kind === 'challenge' && isLogOutOwed(client)) await tryLogOut(tools, signal)
  signal.throwIfAborted()
  caller?.signal.throwIfAborted()
  switch (reading.kind) {
    case 'authenticated': {
      const { user, grant, own, renewed, isAuthorized } = reading
      if (isOver(user)) throw new DOMException('Overtaken in another tab', 'AbortError')
      end()
      clearOwedLogOut(client)
      memory.challenge = null
      memory.grant = grant
      if (own) memory.isAuthorized = isAuthorized
      tabTenantOf(client).set(user.tenantId)
      if (client.options.keepSessionAlive ?? true) plan(grant.renewAfter)
      // A signed-out page is a holder as well: its calls are not sent for a person. The sign-in itself goes on.
      const isSame = former && isSamePerson(former, user)
      if (own && (former || status === 'unauthenticated')) client.forget(isSame ? 'tenant' : 'user', caller, !former)
      set({ ...renewed, ...own, user, status: 'authenticated' })
      if (own) client.emit('signedIn', user)
      void completeUser(tools, former)
      return { kind: 'authenticated', user, ...passwordStanding(answer) }
    }
    case 'challenge':
      clear(set, caller)
      memory.challenge = reading.challenge
      client.emit('challenge', reading.challenge)
      return reading
    case 'passwordReset':
      // The grant ends, but a user who was signed in is still the same.
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
 * Sends a log-out to the provider. Any answer but a failure of the provider's own confirms it: a session that the provider
 * does not know, or has ended before, is over. One without the operation has no session of its own.
 */
export async function sendLogOut(tools: SessionTools, signal: AbortSignal): Promise<void> {
  try {
    await tools.client.api.post('/identity/resources/auth/v1/logout', { signal })
  } catch (error) {
    if (!isRefused(error) && !(error instanceof PorticoError && error.status === 501)) throw error
  }
  clearOwedLogOut(tools.client)
}

/** Sends a log-out, now or before the next renewal, then waits as long as the options ask for. */
export async function endSession(tools: SessionTools, signal: AbortSignal, options: LogOutOptions = {}): Promise<void> {
  dropNote(tools.client)
  // A client that has not started its session shares nothing yet.
  if (!tools.memory.shared) sharedOf(tools).loggedOut()
  await tryLogOut(tools, signal)
  const { hostedLogin } = tools.client.options
  await (options.isStaying ? hostedLogin?.forget?.(tools.client) : hostedLogin?.leave(tools.client))
  if (options.settle) await sleep(tools.client.ports.clock, options.settle, signal)
}

async function tryLogOut(tools: SessionTools, signal: AbortSignal): Promise<void> {
  try {
    await sendLogOut(tools, signal)
  } catch (error) {
    tools.client.log.warn('The log-out will be sent again later.', error)
  }
}

type Reading = Exclude<Accepted, AcceptedUser> | Opening

interface Opening extends AcceptedUser {
  readonly grant: Grant
  readonly isAuthorized?: boolean
  /** The tenants of the user, loaded again; absent if user and tenant are the former ones. */
  readonly own?: OwnTenants
  /** The tenants that the renewed token of the former user and tenant states. */
  readonly renewed?: OwnTenants
}

/** Reads an answer, and loads its user unless that is the present one in the same tenant. */
async function readAnswer(
  { client, memory, state }: SessionTools,
  answer: LoginAnswer,
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
  const { token } = grant
  const claimed = userOf(token, {}, client)
  const { user: former } = state()
  const isWhole = client.options.hostedLogin?.loadsProfile === false
  const isSameTenant = former?.tenantId === claimed.tenantId || (!isWhole && statesNoTenant(claimed))
  if (former && isSamePerson(former, claimed) && isSameTenant) {
    const authorization = memory.isAuthorized ? await readAuthorization(client, token, former, signal) : {}
    // The profile may have been read meanwhile.
    const user = { ...renewedUser(state().user ?? former, token, client), ...authorization }
    return { kind: 'authenticated', user, grant, ...(isWhole && { renewed: statedTenants(client, user) }) }
  }
  if (isWhole) return { kind: 'authenticated', user: claimed, grant, own: statedTenants(client, claimed) }
  return { kind: 'authenticated', grant, ...(await readUser(client, token, signal)) }
}

/** The token of an issuer without tenants is for the one of the profile. */
function statesNoTenant({ tenantId, claims }: User): boolean {
  return tenantId === '' && claims['tenantId'] === undefined
}

/** The tenants that a token states by itself. */
function statedTenants(client: SessionHost, { claims, tenantId }: User): OwnTenants {
  const { tenants } = client.options.hostedLogin?.person?.(client, claims) ?? {}
  const own = tenantsIn(tenants, client)
  return { tenants: own, tenant: own.find((one) => one.tenantId === tenantId) ?? null }
}

interface OwnTenants {
  readonly tenants: readonly Tenant[]
  readonly tenant: Tenant | null
}

/** A user with their tenants. */
interface ReadUser {
  readonly user: User
  /** True if roles and permissions are from a call of their own. */
  readonly isAuthorized: boolean
  readonly own: OwnTenants
}

/** Reads the user of a token, and their tenants. */
export async function readUser(client: SessionHost, token: string, signal: AbortSignal): Promise<ReadUser> {
  const [loadsAuthorization, usesTenantsV1] = await Promise.all([
    isFlagOn(client, authorizationFlag, signal),
    isFlagOn(client, 'admin_portal_use_current_user_tenants_v1_endpoint', signal),
  ])
  const { tenantPerTab = false } = client.options
  const loading = { loadsAuthorization, usesTenantsV1: tenantPerTab || usesTenantsV1 }
  const { user, tenants, tenant } = await loadUser(client, token, loading, signal)
  // The tenant that the provider calls active may be another tab's.
  const own = tenantPerTab ? tenants.find(({ tenantId }) => tenantId === user.tenantId) : tenant
  return { user, isAuthorized: loadsAuthorization, own: { tenants, tenant: own ?? tenant } }
}

/** A sign-in waits two seconds at most for flags. */
async function isFlagOn(client: SessionHost, name: string, signal: AbortSignal): Promise<boolean> {
  const ended = new AbortController()
  const stop = anySignal([signal, ended.signal])
  try {
    const late = sleep(client.ports.clock, longestFlagWait, stop).then(() => false)
    return await Promise.race([client.isFlagOn(name), late])
  } finally {
    ended.abort()
  }
}

/** Milliseconds that a sign-in waits. */
const longestFlagWait = 2000

function challengeOf(answer: LoginAnswer, mfaToken: string): Challenge {
  const devices = devicesIn(answer.mfaDevices)
  return {
    mfaToken,
    devices,
    isEnrolled: answer.mfaEnrolled !== false || devices.emails.length > 0,
    strategies: listed(answer.mfaStrategies).filter((strategy) => typeof strategy === 'string'),
    email: typeof answer.userEmail === 'string' ? answer.userEmail : undefined,
    enforcedFrom: answer.mfaEnforcedFrom,
  }
}
