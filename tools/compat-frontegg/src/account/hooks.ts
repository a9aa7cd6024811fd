'use client'

import { useClient } from '@portico/headless'
import { createRoutes, type RouteUrls } from '@portico/headless/routes'
import { useCallback, useEffect, useMemo } from 'react'
import { noticeName } from '#notices'
import type { RedirectOptions } from '../options/types.ts'
import { redirectTo, signInWithRedirect } from '../registry/move.ts'
import { type AuthActions, authActionsOf, type TenantsActions } from './actions.ts'
import type { AccountState, FronteggTenant, User } from './types.ts'
import { useAccount } from './use-account.ts'

/** The tenants of the user and a switch that is under way. */
export interface TenantsState {
  readonly tenants: FronteggTenant[]
  readonly activeTenant: FronteggTenant | undefined
  readonly loading: boolean
}

/** The account with everything that `useAuth` returns. */
export interface AuthState extends AccountState {
  readonly isAuthenticated: boolean
  /** The paths of the screens. */
  readonly routes: Required<Pick<RouteUrls, 'loginUrl' | 'logoutUrl' | 'authenticatedUrl' | 'signUpUrl'>>
  readonly tenantsState: TenantsState
  /** Moves within the application. */
  readonly onRedirectTo: (path: string, options?: RedirectOptions) => void
}

/**
 * The signed-in user and whether that is known. With a selector it returns what the selector does.
 *
 * @deprecated Use `useSession` of `@portico/headless`.
 */
export function useAuth(): AuthState
export function useAuth<Selected>(select: (state: AuthState) => Selected): Selected
export function useAuth<Selected>(select?: (state: AuthState) => Selected): AuthState | Selected {
  noticeName('useAuth')
  const state = useAuthSnapshot()
  return select ? select(state) : state
}

/**
 * The same as `useAuth`.
 *
 * @deprecated Use `useSession` of `@portico/headless`.
 */
export function useAuthState(): AuthState {
  noticeName('useAuthState')
  return useAuthSnapshot()
}

function useAuthSnapshot(): AuthState {
  const client = useClient()
  const account = useAccount(accountAlone)
  return useMemo(
    () => ({
      ...account,
      isAuthenticated: account.user !== null,
      routes: createRoutes(client.options.routes),
      tenantsState: tenantsStateOf(account),
      onRedirectTo: (path: string, options?: RedirectOptions) => redirectTo(client, path, options),
    }),
    [client, account],
  )
}

/** The account without its actions and calls. */
function accountAlone({ isLoading, user, tenants, activeTenant }: AccountState): AccountState {
  return { isLoading, user, tenants, activeTenant }
}

function tenantsStateOf({ tenants, activeTenant, isLoading }: AccountState): TenantsState {
  return { tenants, activeTenant: activeTenant ?? undefined, loading: isLoading }
}

/**
 * The signed-in user. A signed-out person is led to the sign-in. Like Frontegg's hook it returns `null` until then, although its type
 * does not state so.
 *
 * @deprecated Use `useAuthUser` or `useSession` of `@portico/headless`.
 */
export function useAuthUser(): User
export function useAuthUser(): User | null {
  noticeName('useAuthUser')
  const client = useClient()
  const isSignedOut = useAccount(({ isLoading, user }) => !isLoading && user === null)
  useEffect(() => {
    if (isSignedOut) void signInWithRedirect(client)
  }, [client, isSignedOut])
  return useAccount(({ user }) => user)
}

/**
 * The signed-in user, or `null`.
 *
 * @deprecated Use `useSession` of `@portico/headless`.
 */
export function useAuthUserOrNull(): User | null {
  noticeName('useAuthUserOrNull')
  return useAccount(({ user }) => user)
}

/**
 * Returns `true` if a user is signed in.
 *
 * @deprecated Use `SignedIn`, or `useSession` of `@portico/headless`.
 */
export function useIsAuthenticated(): boolean {
  noticeName('useIsAuthenticated')
  return useAccount(({ user }) => user !== null)
}

/**
 * Returns a function that leads a signed-out person to the sign-in.
 *
 * @deprecated Use `useHostedLogin().signIn` of `@portico/headless/hosted-login`, or `RedirectToSignIn`.
 */
export function useLoginWithRedirect(): (params?: Readonly<Record<string, string>>) => Promise<void> {
  noticeName('useLoginWithRedirect')
  const client = useClient()
  return useCallback((params) => signInWithRedirect(client, params), [client])
}

/**
 * Log-out, switch of tenants and what loads again. The result is the same in each render.
 *
 * @deprecated Use `useSession`, `useTenants` and the hooks of features.
 */
export function useAuthActions(): AuthActions {
  noticeName('useAuthActions')
  return authActionsOf(useClient())
}

/**
 * The log-out of `useAuthActions`.
 *
 * @deprecated Use `useSession().logOut` of `@portico/headless`.
 */
export function useLoginActions(): Pick<AuthActions, 'logout' | 'requestAuthorize'> {
  noticeName('useLoginActions')
  return authActionsOf(useClient())
}

/**
 * Returns a function that signs out, with hosted login at the provider too.
 *
 * @deprecated Use `useSession().logOut` of `@portico/headless`.
 */
export function useLogoutHostedLogin(): () => Promise<void> {
  noticeName('useLogoutHostedLogin')
  const client = useClient()
  return useCallback(() => authActionsOf(client).logout(), [client])
}

/**
 * The paths of the screens.
 *
 * @deprecated Use `createRoutes` of `@portico/headless/routes`.
 */
export function useAuthRoutes(): AuthState['routes'] {
  noticeName('useAuthRoutes')
  const client = useClient()
  return useMemo(() => createRoutes(client.options.routes), [client])
}

/**
 * Returns a function that moves within the application.
 *
 * @deprecated Use `client.navigate` of `useClient`.
 */
export function useOnRedirectTo(): AuthState['onRedirectTo'] {
  noticeName('useOnRedirectTo')
  const client = useClient()
  return useCallback((path, options) => redirectTo(client, path, options), [client])
}

/**
 * The tenants of the user.
 *
 * @deprecated Use `useTenants` of `@portico/headless`.
 */
export function useTenantsState(): TenantsState {
  noticeName('useTenantsState')
  return useAccount(tenantsStateOf)
}

/**
 * The switch of tenants.
 *
 * @deprecated Use `useTenants().switchTenant` of `@portico/headless`.
 */
export function useTenantsActions(): TenantsActions {
  noticeName('useTenantsActions')
  return authActionsOf(useClient())
}
