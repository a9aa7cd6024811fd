import type { LoginAnswer } from '../../src/session/index.ts'
import { tokenOf } from '../token-of.ts'

/** A provider that issues each refresh token once. A spent one ends its session. */
export interface Service {
  /** Answers a request when it arrives. */
  readonly answer: (request: ServiceRequest) => ServiceAnswer
  /** Opens a session, as a sign-in does. */
  readonly signIn: (
    user: string,
    application?: string,
    actor?: string,
  ) => { readonly cookie: string; readonly body: LoginAnswer }
  /** The events of all sessions, in order. */
  readonly log: readonly LogLine[]
  /** Returns the tenant of a user's last session. */
  readonly tenantOf: (user: string) => string
  /** Returns the number of sessions that a spent token has ended. */
  readonly revoked: () => number
}

/** A request as the provider receives it. */
export interface ServiceRequest {
  readonly path: string
  readonly method: string
  readonly cookie: string | null
  readonly token: string | null
  readonly body: Readonly<Record<string, unknown>>
  readonly tab: string
  /** The application that sends it, or an empty string. */
  readonly application: string
}

/** An answer. An undefined cookie leaves the cookie unchanged; `null` removes it. */
export interface ServiceAnswer {
  readonly status: number
  readonly body: object
  readonly cookie?: string | null | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** An event of a session. */
export interface LogLine {
  readonly time: number
  readonly kind: 'refresh' | 'refusal' | 'reuse' | 'sign-in' | 'log-out' | 'call'
  readonly tab: string
  readonly family: number
  readonly generation: number
  readonly user: string
  readonly tenant: string
  /** The application that the token was issued for. */
  readonly application: string
}

interface Family {
  readonly id: number
  readonly user: string
  /** The person who acts as the user, or an empty string. */
  readonly actor: string
  generation: number
  tenant: string
  isEnded: boolean
}

/** The lifetime of an access token, in seconds. */
const tokenLife = 60

/** Makes a {@link Service}. */
export function createService(now: () => number): Service {
  const families: Family[] = []
  const log: LogLine[] = []
  const familyOf = (cookie: string | null) => families[Number(cookie?.split('.')[0])]
  const generationOf = (cookie: string | null) => Number(cookie?.split('.')[1])

  return {
    log,
    tenantOf: (user) => families.filter((one) => one.user === user).at(-1)?.tenant ?? '',
    revoked: () => log.filter(({ kind }) => kind === 'reuse').length,
    signIn,
    answer(request) {
      const { path, method, cookie, tab, application } = request
      const named = familyOf(cookie)
      if (path.endsWith('/token/refresh')) return refresh(named, generationOf(cookie), request)
      if (path.endsWith('/logout')) {
        if (named && !named.isEnded) note('log-out', named, tab)
        if (named) named.isEnded = true
        return { status: 200, body: {}, cookie: null }
      }
      if (path.endsWith('/auth/v1/user')) return { status: 200, ...signIn(String(request.body['email']), application) }
      if (path.endsWith('/flags')) return { status: 200, body: {} }
      const holder = holderOf(request.token)
      if (!holder) return { status: 401, body: { errors: ['Unauthorized'], errorCode: 'ER-1' } }
      note('call', holder.family, tab, holder.tenant)
      if (path.endsWith('/users/v1/tenant') && method === 'PUT') {
        holder.family.tenant = String(request.body['tenantId'])
        return { status: 200, body: {} }
      }
      if (path.endsWith('/tenants')) {
        return {
          status: 200,
          body: { tenants: ['t1', 't2', 't3'].map(tenantAnswer), activeTenant: tenantAnswer(holder.tenant) },
        }
      }
      return {
        status: 200,
        body: { id: holder.family.user, sub: holder.family.user, email: `${holder.family.user}@x.test` },
      }
    },
  }

  function signIn(user: string, application = '', actor = '') {
    const family: Family = { id: families.length, user, actor, generation: 0, tenant: 't1', isEnded: false }
    families.push(family)
    note('sign-in', family, 'page')
    return { cookie: cookieOf(family), body: grantOf(family, family.tenant, application) }
  }

  function refresh(family: Family | undefined, generation: number, { tab, body, application }: ServiceRequest) {
    if (!family || family.isEnded) {
      if (family) note('refusal', family, tab)
      return refused
    }
    if (generation !== family.generation) {
      family.isEnded = true
      note('reuse', family, tab)
      return refused
    }
    family.generation += 1
    const tenant = typeof body['tenantId'] === 'string' ? body['tenantId'] : family.tenant
    note('refresh', family, tab, tenant, application)
    return { status: 200, body: grantOf(family, tenant, application), cookie: cookieOf(family) }
  }

  function holderOf(token: string | null) {
    if (!token) return null
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    const family = families[claims.sid]
    return family && !family.isEnded ? { family, tenant: String(claims.tenantId) } : null
  }

  function grantOf({ id, user, actor, generation }: Family, tenant: string, application: string) {
    const iat = Math.floor(now() / 1000)
    const claims = {
      sub: user,
      id: user,
      sid: id,
      generation,
      tenantId: tenant,
      application,
      iat,
      exp: iat + tokenLife,
      email: `${user}@x.test`,
      ...(actor && { act: { sub: actor } }),
    }
    return { mfaRequired: false, accessToken: tokenOf(claims), expiresIn: tokenLife }
  }

  function note(kind: LogLine['kind'], family: Family, tab: string, tenant = family.tenant, application = '') {
    const { id, generation, user } = family
    log.push({ time: now(), kind, tab, family: id, generation, user, tenant, application })
  }
}

const refused: ServiceAnswer = { status: 401, body: { errors: ['Ended'], errorCode: 'ER-SESSION-ENDED' }, cookie: null }

function cookieOf({ id, generation }: Family) {
  return `${id}.${generation}`
}

function tenantAnswer(id: string) {
  return { tenantId: id, id, name: id.toUpperCase() }
}
