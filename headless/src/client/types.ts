import type { Around } from '../core/around.ts'
import type { ClientState, Container } from '../core/client.ts'
import type { CoreEvents } from '../core/events.ts'
import type { ActionTools, Feature as AnyFeature, MemoryOf } from '../core/feature.ts'
import type { LogLevel } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import type { ApiOptions } from '../http/api-options.ts'
import type { Api } from '../http/api-types.ts'
import type { BaseUrl, Target } from '../http/target.ts'
import type { RouteUrls } from '../routes/index.ts'
import type { SessionOptions, SessionSource } from '../session/host.ts'
import type { SessionActions, SessionEvents } from '../session/types.ts'
import type { StartUpActions, StartUpEvents } from '../startup/types.ts'
import type { StepUpDemand, StepUpRule } from '../step-up/index.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import type { PaymentAdapter } from './payment-adapter.ts'
import type { UsageSource } from './usage-source.ts'

/** The options of a move within the application. */
export interface NavigateSettings {
  /** Replace the present entry of the history. */
  readonly replace: boolean
}

/** Moves within the application: a path with its query, as the application's router takes it. */
export type NavigateCallback = (path: string, options: NavigateSettings) => void

/** A provider inside the page: no server, no network. */
export interface Preview {
  /** Answers the requests of the client. */
  readonly fetch: (request: Request) => Promise<Response>
}

/** The options of a client. */
export interface ClientOptions extends Omit<ApiOptions, 'baseUrl'>, SessionOptions {
  /**
   * Where the provider is: its address, such as `https://acme.example.com`, a path of the page's origin, such as `/api/auth`, or
   * a function from the path to one (for an application proxy). Clients of one address share one session.
   */
  readonly baseUrl: BaseUrl | URL
  /** Signing in on a page of the provider's own: `hosted({ clientId })` of `@portico/headless/hosted-login`. */
  readonly hostedLogin?: HostedSignIn
  /**
   * `true` if the provider hosts a portal at `/oauth/portal` that users of this application may open: the kit shows the way to
   * it. Default: `true` with `hostedLogin`, because the provider's page knows these users; else `false`, and with `endpoints`
   * of another OpenID provider.
   */
  readonly hostedPortal?: boolean
  /** The name of the client among those of one page. Default `default`. */
  readonly name?: string
  /** The routes that differ from the defaults. */
  readonly routes?: Partial<RouteUrls>
  /** Moves within the application. Default: the History API. */
  readonly navigate?: NavigateCallback
  /** Origins other than the page's own that a redirect may lead to, such as `https://app.example.com`. */
  readonly allowedOrigins?: readonly string[]
  /**
   * The path of the application's page that contains the portal, such as `/settings`: places are below it, as in
   * `/settings/users/42`. Default: the portal opens over every page, with its place in the query.
   */
  readonly adminPortalUrl?: string
  /**
   * The other origins that stored pictures and logos may load from, such as `https://cdn.example.com`. Default: each one with
   * https. Pictures of the page's own origin and those in the address itself always load.
   */
  readonly pictureOrigins?: readonly string[]
  /** Refuses redirects to other origins. Default `true`; even if `false`, only http and https are followed. */
  readonly enforceRedirects?: boolean
  /** Flags with a fixed value, before those of the provider. */
  readonly flags?: Readonly<Record<string, 'on' | 'off'>>
  /** Loads the user's entitlements, so that they can be checked. Default `false`. */
  readonly entitlements?: boolean
  /** Begins with the second factor that was used last in this tab, if there are several. Default `false`. */
  readonly rememberMfaMethod?: boolean
  /** The captcha, if the provider's policy asks for one. Default: none, and nothing is loaded. */
  readonly captcha?: CaptchaProvider
  /** The adapter to the payment provider, for cards. Default: none, and cards cannot be changed here. */
  readonly payments?: PaymentAdapter
  /**
   * `required` asks for the postal address of invoices: country, street and city, before a card is saved or a plan is bought.
   * Default `auto`: the address is optional.
   */
  readonly billingAddressCollection?: 'auto' | 'required'
  /**
   * Returns the SCIM address of a directory from the id of its connection, for a provider that does not return it. Default:
   * people read that the provider has to name it.
   */
  readonly scimAddress?: (connectionId: string) => string
  /**
   * Returns the numbers of the page of usage, in place of the provider. Default: the provider; one without that operation has no
   * such page.
   */
  readonly usage?: UsageSource
  /** Handlers around actions, from `around`: they refuse a call before it is sent, or follow its outcome. Default: none. */
  readonly around?: readonly Around[]
  /** The least level that is logged. Default `warn`. */
  readonly logLevel?: LogLevel
  /** State of a client of the same name on a server, from `serializeClient`. */
  readonly state?: ClientState | undefined
  /** A provider inside the page, for previews and builders: nothing is sent. */
  readonly preview?: Preview
  /** Parts of the outside world to replace. */
  readonly ports?: Partial<Ports>
}

/**
 * The options of a client that signs in at another OpenID provider, by `hosted({ endpoints })`, and has no other. Its calls by
 * `client.api` fail with the status 501 and are never sent.
 */
export interface IssuerClientOptions extends Omit<ClientOptions, 'baseUrl' | 'hostedLogin'> {
  readonly baseUrl?: undefined
  readonly hostedLogin: HostedSignIn
}

/** A source of sessions that people sign in to on a page of the provider's own. */
export interface HostedSignIn extends SessionSource {
  /** Leads a signed-out person to that page, and keeps the way back. */
  signIn(client: Client): void
  /** Leaves for that page to have a signed-in person prove again who they are, and keeps the way back. */
  stepUp(client: Client, demand: StepUpDemand): Promise<void>
  /** The proof of a step-up in the tokens of that provider. Default: a second factor. */
  readonly stepUpRule?: StepUpRule
}

/** The events of the portal, for an application's own statistics. */
export interface PortalEvents {
  /** The user chose a section in the navigation of the portal. `tab` is its id; that of `subscriptions` is `subscription`. */
  readonly adminBoxMenuClicked: { readonly tab: string }
  /** The user pressed the button of the list of users that opens the invitation. */
  readonly inviteMemberClicked: undefined
  /** The user sent the invitation of one person. The provider has not answered yet. */
  readonly inviteMemberSubmit: undefined
  /** The user sent the invitations of several people, `count` of them. The provider has not answered yet. */
  readonly inviteMembersSubmit: { readonly count: number }
}

/** The events of a client. */
export interface ClientEvents extends CoreEvents, SessionEvents, StartUpEvents, PortalEvents {}

/**
 * Everything Portico does for one application: the only container of its state. Make one per page in a browser, and one
 * per request on a server.
 */
export interface Client extends Container<Client, ClientEvents> {
  /** Every operation of the provider, by method and path. */
  readonly api: Api
  readonly session: SessionActions
  /** Flags, metadata and public policy, read before a sign-in. */
  readonly startUp: StartUpActions
  /** The options it was made with; `baseUrl` and `urlPrefix` without trailing slashes. */
  readonly options: ClientOptions & Target
  /** Reads flags and metadata and restores the session. Once; later calls get the first one's answer. */
  start(options?: StartOptions): Promise<void>
  /** Runs `listener` once the client has loaded: at once if it has, else as soon as it does. */
  ready(listener: () => void): void
  /** Resolves to `true` if a flag is on, once the flags have been read or given up. */
  isFlagOn(name: string): Promise<boolean>
  /** Moves within the application; an address of another origin is left for, under the rule of {@link Client.leave}. */
  navigate(path: string, options?: Partial<NavigateSettings>): void
  /**
   * Leaves for another page. Takes http and https addresses only; anything else throws `unsafe-address`. In a preview,
   * an address of the page's own origin is moved to within the page, and any other is logged and not opened.
   */
  leave(address: string): void
}

/** How a client is started. */
export interface StartOptions {
  /** The framework that renders the application, unless the client was made with one: `react@19.3.1`. */
  readonly framework?: string
}

/** A feature of a {@link Client}. A fourth type argument is its private memory, made by its member `memory`. */
export type Feature<State extends object, Actions extends object, Options = undefined, Memory = unknown> = AnyFeature<
  Client,
  ClientEvents,
  State,
  Actions,
  Options,
  Memory
> &
  MemoryOf<Client, Options, Memory>

/** The tools that a feature of a {@link Client} builds its actions from. */
export type Tools<State extends object, Actions extends object, Memory = unknown> = ActionTools<
  Client,
  State,
  Actions,
  Memory
>
