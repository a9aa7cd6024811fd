import type { Client } from '../client/types.ts'
import type { ClientState } from '../core/client.ts'
import type { GuardOptions, Server, ServerOptions, ServerSession } from '../server/index.ts'

/** The options of {@link createTanStackStartServer}. Missing ones have the values of the environment variables `PORTICO_…`. */
export interface TanStackStartServerOptions extends Partial<ServerOptions>, GuardOptions {}

/** The addition of the guard to the context of a request, for server functions and server routes. It stays on the server. */
export interface SessionContext {
  /** The session of the request, or `null`. */
  readonly session: ServerSession | null
}

/** The arguments of a request middleware, as far as they are used here. */
export interface GuardedRequest {
  readonly request: Request
  readonly pathname: string
  /** `router` for a page, `serverFn` for a server function. */
  readonly handlerType: 'router' | 'serverFn'
}

/** The server half of an application of TanStack Start. It reads its settings at its first use. */
export interface TanStackStartServer {
  /** The server without TanStack Start, for anything that is not here. */
  readonly server: Server
  /** Forwards calls to the provider: the handler `ANY` of the server route `/api/$`. */
  handle(given: Pick<GuardedRequest, 'request'>): Promise<Response>
  /**
   * The work of a request middleware: renews sessions, leads signed-out people from pages to the sign-in and back, and gives the
   * session to `goOn`, which calls `next` with it. A server function runs without a session too, and decides by itself.
   *
   * @example
   * ```ts
   * createMiddleware().server((given) => portico.guard(given, (context) => given.next({ context })))
   * ```
   */
  guard<Result extends { readonly response: Response }>(
    given: GuardedRequest,
    goOn: (context: SessionContext) => Result | Promise<Result>,
  ): Promise<Result | Response>
  /** The session, or `null`. Makes no call. */
  sessionOf(context: SessionContext): ServerSession | null
  /**
   * The session, for server functions. Without one, it throws a redirect of the router to the sign-in, and from there to `back`, a
   * path of the application such as `location.href` of a loader.
   */
  requireSession(context: SessionContext, back?: string): ServerSession
  /**
   * The `state` for `PorticoKit` or `createClient`, so that the first render knows the person. `undefined` without a session, or if the
   * provider cannot be reached, which is logged. Never rejects. A client with a name needs a state of that name.
   */
  stateOf(context: SessionContext, name?: string): Promise<ClientState | undefined>
  /** A client with profile and tenants loaded, or `null` without a session. Dispose of it after use. */
  openClient(context: SessionContext): Promise<Client | null>
}
