import { noticeName } from '#notices'
import { authActionsOf } from '../account/actions.ts'
import { accountFeature } from '../account/feature.ts'
import type { User } from '../account/types.ts'
import type { ContextOptions, RedirectOptions } from '../options/types.ts'
import { appOf, requireApp } from '../registry/apps.ts'
import { redirectTo } from '../registry/move.ts'

/** The client of a mounted provider, outside of React. */
export interface AppContext {
  /** The options of the provider, such as its `baseUrl`. Throws `provider-missing` before the first render. */
  getContext(): ContextOptions
  /** The present token, or `null`. It ends after minutes: read it before each call. */
  getAccessToken(): string | null
  /** The signed-in user, or `null`. */
  getUser(): User | null
  /** The `basename` of the provider, or `null`. */
  getBasename(): string | null
  /** The name of the provider. */
  getAppName(): string
  /** Signs out, then calls `callback`. */
  logout(callback?: () => void): void
  /** Moves within the application. */
  onRedirectTo(path: string, options?: RedirectOptions): void
}

/** {@link AppContext} of the provider `default`, and of any other by its name. */
export interface Contexts {
  /** The context of a provider by its name. */
  for(name: string): AppContext
  /** The context of the provider without a name. */
  default(): AppContext
  /** The same as `for`. */
  getInstance(name?: string): AppContext
  /** {@link AppContext.getContext} of a provider. */
  getContext(name?: string): ContextOptions
  /** {@link AppContext.getAccessToken} of a provider. */
  getAccessToken(name?: string): string | null
  /** {@link AppContext.getUser} of a provider. */
  getUser(name?: string): User | null
  /** {@link AppContext.getBasename} of a provider. */
  getBasename(name?: string): string | null
  /** {@link AppContext.logout} of a provider. */
  logout(callback?: () => void, name?: string): void
  /** {@link AppContext.onRedirectTo} of a provider. */
  onRedirectTo(path: string, options?: RedirectOptions, name?: string): void
}

/**
 * The context of the mounted provider.
 *
 * @deprecated Use `client.session.getAccessToken()`, `useSession().logOut` and the client that you made.
 */
export const ContextHolder: Contexts = {
  for: contextOf,
  default: () => contextOf(),
  getInstance: contextOf,
  getContext: (name) => contextOf(name).getContext(),
  getAccessToken: (name) => contextOf(name).getAccessToken(),
  getUser: (name) => contextOf(name).getUser(),
  getBasename: (name) => contextOf(name).getBasename(),
  logout: (callback, name) => contextOf(name).logout(callback),
  onRedirectTo: (path, options, name) => contextOf(name).onRedirectTo(path, options),
}

/**
 * The context of the mounted provider.
 *
 * @deprecated Use the client that you made.
 */
export const FronteggContext: Contexts = ContextHolder

function contextOf(name = 'default'): AppContext {
  noticeName('ContextHolder')
  const clientFor = (method: string) => requireApp(name, `ContextHolder.${method}`).client
  const user = () => appOf(name)?.client.get(accountFeature).getSnapshot().user ?? null
  return {
    getContext: () => requireApp(name, 'ContextHolder.getContext').contextOptions,
    getAccessToken: () => user()?.accessToken || null,
    getUser: user,
    getBasename: () => appOf(name)?.basename ?? null,
    getAppName: () => name,
    logout: (callback) => void authActionsOf(clientFor('logout')).logout(callback),
    onRedirectTo: (path, options) => redirectTo(clientFor('onRedirectTo'), path, options),
  }
}
