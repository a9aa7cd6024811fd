import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Refusal } from '@portico/headless/provider'
import type { Call } from '../calls/call.ts'
import { recordSignIn } from '../core/activity.ts'
import { forgetFailures } from '../core/failed-sign-ins.ts'
import { effectiveRoles } from '../core/groups.ts'
import { refuseAddress } from '../core/ip-restrictions.ts'
import { openMemberships } from '../core/memberships.ts'
import { sessions } from '../core/policies/sessions.ts'
import { drawId } from '../core/random.ts'
import type { SessionRecord } from '../core/sessions.ts'
import type { CoreState } from '../core/state.ts'
import type { User } from '../core/users.ts'
import { isSame } from '../crypto/password-hash.ts'
import { isEnrolled } from '../factors/enrolled.ts'
import { heldPermissions } from '../holdings/permissions.ts'
import { standingOf } from '../passwords/after-sign-in.ts'
import { sign } from '../tokens/access-token.ts'
import { demoKey } from '../tokens/demo-key.ts'
import { endSession } from './end-session.ts'
import { wayIn } from './way-in.ts'

/** The assurance of a sign-in with a second factor (SPEC section 4, step-up). */
export const multiFactor = 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'

/**
 * Opens a session and answers as every call does that ends a sign-in. Refuses an address that the tenant does not admit. `way` is
 * the first factor, for a sign-in that ends by another call.
 */
export async function openSession(call: Call, user: User, amr: readonly string[], way = wayIn(call)) {
  refuseAddress(call.state, ownTenant(call.state, user, call.now, user.activeTenantId), call.ip)
  const standing = amr.includes('pwd') ? standingOf(call, user) : { isOpen: true, answer: {} }
  forgetFailures(call.state, user.email)
  if (!standing.isOpen) return standing.answer
  const from = { userAgent: call.request.headers.get('user-agent') ?? '', ipAddress: call.ip }
  const session = beginSession(call.state, call.now, user, amr, from)
  recordSignIn(call.state, { tenantId: session.tenantId, userId: user.id, way, at: call.now })
  call.audit({ user, tenantId: session.tenantId })
  return { ...(await grantAnswer(call, user, session)), ...standing.answer }
}

/** Begins the family of refresh tokens of one sign-in. Refuses a user without access to any tenant. */
export function beginSession(
  state: CoreState,
  now: number,
  user: User,
  amr: readonly string[],
  from: Pick<SessionRecord, 'userAgent' | 'ipAddress'> = { userAgent: '', ipAddress: '127.0.0.1' },
): SessionRecord {
  const tenantId = ownTenant(state, user, now, user.activeTenantId)
  if (tenantId === null) throw withoutAccess(user)
  const session: SessionRecord = {
    id: drawId(state),
    userId: user.id,
    tenantId,
    generation: 0,
    rotatedAt: now,
    amr: [...amr],
    authTime: Math.floor(now / 1000),
    createdAt: now,
    expiresAt: now + 1000 * state.security.sessionLifetime,
    ...from,
    ended: null,
  }
  state.sessions.push(session)
  endOldest(state, now, session)
  user.lastLogin = new Date(now).toISOString()
  return session
}

/**
 * A new access token, and the refresh token of the session's generation as a cookie. The token is for the session's
 * tenant, unless a tab keeps to another.
 */
export async function grantAnswer(call: Call, user: User, session: SessionRecord, tenantId: string | null = null) {
  const { accessTokenLifetime } = call.state.security
  const claims = tokenClaims(call, user, session, tenantId)
  const accessToken = await sign(claims)
  sendRefreshToken(call, session)
  return {
    mfaRequired: false,
    mfaEnrolled: isEnrolled(call.state, user),
    accessToken,
    expiresIn: accessTokenLifetime,
    expires: new Date(1000 * claims.exp).toUTCString(),
    userId: user.id,
    emailVerified: user.verified,
  }
}

/** The claims of a token: for the session's tenant, unless a tab keeps to another. */
export function tokenClaims(
  { state, now, url }: Call,
  user: User,
  session: SessionRecord,
  tenantId: string | null = null,
) {
  const issuedAt = Math.floor(now / 1000)
  const openTenantId = tenantId ?? session.tenantId
  const isMultiFactor = session.amr.includes('mfa')
  return {
    sub: user.id,
    id: user.id,
    sid: session.id,
    type: 'userToken',
    email: user.email,
    email_verified: user.verified,
    name: user.name,
    profilePictureUrl: pictureClaim(user),
    metadata: JSON.parse(user.metadata),
    tenantId: openTenantId,
    tenantIds: openMemberships(state, user, now).map(({ tenantId }) => tenantId),
    roles: effectiveRoles(state, user, { id: openTenantId }).map(({ key }) => key),
    permissions: heldPermissions(state, { tenantId: openTenantId, userId: user.id }),
    amr: session.amr,
    ...(isMultiFactor && { acr: multiFactor }),
    ...(session.actorId !== undefined && { act: actorClaim(state, session.actorId) }),
    auth_time: session.authTime,
    iat: issuedAt,
    exp: issuedAt + state.security.accessTokenLifetime,
    iss: url.origin,
    aud: state.vendor.clientId,
  }
}

/** Sends the refresh token of the session's generation as a cookie, and answers it. */
export function sendRefreshToken(call: Call, session: SessionRecord): string {
  const token = refreshTokenOf(session, session.generation)
  call.setCookie(refreshCookie(call), token, call.state.security.sessionLifetime)
  return token
}

/** The impersonating user (RFC 8693, section 4.1). */
function actorClaim({ users }: CoreState, actorId: string) {
  const actor = users.find(({ id }) => id === actorId)
  return { sub: actorId, ...(actor && { email: actor.email, name: actor.name }) }
}

/** The name of the refresh cookie. */
export function refreshCookie({ state }: Pick<Call, 'state'>): string {
  return `fe_refresh_${state.vendor.clientId.replaceAll('-', '')}`
}

/** A picture that is sent whole would make the token longer than a header may be. */
function pictureClaim({ profilePictureUrl }: User): string | null {
  return profilePictureUrl?.startsWith('data:') ? null : profilePictureUrl
}

function withoutAccess({ memberships }: User): Refusal {
  if (memberships.length === 0)
    return new Refusal(403, 'ER-NO-TENANT', 'You belong to no account any more. Ask your administrator to invite you')
  return memberships.some(({ isDisabled }) => isDisabled === true)
    ? new Refusal(403, 'ER-USER-DISABLED', 'Your account is disabled. Ask your administrator to enable it')
    : new Refusal(403, 'ER-USER-EXPIRED', 'Your access has ended. Ask your administrator to extend it')
}

/**
 * The first of the wanted tenants that a user has access to, else the first with access; `null` without any. `now` is in
 * epoch milliseconds.
 */
export function ownTenant(state: CoreState, user: User, now: number, ...wanted: readonly unknown[]): string | null {
  const own = openMemberships(state, user, now).map(({ tenantId }) => tenantId)
  const fitting = wanted.map((one) => own.find((tenantId) => tenantId === one)).find((one) => one !== undefined)
  return fitting ?? own[0] ?? null
}

/** The policy of the session's tenant requires a new sign-in. */
export function isReLoginDue(state: CoreState, now: number, { tenantId, authTime }: SessionRecord): boolean {
  const { isActive, timeout } = sessions.of(state, tenantId).sessionTimeoutConfiguration
  return isActive && 1000 * (authTime + timeout) <= now
}

/** Ends a person's oldest sessions where a new one makes them more than its tenant allows. */
function endOldest(state: CoreState, now: number, { userId, tenantId }: SessionRecord): void {
  const { isActive, maxSessions } = sessions.of(state, tenantId).sessionConcurrentConfiguration
  if (!isActive) return
  const open = state.sessions.filter(
    (one) => one.userId === userId && one.ended === null && one.expiresAt > now && one.openedBy === undefined,
  )
  for (const one of open.slice(0, Math.max(0, open.length - maxSessions))) endSession(state, one, 'revoked')
}

/**
 * A refresh token: the session, its generation and a seal. A sealed token of a former generation proves reuse (RFC
 * 9700, section 4.14). The seal covers user and time too: a reset repeats the ids.
 */
export function refreshTokenOf({ id, userId, createdAt }: SessionRecord, generation: number): string {
  const name = `${id}.${generation}`
  const seal = hmac(sha256, utf8ToBytes(demoKey.d), utf8ToBytes(`${name}.${userId}.${createdAt}`))
  return `${name}.${bytesToHex(seal)}`
}

/** The session a refresh token was made for, and its generation; `null` where the emulator never made it. */
export function sessionOf(
  sessions: readonly SessionRecord[],
  token: string,
): { readonly session: SessionRecord; readonly generation: number } | null {
  const [id, text] = token.split('.')
  const session = sessions.find((one) => one.id === id)
  const generation = Number(text)
  return session && isSame(token, refreshTokenOf(session, generation)) ? { session, generation } : null
}
