import type { Method } from '../http/api-types.ts'
import { usualPrefix } from '../http/target.ts'
import { matchesPermission } from '../rules/permission.ts'
import { readBody } from './body.ts'
import { match, type Operation } from './match.ts'
import { forbidden, missing, Refusal, refusalAnswer, unauthorized } from './refusal.ts'

/** A provider: it answers a part of the contract, and the rest with 501. It can be mounted in any server. */
export type Provider = (request: Request) => Promise<Response>

/** The caller of an operation. A provider adds members of its own. */
export interface PermissionHolder {
  /** The keys of the permissions, such as `fe.secure.read.users`. `*` in a key matches any characters. */
  readonly permissions: readonly string[]
}

/** The callers of a provider, and its place. */
export interface DispatchOptions<Holder extends PermissionHolder> {
  /** Returns the caller of a request, from its token or cookie; `null` without a session. A permission is asked for before a handler runs. */
  readonly holder: (request: Request, operation: Operation) => Holder | null | Promise<Holder | null>
  /** Called around each operation of the contract, also one that is refused: for logs, limits, or headers of the answer. Default: the answer. */
  readonly around?: (
    asked: { readonly request: Request; readonly operation: Operation },
    answer: () => Promise<Response>,
  ) => Promise<Response>
  /** The path below which the provider is mounted, such as `/api/auth`. Default: the root. */
  readonly basePath?: string
  /** The first part of nearly every path, as in the options of the client. Default `frontegg`. */
  readonly urlPrefix?: string
  /**
   * Origins whose pages may send changes, besides that of the request's address, or a function that knows them. Behind a proxy
   * that ends TLS, the address is another one than the page's: name the page's here. Default: none. Throws a `Refusal` for a text
   * that is no origin.
   */
  readonly origins?: readonly string[] | ((origin: string, request: Request) => boolean)
  /** Called with each error besides a `Refusal`. The answer is a 500 without any detail. Default: it is dropped. */
  readonly onError?: (thrown: unknown) => void
}

/** A request to an operation, before its type is known. */
export interface Dispatched<Holder> {
  readonly operation: Operation
  readonly request: Request
  readonly url: URL
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: object
  readonly holder: Holder | null
}

/** Answers an operation that {@link dispatch} found: its JSON, `undefined` for an empty answer, or a `Response`. */
export type DispatchedHandler<Holder> = (asked: Dispatched<Holder>) => unknown

/**
 * Makes a provider of handlers that a function finds, such as by the names of operations. `answers` finds them by path, with
 * types. A request is refused with 401 or 403 before its handler runs if the caller lacks what the contract demands.
 *
 * @example
 * ```ts
 * import { dispatch } from '@portico/headless/provider'
 *
 * const provider = dispatch({ holder: () => null }, ({ path }) => (path === '/flags' ? () => ({}) : undefined))
 * ```
 *
 * @see [Write a provider](../../../docs/providers.md#write-a-provider)
 */
export function dispatch<Holder extends PermissionHolder>(
  options: DispatchOptions<Holder>,
  handlerOf: (operation: Operation) => DispatchedHandler<Holder> | undefined,
): Provider {
  const mayChange = originsOf(options.origins ?? [])
  const basePath = segmentsOf(options.basePath ?? '')
  const prefix = segmentsOf(options.urlPrefix ?? usualPrefix)
  return async (request) => {
    const url = new URL(request.url)
    const method = methodOf(request)
    const found = method && url.pathname.startsWith(`${basePath}/`) && match(method, pathIn(url), prefix)
    if (!found) return refusalAnswer(missing('The operation'))
    const { operation, values } = found
    const answer = () => answered(request, () => handled({ operation, request, url, path: values }))
    const { around } = options
    return answered(request, async () =>
      sent(request, await (around ? around({ request, operation }, answer) : answer())),
    )
  }

  async function handled(asked: Omit<Dispatched<Holder>, 'query' | 'body' | 'holder'>): Promise<Response> {
    const { operation, request, url } = asked
    const handler = handlerOf(operation)
    if (!handler)
      throw new Refusal(
        501,
        'ER-NOT-BUILT',
        `The provider does not answer ${operation.method.toUpperCase()} ${operation.path}`,
      )
    if (operation.method !== 'get') refuseForeign(request, (origin) => mayChange(origin, request))
    const holder = await options.holder(request, operation)
    if (!openAccess.has(operation.needs)) checkHolder(holder, operation.needs)
    const query = Object.fromEntries(url.searchParams)
    return responseOf(await handler({ ...asked, query, body: await readBody(request, operation), holder }))
  }

  async function answered(request: Request, answer: () => Promise<Response>): Promise<Response> {
    try {
      return await answer()
    } catch (thrown) {
      if (thrown instanceof Refusal) return refused(thrown)
      // The caller has hung up within the body: nobody reads the answer, and nothing failed.
      return request.signal.aborted ? new Response(null, { status: 499 }) : failed(thrown)
    }
  }

  /** A header or a body of a refusal may be one that cannot be sent. */
  function refused(refusal: Refusal): Response {
    try {
      return refusalAnswer(refusal)
    } catch (thrown) {
      return failed(thrown)
    }
  }

  function failed(thrown: unknown): Response {
    void report(thrown)
    return refusalAnswer(new Refusal(500, 'ER-PROVIDER', 'The provider failed. Try again'))
  }

  /** An answer never fails by the log, even if that rejects later. */
  async function report(thrown: unknown): Promise<void> {
    try {
      await options.onError?.(thrown)
    } catch {}
  }

  function pathIn({ pathname }: URL): string {
    return pathname.slice(basePath.length)
  }
}

/**
 * Refuses with 403 a change that a page of another origin sent: it could have the cookies of a person who is signed in here.
 * Browsers send `Origin`, or at least `Sec-Fetch-Site`. `dispatch` does so by itself: this is for forms beside the contract.
 *
 * @param mayChange Returns `true` for an origin besides that of the request's address.
 */
export function refuseForeign(request: Request, mayChange: (origin: string) => boolean): void {
  const origin = request.headers.get('origin')
  const isForeign =
    origin === null
      ? request.headers.get('sec-fetch-site') === 'cross-site'
      : origin !== new URL(request.url).origin && !mayChange(origin)
  if (isForeign) throw new Refusal(403, 'ER-ORIGIN', `Changes from ${origin ?? 'another site'} are not allowed here`)
}

function originsOf(
  given: NonNullable<DispatchOptions<PermissionHolder>['origins']>,
): (origin: string, request: Request) => boolean {
  if (typeof given === 'function') return given
  const origins = given.map(originOf)
  return (origin) => origins.includes(origin)
}

/** Returns the origin as browsers send it. Pages that hide theirs send `null`, which is refused. */
function originOf(given: string): string {
  const { origin, protocol, host } = URL.canParse(given) ? new URL(given) : { origin: 'null', protocol: '', host: '' }
  if (origin !== 'null') return origin
  // The addresses of other schemes have an origin that `URL` does not state.
  if (host !== '') return `${protocol}//${host}`
  throw new Refusal(
    500,
    'ER-PROVIDER-ORIGINS',
    `origins must be such as https://app.example.com, not ${JSON.stringify(given)}`,
  )
}

/** Returns what is sent of an answer. Throws for one that is none. */
function sent({ method }: Request, response: Response): Response {
  if (response.status === 0) throw new TypeError('An answer must not be Response.error()')
  if (method !== 'HEAD') return response
  response.body?.cancel().catch(() => {})
  return new Response(null, response)
}

/** Returns a path with a slash before it and none behind it; an empty text for the root. */
function segmentsOf(path: string): string {
  return new URL(path.replace(/^\/*/, '/'), 'http://localhost').pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')
}

function methodOf({ method }: Request): Method | undefined {
  if (method === 'HEAD') return 'get'
  return (['get', 'post', 'put', 'patch', 'delete'] as const).find((one) => one === method.toLowerCase())
}

/** Needs that a handler checks by itself, if at all. */
const openAccess: ReadonlySet<string> = new Set(['anyone', 'cookie'])

function checkHolder(holder: PermissionHolder | null, needs: string): void {
  if (!holder) throw unauthorized()
  if (needs !== 'signed-in' && !holds(holder.permissions, needs)) throw forbidden(needs)
}

/** Returns `true` if one of these permissions covers a key. `*` in a permission matches any characters. */
export function holds(permissions: readonly string[], key: string): boolean {
  return permissions.some((held) => matchesPermission(held, key))
}

function responseOf(value: unknown): Response {
  if (value instanceof Response) return value
  if (value instanceof Blob) return new Response(value)
  return value === undefined ? new Response(null) : Response.json(value)
}
