import type { AnswerOf, BodyOf, Method, ParametersOf, PathsOf } from '../http/api-types.ts'
import { usualPrefix } from '../http/target.ts'
import { matchesPermission } from '../rules/permission.ts'
import { type access, filePaths } from './access.gen.ts'
import { type Received, readBody } from './body.ts'
import { match } from './match.ts'
import { forbidden, missing, Refusal, refusalAnswer, unauthorized } from './refusal.ts'

/** A provider: it answers a part of the contract, and the rest with 501. It can be mounted in any server. */
export type Provider = (request: Request) => Promise<Response>

/** The caller of an operation. A provider adds members of its own. */
export interface PermissionHolder {
  /** The keys of the permissions, such as `fe.secure.read.users`. `*` in a key matches any characters. */
  readonly permissions: readonly string[]
}

/** A request to an operation of the contract. */
export interface Asked<M extends Method, P extends PathsOf<M>, Holder> {
  readonly request: Request
  readonly url: URL
  /** The values of the path, decoded. */
  readonly path: Readonly<Record<keyof ParametersOf<M, P, 'path'> & string, string>>
  /** The values of the query, as texts. */
  readonly query: Readonly<Partial<Record<keyof ParametersOf<M, P, 'query'> & string, string>>>
  /** The body. Its values are not checked: read them by `text`, `secret`, `flag`, `integer` and `texts`. */
  readonly body: Received<Exclude<BodyOf<M, P>, undefined>>
  /** The signed-in caller. It may be `null` in an operation that needs no session. */
  readonly holder: HolderOf<M, P, Holder>
}

/** Answers an operation: its JSON, `undefined` for an empty answer, or a `Response`. Throws a `Refusal`. */
export type Handler<M extends Method, P extends PathsOf<M>, Holder> = (
  asked: Asked<M, P, Holder>,
) => AnswerOf<M, P> | Response | Promise<AnswerOf<M, P> | Response>

/** The handlers of a method, by path of the contract. */
export type Handlers<M extends Method, Holder> = { readonly [P in PathsOf<M>]?: Handler<M, P, Holder> }

/** The handlers of a provider, and its place. */
export interface ProviderOptions<Holder extends PermissionHolder> {
  /** Returns the caller of a request, from its token or cookie; `null` without a session. A permission is asked for before a handler runs. */
  readonly holder: (request: Request) => Holder | null | Promise<Holder | null>
  readonly get?: Handlers<'get', Holder>
  readonly post?: Handlers<'post', Holder>
  readonly put?: Handlers<'put', Holder>
  readonly patch?: Handlers<'patch', Holder>
  readonly delete?: Handlers<'delete', Holder>
  /** The path below which the provider is mounted, such as `/api/auth`. Default: the root. */
  readonly basePath?: string
  /** The first part of nearly every path, as in the options of the client. Default `frontegg`. */
  readonly urlPrefix?: string
  /**
   * Origins whose pages may send changes, besides that of the request's address. Behind a proxy that ends TLS, the address is
   * another one than the page's: name the page's here. Default: none.
   */
  readonly origins?: readonly string[]
  /** Called with each error besides a `Refusal`. The answer is a 500 without any detail. Default: it is dropped. */
  readonly onError?: (thrown: unknown) => void
}

/**
 * Makes a provider of handlers. Paths, parameters, bodies and answers are typed by the contract. A request is refused with 401
 * or 403 before its handler runs if the caller lacks what the contract demands. The contract's other operations answer 501.
 *
 * @example
 * ```ts
 * import { answers } from '@portico/headless/provider'
 *
 * const provider = answers({
 *   holder: () => ({ permissions: ['fe.secure.read.groups'] }),
 *   get: { '/identity/resources/groups/v1': () => [] },
 * })
 * ```
 *
 * @see [Write a provider](../../../docs/providers.md#write-a-provider)
 */
export function answers<Holder extends PermissionHolder>(options: ProviderOptions<Holder>): Provider {
  const origins = (options.origins ?? []).map((origin) => new URL(origin).origin)
  const basePath = segmentsOf(options.basePath ?? '')
  const prefix = segmentsOf(options.urlPrefix ?? usualPrefix)
  return async (request) => {
    try {
      return await answer(request)
    } catch (thrown) {
      if (thrown instanceof Refusal) return refusalAnswer(thrown)
      report(thrown)
      return refusalAnswer(new Refusal(500, 'ER-PROVIDER', 'The provider failed. Try again'))
    }
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const method = methodOf(request)
    const found = method && match(method, pathIn(url))
    if (!method || !found) throw missing('The operation')
    const handler = (options[method] as Readonly<Record<string, LooseHandler<Holder>>> | undefined)?.[found.pattern]
    if (!handler)
      throw new Refusal(501, 'ER-NOT-BUILT', `The provider does not answer ${method.toUpperCase()} ${found.pattern}`)
    if (method !== 'get') refuseForeign(request, url)
    const holder = await options.holder(request)
    if (!openAccess.has(found.needs)) checkHolder(holder, found.needs)
    const query = Object.fromEntries(url.searchParams)
    const body = await readBody(request, filePaths.includes(found.pattern))
    return responseOf(await handler({ request, url, path: found.values, query, body, holder }))
  }

  /** An answer never fails by the log. */
  function report(thrown: unknown): void {
    try {
      options.onError?.(thrown)
    } catch {}
  }

  function pathIn({ pathname }: URL): string {
    const path = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : ''
    return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path
  }

  /** A page of another origin could send a change with the cookies of a person who is signed in here. */
  function refuseForeign(request: Request, url: URL): void {
    const origin = request.headers.get('origin')
    if (origin === null || origin === url.origin || origins.includes(origin)) return
    throw new Refusal(403, 'ER-ORIGIN', `The provider takes no changes from ${origin}`)
  }
}

/** The caller of an operation: never `null` if the contract wants a session or a permission. */
export type HolderOf<M extends Method, P, Holder> = P extends keyof (typeof access)[M]
  ? (typeof access)[M][P] extends 'anyone' | 'cookie'
    ? Holder | null
    : Holder
  : Holder

type LooseHandler<Holder> = (asked: {
  readonly request: Request
  readonly url: URL
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: object
  readonly holder: Holder | null
}) => unknown

/** Returns a path with a slash before it and none behind it; an empty text for the root. */
function segmentsOf(path: string): string {
  return new URL(path.replace(/^\/*/, '/'), 'http://localhost').pathname.replace(/\/{2,}/g, '/').replace(/\/$/, '')
}

function methodOf({ method }: Request): Method | undefined {
  return (['get', 'post', 'put', 'patch', 'delete'] as const).find((one) => one === method.toLowerCase())
}

/** Needs that a handler checks by itself, if at all. */
const openAccess: ReadonlySet<string> = new Set(['anyone', 'cookie'])

function checkHolder(holder: PermissionHolder | null, needs: string): void {
  if (!holder) throw unauthorized()
  if (needs !== 'signed-in' && !holder.permissions.some((held) => matchesPermission(held, needs)))
    throw forbidden(needs)
}

function responseOf(value: unknown): Response {
  if (value instanceof Response) return value
  if (value instanceof Blob) return new Response(value)
  return value === undefined ? new Response(null) : Response.json(value)
}
