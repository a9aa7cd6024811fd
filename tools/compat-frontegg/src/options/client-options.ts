import type { ClientOptions, HostedSignIn } from '@portico/headless'
import { hosted } from '@portico/headless/features/hosted-login'
import { routesBelow } from '@portico/headless/routes'
import { noticeOption } from '#notices'
import type { AuthOptions, ContextOptions, FronteggAppOptions, HistoryLike } from './types.ts'

/** The options of a provider, with the history of a router that it moves by. */
export interface GivenOptions extends FronteggAppOptions {
  readonly history?: HistoryLike | undefined
}

/**
 * Returns the options of the client that a provider with these options has. A `hostedLogin` that is given takes the place of
 * that of the browser. Throws `client-id-missing` for hosted login without a `clientId` and `appId`.
 */
export function clientOptionsOf(given: GivenOptions, hostedLogin?: HostedSignIn): ClientOptions {
  const { contextOptions, authOptions = {}, basename, appName, entitlementsOptions, hostedLoginBox } = given
  const own = hostedLoginBox ? (hostedLogin ?? hostedOf(contextOptions, authOptions)) : undefined
  const navigate = navigateOf(given)
  noticeIgnored(given)
  return {
    ...callsOf(contextOptions),
    ...sessionOf(authOptions),
    ...(own && { hostedLogin: own }),
    ...(navigate && { navigate }),
    ...(appName && { name: appName }),
    routes: basename ? routesBelow(basename, authOptions.routes) : { ...authOptions.routes },
    entitlements: entitlementsOptions?.enabled === true,
    ...(given.overrideFeatureFlags && { flags: given.overrideFeatureFlags }),
    ...(given.subscriptionsOptions?.billingAddressCollection && { billingAddressCollection: 'required' }),
  }
}

function callsOf(context: ContextOptions): ClientOptions {
  const { baseUrl, appId, tenantResolver, additionalHeadersResolver, requestCredentials, urlPrefix, logLevel } = context
  return {
    baseUrl,
    ...(appId && { applicationId: appId }),
    ...(tenantResolver && { tenantResolver: async () => (await tenantResolver()).tenant ?? null }),
    ...(additionalHeadersResolver && { headers: () => headersOf(additionalHeadersResolver()) }),
    ...(requestCredentials && { credentials: requestCredentials }),
    ...(urlPrefix && { urlPrefix }),
    ...(logLevel && { logLevel }),
  }
}

function headersOf(
  given: ReturnType<NonNullable<ContextOptions['additionalHeadersResolver']>>,
): Readonly<Record<string, string>> {
  if (!(given instanceof Promise)) return Object.fromEntries(given.map(({ key, value }) => [key, value]))
  noticeOption('contextOptions.additionalHeadersResolver', 'return the headers at once, not by a promise')
  return {}
}

function sessionOf(auth: AuthOptions): Partial<ClientOptions> {
  const { keepSessionAlive, enableSessionPerTenant, enforceRedirectToSameSite, allowedRedirectOrigins } = auth
  return {
    ...(keepSessionAlive !== undefined && { keepSessionAlive }),
    ...(enableSessionPerTenant !== undefined && { tenantPerTab: enableSessionPerTenant }),
    ...(enforceRedirectToSameSite !== undefined && { enforceRedirects: enforceRedirectToSameSite }),
    ...(allowedRedirectOrigins && { allowedOrigins: allowedRedirectOrigins }),
  }
}

function hostedOf({ clientId = '', appId }: ContextOptions, { disableSilentRefresh }: AuthOptions): HostedSignIn {
  return hosted({ clientId, ...(appId && { appId }), ...(disableSilentRefresh && { silentRefresh: false }) })
}

function navigateOf({ history, onRedirectTo }: GivenOptions): ClientOptions['navigate'] {
  if (onRedirectTo) return (path, { replace }) => onRedirectTo(path, { replace })
  if (history) return (path, { replace }) => (replace ? history.replace(path) : history.push(path))
  return undefined
}

function noticeIgnored(given: GivenOptions): void {
  const all: Readonly<Record<string, unknown>> = { ...given, ...given.authOptions, ...given.contextOptions }
  for (const [name, instead] of Object.entries(ignored)) if (all[name] !== undefined) noticeOption(name, instead)
}

const ignored: Readonly<Record<string, string>> = {
  additionalQueryParamsResolver: 'send headers by additionalHeadersResolver',
  backgroundImage: 'set the background by appearance.tokens of PorticoKit',
  cdnUrl: 'remove it, as nothing is loaded from a CDN',
  assetsUrl: 'remove it, as nothing is loaded from a CDN',
  customStyles: 'use appearance.sheets of PorticoKit',
  events: 'use client.on of Portico',
  metadata: 'set it at the provider, or use the props pages and sections of AdminPortal',
  skipUserLoading: 'remove it, as the profile is always read',
  tokenResolver: 'remove it, as the session holds the token',
  urlStrategy: 'routes are paths',
}
