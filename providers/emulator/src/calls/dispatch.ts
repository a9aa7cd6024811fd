import { dispatch, missing, type Operation as Named, Refusal, refusalAnswer } from '@portico/headless/provider'
import { cors } from 'hono/cors'
import { Hono } from 'hono/quick'
import { refuseAddress } from '../core/ip-restrictions.ts'
import type { CoreState } from '../core/state.ts'
import { type Operation, takesVendorToken } from '../http/addresses.ts'
import { callerAddress } from '../http/caller-address.ts'
import type { CookieExchange } from '../http/cookie-jar.ts'
import { asOAuthError } from '../http/oauth-error.ts'
import { isAllowed } from '../http/origins.ts'
import { operations } from '../openapi/operations.gen.ts'
import { isVendorToken } from '../tokens/access-token.ts'
import { authenticate } from '../tokens/authenticate.ts'
import type { Caller, Handler, Handlers } from './call.ts'
import type { JournalEntry } from './journal.ts'
import { prepareCall } from './prepare-call.ts'
import type { World } from './world.ts'

/** The header that names an answer in a log (SPEC section 8). */
export const traceIdHeader = 'frontegg-trace-id'

/** The header of a provider that lists what it answers. */
const offerHeader = 'portico-offer'

/** The application. Cookies come and go beside the request, because a page cannot read or set their headers. */
export type Application = Hono<{ Bindings: CookieExchange }>

/** The cookies of a request, and its entry in the journal. */
interface Exchange {
  readonly cookies: CookieExchange
  entry?: JournalEntry
}

/** Makes the application: every operation of the contract, those without a handler answered by 501. */
export function createApplication<State extends CoreState>(
  world: World<State>,
  handlers: Handlers<State>,
): Application {
  const app: Application = new Hono()
  const exchanges = new WeakMap<Request, Exchange>()
  const { options } = world
  const mayCall = (origin: string, { url }: Request) => isAllowed(options, origin, url)
  app.use(async (context, next) => {
    await next()
    context.header(traceIdHeader, world.traceId())
    context.header('cache-control', 'no-store')
    if (options.offers) context.header(offerHeader, 'listed')
  })
  app.use(
    cors({
      origin: (origin, context) => (mayCall(origin, context.req.raw) ? origin : null),
      credentials: true,
      exposeHeaders: [traceIdHeader, 'retry-after', 'www-authenticate', 'date', offerHeader],
      maxAge: 600,
    }),
  )
  const provider = dispatch<Caller>(
    { holder, around, origins: mayCall, urlPrefix: options.prefix, onError: (error) => console.error(error) },
    (named) => {
      const operation = operationOf(named)
      const handler = isOffered(operation) ? handlers[operation.id] : undefined
      return (
        handler &&
        ((asked) => {
          const call = prepareCall(world, { ...asked, operation, cookies: exchangeOf(asked.request).cookies })
          return 'permission' in operation && call.caller
            ? handler(call, call.caller)
            : (handler as Handler<State>)(call)
        })
      )
    },
  )
  app.notFound((context) => {
    const request = withoutSlash(context.req.raw)
    exchanges.set(request, { cookies: context.env })
    return provider(request)
  })
  app.onError((error) => {
    if (error instanceof Refusal) return refusalAnswer(error)
    console.error(error)
    return refusalAnswer(new Refusal(500, 'ER-PROVIDER', `The emulator failed: ${error.message}`))
  })
  return app

  /** Without a list of what is offered, all is, but the list. */
  function isOffered({ id }: Operation): boolean {
    return options.offers ? options.offers.includes(id) : id !== 'listOperations'
  }

  /** Reads the caller of a request. Refuses a token that is not good, and an address that the tenant does not admit. */
  async function holder(request: Request, { needs, ...named }: Named): Promise<Caller> {
    const { state } = world
    const operation = operationOf(named)
    const isVendor = takesVendorToken(operation) && (await isVendorToken(state, world.now(), request))
    const isOpen = needs === 'anyone' || needs === 'cookie' || isVendor
    const person = isOpen ? null : await authenticate(state, world.now(), request)
    refuseAddress(state, person?.tenant.id ?? null, callerAddress(request))
    const { entry } = exchangeOf(request)
    if (entry) entry.userId = person?.user.id ?? null
    return { person, isVendor, permissions: isVendor || person?.user.superUser ? ['*'] : (person?.permissions ?? []) }
  }

  /** Logs a call, lets its faults happen, and reports a change of the state. */
  async function around(
    { request, operation: named }: { readonly request: Request; readonly operation: Named },
    answer: () => Promise<Response>,
  ): Promise<Response> {
    const { id, method } = operationOf(named)
    const entry = world.journal.begin(id, request)
    exchangeOf(request).entry = entry
    const response = await world.faults.around(id, async () => {
      const drawnBefore = world.state.random
      const answered = await answer()
      // Some navigations change the state as well: all that they make is drawn.
      if (method !== 'get' || world.state.random !== drawnBefore) world.changed()
      return id === 'exchangeOAuthToken' ? asOAuthError(answered) : answered
    })
    if (response === null) return new Response(null, { headers: { [dropHeader]: '1' } })
    entry.status = response.status
    return response
  }

  function exchangeOf(request: Request): Exchange {
    return exchanges.get(request) ?? { cookies: { cookie: '', setCookie: () => {} } }
  }
}

/** Marks an answer that must never arrive. */
export const dropHeader = 'x-portico-drop'

/** Servers of applications write the address of the vendor's token with a slash at its end as well. */
function withoutSlash(request: Request): Request {
  return request.url.endsWith('/auth/vendor/') ? new Request(request.url.slice(0, -1), request) : request
}

const byAddress = new Map(operations.map((operation) => [`${operation.method} ${operation.path}`, operation]))

/** The row of the contract's table. Both tables are generated of the same documents. */
function operationOf({ method, path }: Pick<Named, 'method' | 'path'>): Operation {
  const operation = byAddress.get(`${method} ${path}`)
  if (!operation) throw missing('The operation')
  return operation
}
