import type { AnswerOf, BodyOf, Method, ParametersOf, PathsOf } from '../http/api-types.ts'
import { offerHeader } from '../http/offer.ts'
import { operationOf } from '../http/operations.ts'
import type { access } from './access.gen.ts'
import type { Received } from './body.ts'
import {
  type DispatchedHandler,
  type DispatchOptions,
  dispatch,
  type PermissionHolder,
  type Provider,
} from './dispatch.ts'

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

/** The handlers of a provider, its callers, and its place. */
export interface ProviderOptions<Holder extends PermissionHolder> extends DispatchOptions<Holder> {
  readonly get?: Handlers<'get', Holder>
  readonly post?: Handlers<'post', Holder>
  readonly put?: Handlers<'put', Holder>
  readonly patch?: Handlers<'patch', Holder>
  readonly delete?: Handlers<'delete', Holder>
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
  const { around = (_, answer) => answer() } = options
  const operations = [
    operationOf('get', listPath),
    ...methods.flatMap((method) => operationsOf(method, options[method])),
  ]
  return dispatch({ ...options, around: async (asked, answer) => listed(await around(asked, answer)) }, (operation) => {
    const { method, path } = operation
    const handlers: Readonly<Record<string, unknown>> | undefined = options[method]
    const isList = method === 'get' && path === listPath && !handlers?.[path]
    return isList ? () => ({ operations }) : (handlers?.[path] as DispatchedHandler<Holder> | undefined)
  })
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

function operationsOf(method: Method, handlers: object = {}): readonly string[] {
  return Object.entries(handlers).flatMap(([path, handler]) => (handler ? operationOf(method, path) : []))
}

/** The path of the list of operations. */
const listPath: PathsOf<'get'> = '/portico/operations/v1'

/** Marks an answer of a provider that lists its operations. The copy has headers that can be set. */
function listed(response: Response): Response {
  const marked = new Response(response.body, response)
  marked.headers.set(offerHeader, 'listed')
  return marked
}

/** The caller of an operation: never `null` if the contract wants a session or a permission. */
export type HolderOf<M extends Method, P, Holder> = P extends keyof (typeof access)[M]
  ? (typeof access)[M][P] extends 'anyone' | 'cookie'
    ? Holder | null
    : Holder
  : Holder
