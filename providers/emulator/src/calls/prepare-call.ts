import { recordAudit } from '../core/audits.ts'
import { refuseAddress } from '../core/ip-restrictions.ts'
import type { CoreState } from '../core/state.ts'
import { type Operation, takesFiles, takesForms, takesVendorToken } from '../http/addresses.ts'
import { type Body, isForm, readBody, readForm } from '../http/body.ts'
import { callerAddress } from '../http/caller-address.ts'
import type { CookieExchange } from '../http/cookie-jar.ts'
import { cookie, readCookies } from '../http/cookies.ts'
import { forbidden, unauthorized } from '../http/errors.ts'
import { isAllowed, leadsHome } from '../http/origins.ts'
import { holds } from '../http/permission.ts'
import { isVendorToken } from '../tokens/access-token.ts'
import { authenticate, type Holder } from '../tokens/authenticate.ts'
import type { Call } from './call.ts'
import { describeCall } from './describe-call.ts'
import type { World } from './world.ts'

/** The parts of a request. */
export interface Asked {
  readonly operation: Operation
  readonly request: Request
  /** The values of the path's parameters. */
  readonly path: Readonly<Record<string, string>>
  readonly cookies: CookieExchange
}

/**
 * Reads a request: who makes it, with which body and cookies. Refuses with 401 where a token is due and none is good, and
 * with 403 if the tenant does not admit the address of the caller.
 */
export async function prepareCall<State extends CoreState>(
  world: World<State>,
  { operation, request, path, cookies }: Asked,
): Promise<Call<State>> {
  const { state } = world
  const now = world.now()
  const url = new URL(request.url)
  const isVendor = takesVendorToken(operation) && (await isVendorToken(state, now, request))
  const needsToken = !operation.anonymous && !('byCookie' in operation) && !isVendor
  const caller = needsToken ? await authenticate(state, now, request) : null
  const ip = callerAddress(request)
  refuseAddress(state, caller?.tenant.id ?? null, ip)
  const body = operation.method === 'get' ? {} : await bodyOf(operation, request)
  const describe = describeCall(state, { operation: operation.id, path, body, tenantId: caller?.tenant.id ?? null })
  return {
    operation: operation.id,
    state,
    now,
    clock: world.now,
    request,
    url,
    path,
    body,
    cookies: readCookies(cookies.cookie),
    prefix: world.options.prefix,
    refreshGrace: world.options.refreshGrace,
    relyingParty: world.options.relyingParty,
    ownFetch: world.fetch,
    reach: world.options.reach,
    deliver: world.options.deliver,
    mayCall: (origin) => isAllowed(world.options, origin, request.url),
    caller,
    isVendor,
    scrypt: world.options.scrypt,
    ip,
    mayLeadTo: (address) => leadsHome(world.options, address, request.url),
    holder: () => present(caller),
    require(permission) {
      const holder = present(caller)
      if (holder.user.superUser || holds(holder.permissions, permission)) return holder
      throw forbidden(permission)
    },
    setCookie: (name, value, maxAge) =>
      cookies.setCookie(cookie(name, value, { maxAge, isSecure: url.protocol === 'https:' })),
    audit: ({ user, tenantId }, severity = 'Info') => {
      const description = describe({ user, severity })
      const entry = { user, tenantId, severity, now, request, action: operation.id, description }
      world.audited(recordAudit(state, entry), body)
    },
  }
}

async function bodyOf(operation: Operation, request: Request): Promise<Body> {
  if (takesFiles(operation)) return {}
  return takesForms(operation) && isForm(request) ? Object.fromEntries(await readForm(request)) : readBody(request)
}

function present(caller: Holder | null): Holder {
  if (caller) return caller
  throw unauthorized()
}
