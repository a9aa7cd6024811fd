import type { RouterContextProvider } from 'react-router'
import type { Client } from '../../client/types.ts'
import type { ClientState } from '../../core/client.ts'
import type { GuardOptions, Server, ServerOptions, ServerSession } from '../../server/index.ts'

/** The options of {@link createReactRouterServer}. What is left out comes from the environment variables `PORTICO_…`. */
export interface ReactRouterServerOptions extends Partial<ServerOptions>, GuardOptions {}

/** The context of React Router, which a request's middleware, loaders and actions share. */
export type RequestContext = Readonly<RouterContextProvider>

/** The arguments of a loader, an action or a middleware, as far as they are used here. */
export interface RequestArguments {
  readonly request: Request
  readonly context: RequestContext
}

/** The server half of an application of React Router in framework mode. Nothing is read before its first use. */
export interface ReactRouterServer {
  /** The server without React Router, for anything that is not here. */
  readonly server: Server
  /** Forwards calls to the provider: `loader` and `action` of the route `api/*`. */
  handle(given: Pick<RequestArguments, 'request'>): Promise<Response>
  /**
   * The first middleware of the root route: renews sessions, leads signed-out people to the sign-in and back, and gives the session
   * to loaders and actions.
   */
  middleware(given: RequestArguments, next: () => Promise<Response>): Promise<Response>
  /** The session of the request, or `null`. Makes no call. */
  sessionOf(context: RequestContext): ServerSession | null
  /** The session, for loaders of pages in `public`. Without one, it throws a redirect to the sign-in and back. */
  requireSession(given: RequestArguments): ServerSession
  /**
   * The `state` for `PorticoKit` or `createClient`, so that the first render knows the person. `undefined` without a session, or if the
   * provider cannot be reached, which is logged. Never rejects. A client with a name needs a state of that name.
   */
  stateOf(context: RequestContext, name?: string): Promise<ClientState | undefined>
  /** A client with profile and tenants loaded, or `null` without a session. Dispose of it after use. */
  openClient(context: RequestContext): Promise<Client | null>
}
