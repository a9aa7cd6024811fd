import type { Context } from 'hono'
import { cors } from 'hono/cors'
import { Hono } from 'hono/quick'
import type { CoreState } from '../core/state.ts'
import { type Operation, pathsOf, sortedOperations } from '../http/addresses.ts'
import type { CookieExchange } from '../http/cookie-jar.ts'
import { asOAuthError, missing, notBuilt, Refusal, refusalAnswer } from '../http/errors.ts'
import { isAllowed, refuseForeign } from '../http/origins.ts'
import type { Call, Handler, Handlers, HolderHandler } from './call.ts'
import type { JournalEntry } from './journal.ts'
import { prepareCall } from './prepare-call.ts'
import type { World } from './world.ts'

/** The header that names an answer in a log (SPEC section 8). */
export const traceIdHeader = 'frontegg-trace-id'

/** The application. Cookies come and go beside the request, because a page cannot read or set their headers. */
export type Application = Hono<{ Bindings: CookieExchange }>

/** Makes the application: every operation of the contract, those without a handler answered by 501. */
export function createApplication<State extends CoreState>(
  world: World<State>,
  handlers: Handlers<State>,
): Application {
  const app: Application = new Hono()
  app.use(async (context, next) => {
    await next()
    context.header(traceIdHeader, world.traceId())
    context.header('cache-control', 'no-store')
  })
  app.use(
    cors({
      origin: (origin, context) => (isAllowed(world.options, origin, context.req.url) ? origin : null),
      credentials: true,
      exposeHeaders: [traceIdHeader, 'retry-after', 'www-authenticate', 'date'],
      maxAge: 600,
    }),
  )
  for (const operation of sortedOperations) {
    const paths = [...pathsOf(operation, world.options.prefix)]
    app.on(operation.method.toUpperCase(), paths, (context) => answered(context, operation))
  }
  app.notFound(() => refusalAnswer(missing('The operation')))
  app.onError((error, context) => {
    if (error instanceof Refusal) return refusalAnswer(error)
    // The caller has hung up within the body: there is no reader of an answer, and nothing failed.
    if (context.req.raw.signal.aborted) return new Response(null, { status: 499 })
    console.error(error)
    return refusalAnswer(new Refusal(500, 'ER-EMULATOR', `The emulator failed: ${error.message}`))
  })
  return app

  async function answered(context: CallContext, operation: Operation): Promise<Response> {
    const entry = world.journal.begin(operation.id, context.req.raw)
    const response = await world.faults.around(operation.id, () => handled(context, operation, entry))
    if (response === null) return new Response(null, { headers: { [dropHeader]: '1' } })
    entry.status = response.status
    return response
  }

  async function handled(context: CallContext, operation: Operation, entry: JournalEntry): Promise<Response> {
    const drawnBefore = world.state.random
    try {
      const handler = handlers[operation.id]
      if (!handler) throw notBuilt(operation.id)
      const request = context.req.raw
      if (operation.method !== 'get') refuseForeign(world.options, request)
      const call = await prepareCall(world, { operation, request, path: context.req.param(), cookies: context.env })
      entry.userId = call.caller?.user.id ?? null
      return responseOf(await answerOf(handler, operation, call))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return refusalAnswer(operation.id === 'exchangeOAuthToken' ? asOAuthError(error) : error)
    } finally {
      // Some navigations change the state as well: all that they make is drawn.
      if (operation.method !== 'get' || world.state.random !== drawnBefore) world.changed()
    }
  }
}

/** Asks for the permission of the operation, so that no handler can forget it. */
function answerOf<State>(handler: HolderHandler<State> | Handler<State>, operation: Operation, call: Call<State>) {
  return 'permission' in operation && !call.isVendor
    ? handler(call, call.require(operation.permission))
    : (handler as Handler<State>)(call)
}

/** Marks an answer that must never arrive. */
export const dropHeader = 'x-portico-drop'

type CallContext = Context<{ Bindings: CookieExchange }>

function responseOf(value: unknown): Response {
  if (value instanceof Response) return value
  return value === undefined ? new Response(null) : Response.json(value)
}
