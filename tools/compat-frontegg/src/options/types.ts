import type { RouteUrls } from '@portico/headless/routes'
import type { FronteggThemeOptions } from './theme.ts'

/** A header or a query parameter. */
export interface KeyValuePair {
  readonly key: string
  readonly value: string
}

/** Where the provider is, and how calls are sent to it. */
export interface ContextOptions {
  /** The address of the provider, or a function from the path to one. */
  readonly baseUrl: string | ((path: string) => string)
  /** The environment's id at the provider. Needed with `hostedLoginBox`. */
  readonly clientId?: string | undefined
  /** The application's id, if the provider serves several. */
  readonly appId?: string | undefined
  /** Returns the account alias of a custom sign-in. */
  readonly tenantResolver?: (() => ResolvedTenant | Promise<ResolvedTenant>) | undefined
  /** Further headers of every call. A promise is not supported. */
  readonly additionalHeadersResolver?: (() => readonly KeyValuePair[] | Promise<readonly KeyValuePair[]>) | undefined
  /** Has no effect: the session of the provider holds the token. */
  readonly tokenResolver?: (() => string | Promise<string>) | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly additionalQueryParamsResolver?:
    | (() => readonly KeyValuePair[] | Promise<readonly KeyValuePair[]>)
    | undefined
  readonly requestCredentials?: RequestCredentials | undefined
  readonly urlPrefix?: string | undefined
  readonly logLevel?: 'warn' | 'error' | undefined
}

/** The account alias of a custom sign-in; none if it is missing or `null`. */
export interface ResolvedTenant {
  readonly tenant?: string | null | undefined
}

/** How a session is kept and where its screens are. */
export interface AuthOptions {
  readonly keepSessionAlive?: boolean | undefined
  /** The routes that differ from the defaults, which are those of Portico. */
  readonly routes?: Partial<RouteUrls> | undefined
  readonly disableSilentRefresh?: boolean | undefined
  /** Gives each tab a tenant of its own. */
  readonly enableSessionPerTenant?: boolean | undefined
  readonly enforceRedirectToSameSite?: boolean | undefined
  readonly allowedRedirectOrigins?: readonly string[] | undefined
  /** Has no effect: the user is always loaded with the first render. */
  readonly hostedLoginOptions?: { readonly loadUserOnFirstLoad?: boolean } | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly includeQueryParam?: boolean | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly skipUserLoading?: boolean | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly socialLoginOptions?: { readonly promptConsent?: boolean } | undefined
}

/** Options of a move within the application. */
export interface RedirectOptions {
  /** Loads a new document. */
  readonly refresh?: boolean | undefined
  /** Replaces the present entry of the history. */
  readonly replace?: boolean | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly preserveQueryParams?: boolean | undefined
}

/** The history of a router, such as that of React Router 5. */
export interface HistoryLike {
  /** Adds an entry. */
  readonly push: (path: string) => void
  /** Replaces the present entry. */
  readonly replace: (path: string) => void
}

/** The texts of screens by language, then by `loginBox` and `adminPortal`, then by page. */
export type LocalizationsOverrides = Readonly<Record<string, object | undefined>>

/** Everything that Frontegg's provider takes beside its children. */
export interface FronteggAppOptions {
  readonly contextOptions: ContextOptions
  /** Signs in on the provider's own page. */
  readonly hostedLoginBox?: boolean | undefined
  /** The application renders the sign-in itself: no screen opens on a route. */
  readonly customLoginBox?: boolean | undefined
  readonly authOptions?: AuthOptions | undefined
  readonly themeOptions?: FronteggThemeOptions | undefined
  readonly localizations?: LocalizationsOverrides | undefined
  readonly entitlementsOptions?: { readonly enabled?: boolean } | undefined
  /** The path below which the application lives. */
  readonly basename?: string | undefined
  /** Called with `true` while the session is unknown and with `false` afterwards. */
  readonly customLoader?: (boolean | ((isLoading: boolean) => void)) | undefined
  /** Moves within the application by its own router. */
  readonly onRedirectTo?: ((path: string, options?: RedirectOptions) => void) | undefined
  /** The address of a logo. */
  readonly headerImage?: string | undefined
  /** The name of the application among several of one page. Default `default`. */
  readonly appName?: string | undefined
  readonly subscriptionsOptions?: { readonly billingAddressCollection?: boolean } | undefined
  readonly overrideFeatureFlags?: Readonly<Record<string, 'on' | 'off'>> | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly metadata?: object | undefined
  /** Has no effect: the provider's page styles itself, and the kit is styled by `themeOptions.palette`. */
  readonly customStyles?: string | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly backgroundImage?: string | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly events?: object | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly auditsOptions?: object | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly urlStrategy?: 'path' | 'hash' | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly withCompanyName?: boolean | undefined
  /** Has no effect: nothing is loaded from a CDN. */
  readonly cdnUrl?: string | undefined
  /** Has no effect: nothing is loaded from a CDN. */
  readonly assetsUrl?: string | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly tracing?: boolean | undefined
  /** Has no effect: the code of the portal always loads when it opens. */
  readonly lazyLoadAdminPortal?: boolean | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly previewMode?: boolean | undefined
  /** Accepted so that the code compiles: it has no effect. */
  readonly framework?: string | undefined
}
