import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { operations } from '../contract/operations.gen.ts'
import { drawId } from '../state/random.ts'
import type { World } from '../state/world.ts'
import { authenticate } from '../tokens/authenticate.ts'
import { readBody } from './body.ts'
import type { Call, Handlers, Holder } from './call.ts'
import type { CookieExchange } from './cookie-jar.ts'
import { cookie, readCookies } from './cookies.ts'
import { forbidden, Refusal, refusalAnswer, unauthorized } from './errors.ts'
import { holds } from './permission.ts'

/** The header that names an answer in a log (SPEC section 8). */
export const traceIdHeader = 'frontegg-trace-id'

/** The application; what it is called with besides a request are the cookies of a page without a server. */
export type Application = Hono<{ Bindings: Partial<CookieExchange> }>

/** Makes the application: every operation of the contract, those without a handler answered by 501. */
export function createApplication(world: World, handlers: Handlers): Application {
  const app: Application = new Hono()
  app.use(
    cors({
      origin: (origin, context) => (isAllowed(world, origin, context.req.url) ? origin : null),
      credentials: true,
      exposeHeaders: [traceIdHeader, 'retry-after'],
      maxAge: 600,
    }),
  )
  app.use(async (context, next) => {
    await next()
    context.header(traceIdHeader, world.traceId())
    context.header('cache-control', 'no-store')
  })
  for (const operation of sortedOperations) {
    const handler = handlers[operation.id]
    for (const path of pathsOf(operation, world.options.prefix)) {
      app.on(operation.method.toUpperCase(), path, (context) => answer(context, operation, handler))
    }
  }
  app.notFound(() => refusalAnswer(new Refusal(404, 'ER-NOT-FOUND', 'There is no such operation')))
  app.onError((error) => {
    if (error instanceof Refusal) return refusalAnswer(error)
    console.error(error)
    return refusalAnswer(new Refusal(500, 'ER-EMULATOR', `The emulator failed: ${error.message}`))
  })
  return app

  async function answer(
    context: Context<{ Bindings: Partial<CookieExchange> }>,
    operation: Operation,
    handler: Handlers[Operation['id']],
  ): Promise<Response> {
    const request = context.req.raw
    const entry = world.journal.begin(operation.id, request)
    const response = await world.faults.around(operation.id, () => handled(context, operation, handler, entry))
    entry.status = response.status
    return response
  }

  async function handled(
    context: Context<{ Bindings: Partial<CookieExchange> }>,
    operation: Operation,
    handler: Handlers[Operation['id']],
    entry: { userId: string | null },
  ): Promise<Response> {
    if (!handler) {
      const text = `The emulator does not answer the operation ${operation.id} yet`
      return refusalAnswer(new Refusal(501, 'ER-NOT-BUILT', text))
    }
    const request = context.req.raw
    const origin = request.headers.get('origin')
    const isChange = operation.method !== 'get'
    if (isChange && origin !== null && !isAllowed(world, origin, request.url)) {
      return refusalAnswer(new Refusal(403, 'ER-ORIGIN', `Calls from ${origin} are not allowed here`))
    }
    const cookies: string[] = []
    const setCookie = context.env.setCookie ?? ((header) => void cookies.push(header))
    try {
      const { state } = world
      const now = world.now()
      const url = new URL(request.url)
      const needsToken = !operation.anonymous && !byCookie.has(operation.id)
      const holder = needsToken ? await authenticate(state, now, request) : null
      entry.userId = holder?.user.id ?? null
      const call: Call = {
        operation: operation.id,
        state,
        now,
        request,
        url,
        path: context.req.param(),
        body: isChange ? await readBody(request) : {},
        cookies: readCookies(context.env.cookie ?? request.headers.get('cookie')),
        refreshGrace: world.options.refreshGrace,
        holder: () => present(holder),
        require(permission) {
          const caller = present(holder)
          if (caller.user.superUser || holds(caller.permissions, permission)) return caller
          throw forbidden(permission)
        },
        setCookie: (name, value, maxAge) =>
          setCookie(cookie(name, value, { maxAge, isSecure: url.protocol === 'https:' })),
        audit({ user, tenantId }, severity = 'Info') {
          const createdAt = new Date(now).toISOString()
          state.audits.push({
            id: drawId(state),
            tenantId,
            userId: user?.id ?? null,
            action: operation.id,
            severity,
            createdAt,
          })
        },
      }
      return withCookies(responseOf(await handler(call)), cookies)
    } catch (error) {
      if (error instanceof Refusal) return withCookies(refusalAnswer(error), cookies)
      throw error
    } finally {
      world.changed()
    }
  }
}

type Operation = (typeof operations)[number]

/** These find their session by its cookie. */
const byCookie: ReadonlySet<Operation['id']> = new Set<Operation['id']>(['refreshToken', 'logout'])

/** Literal paths go before those with holes, which would swallow them. */
const sortedOperations = [...operations].sort((one, other) => holes(one.path) - holes(other.path))

function holes(path: string): number {
  return path.split('{').length
}

function pathsOf({ path, prefix }: Operation, configured: string): readonly string[] {
  const pattern = path.replace(/\{([^}]+)\}/g, ':$1')
  const prefixed = `/${configured}${pattern}`
  return prefix === 'bare' ? [pattern] : prefix === 'both' ? [pattern, prefixed] : [prefixed]
}

function isAllowed(world: World, origin: string, address: string): boolean {
  return origin === new URL(address).origin || world.options.origins.some((allowed) => matches(allowed, origin))
}

/** `*` stands for every origin; as a port, for every port. */
function matches(allowed: string, origin: string): boolean {
  if (allowed === '*') return true
  return allowed.endsWith(':*') ? origin.replace(/:\d+$/, '') === allowed.slice(0, -2) : origin === allowed
}

function present(holder: Holder | null): Holder {
  if (holder) return holder
  throw unauthorized()
}

function responseOf(value: unknown): Response {
  if (value instanceof Response) return value
  return value === undefined ? new Response(null) : Response.json(value)
}

function withCookies(response: Response, cookies: readonly string[]): Response {
  const headers = new Headers(response.headers)
  for (const value of cookies) headers.append('set-cookie', value)
  return new Response(response.body, { status: response.status, headers })
}
