import { type Dispatched, forbidden, holds, unauthorized } from '@portico/headless/provider'
import { recordAudit } from '../core/audits.ts'
import type { CoreState } from '../core/state.ts'
import type { Operation } from '../http/addresses.ts'
import type { Body } from '../http/body.ts'
import { callerAddress } from '../http/caller-address.ts'
import type { CookieExchange } from '../http/cookie-jar.ts'
import { cookie, readCookies } from '../http/cookies.ts'
import { isRecord } from '../http/json.ts'
import { isAllowed, leadsHome } from '../http/origins.ts'
import type { Holder } from '../tokens/authenticate.ts'
import type { Call, Caller } from './call.ts'
import { describeCall } from './describe-call.ts'
import type { World } from './world.ts'

/** A request that the dispatcher admits, and its cookies. */
export interface Asked extends Omit<Dispatched<Caller>, 'operation' | 'query'> {
  readonly operation: Operation
  readonly cookies: CookieExchange
}

/** Makes the call that a handler reads. */
export function prepareCall<State extends CoreState>(
  world: World<State>,
  { operation, request, url, path, body, cookies, holder: asking }: Asked,
): Call<State> {
  const { state } = world
  const now = world.now()
  const caller = asking?.person ?? null
  const members: Body = isRecord(body) ? body : {}
  const tenantId = caller?.tenant.id ?? null
  const describe = describeCall(state, { operation: operation.id, path, body: members, tenantId })
  return {
    operation: operation.id,
    state,
    now,
    clock: world.now,
    request,
    url,
    path,
    body: members,
    sent: body,
    cookies: readCookies(cookies.cookie),
    prefix: world.options.prefix,
    offers: world.options.offers,
    refreshGrace: world.options.refreshGrace,
    relyingParty: world.options.relyingParty,
    ownFetch: world.fetch,
    reach: world.options.reach,
    deliver: world.options.deliver,
    mayCall: (origin) => isAllowed(world.options, origin, request.url),
    caller,
    isVendor: asking?.isVendor ?? false,
    scrypt: world.options.scrypt,
    ip: callerAddress(request),
    mayLeadTo: (address) => leadsHome(world.options, address, request.url),
    holder: () => present(caller),
    require(permission) {
      const holder = present(caller)
      if (holds(asking?.permissions ?? [], permission)) return holder
      throw forbidden(permission)
    },
    setCookie: (name, value, maxAge) =>
      cookies.setCookie(cookie(name, value, { maxAge, isSecure: url.protocol === 'https:' })),
    audit: ({ user, tenantId }, severity = 'Info') => {
      const description = describe({ user, severity })
      const entry = { user, tenantId, severity, now, request, action: operation.id, description }
      world.audited(recordAudit(state, entry), members)
    },
  }
}

function present(caller: Holder | null): Holder {
  if (caller) return caller
  throw unauthorized()
}
