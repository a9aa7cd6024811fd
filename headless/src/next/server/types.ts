import type { Client } from '../../client/types.ts'
import type { ClientState } from '../../core/client.ts'
import type { GuardOptions, Server, ServerOptions, ServerSession } from '../../server/index.ts'

/** The options of {@link createNextServer}. What is left out comes from the environment variables `PORTICO_…`. */
export interface NextServerOptions extends Partial<ServerOptions>, GuardOptions {
  /**
   * The `basePath` of `next.config`, if it has one. `routes`, `proxyPath` and `public` are written without it, as the paths of
   * Next.js are. Default: none.
   */
  readonly basePath?: string
}

/** The methods of a route that forwards calls to the provider. */
export type RouteHandlers = Readonly<
  Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS', (request: Request) => Promise<Response>>
>

/** A request of the pages router or of a handler, for its cookies. */
export interface CookieSource {
  readonly headers: Pick<Headers, 'get'> | { readonly cookie?: string | undefined }
}

/** The server half of an application of Next.js. Nothing is read before its first use, so a build needs no environment. */
export interface NextServer {
  /** Forwards calls to the provider: the exports of `app/api/[...portico]/route.ts`. */
  readonly handlers: RouteHandlers
  /** The server without Next.js, for anything that is not here. */
  readonly server: Server
  /** The function of `proxy.ts`: renews sessions, and leads signed-out people to the sign-in and back. */
  proxy(request: Request): Promise<Response>
  /**
   * The session of the request that is being rendered or handled, or `null`. Makes no call. In the pages router, hand it the
   * request.
   */
  getSession(from?: CookieSource): Promise<ServerSession | null>
  /** The session; without one, the page leads to the sign-in and back. For pages and layouts of the app router. */
  requireSession(): Promise<ServerSession>
  /** A client with profile and tenants loaded, or `null` without a session. Dispose of it after use. */
  getClient(from?: CookieSource): Promise<Client | null>
  /**
   * The `state` for `PorticoKit` or `createClient`, so that the first render knows the person. `undefined` without a session,
   * or if the provider cannot be reached, which is logged. A client with a name needs a state of that name. The profile is kept
   * for ten seconds, or until a call through the server half changes something.
   */
  getState(from?: CookieSource, name?: string): Promise<ClientState | undefined>
  /**
   * Renews the session even if it has not ended, and sets its cookies, so that the page after a server action or a handler shows what
   * that has changed: a name, roles. Resolves to the session, or to `null` without one. Call it after the change. While a page
   * is rendered, Next.js refuses to set cookies, and it rejects.
   */
  renewSession(): Promise<ServerSession | null>
}
