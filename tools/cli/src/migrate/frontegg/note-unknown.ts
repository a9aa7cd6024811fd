import type { Node } from 'ts-morph'
import { withoutCounterpart } from './without-counterpart.ts'

/** The names that `@portico/compat-frontegg` has, in all of its entries. A test holds the list against the package. */
export const layerNames: ReadonlySet<string> = new Set(
  [
    'AccountState ActionCallback AdminPortal AdminPortalThemeOptions ApiTokensState AppContext AuthActions',
    'AuthOptions AuthState AuthorizedContent AuthorizedContentProps CatchAll ContextHolder ContextOptions Contexts',
    'EntitledToOptions Entitlement FronteggApiMiddleware FronteggAppOptions FronteggAppProps FronteggAppProvider',
    'FronteggAppProviderProps FronteggAppRouter FronteggAppRouterProps FronteggContext FronteggCustomApp',
    'FronteggNextJSSession FronteggPermission FronteggProvider FronteggProviderNoSSR FronteggProviderNoSSRProps',
    'FronteggProviderProps FronteggRole FronteggRouter FronteggRouterProps FronteggStaticPaths',
    'FronteggStaticRouterProps FronteggTenant FronteggTheme FronteggThemeOptions FronteggUserSession',
    'FronteggUserTokens GivenOptions HandleSessionOnEdge HistoryLike IApiTokensData ITenantsResponse',
    'ITenantsResponseV2 IUserProfile InitialContext KeyValuePair LocalizationsOverrides LoginBoxThemeOptions',
    'NextOptions NodeRequest NodeResponse PageContext PageRequest PaletteColor PortalHolder RedirectOptions',
    'ResolvedTenant ServerPart SignInRedirect StepUpOptions SteppedUpContent SteppedUpContentProps',
    'SwitchTenantOptions TenantsActions TenantsState ThemePalette ThemeValue User WithFronteggAppOptions',
    'checkSessionOnEdge getAppSession getAppUserSession getAppUserTokens getSession getSessionOnEdge',
    'handleSessionOnEdge redirectToLogin shouldByPassMiddleware useApiTokensActions useApiTokensState useAuth',
    'useAuthActions useAuthRoutes useAuthState useAuthUser useAuthUserOrNull useEntitlements useEntitlementsOptions',
    'useFeatureEntitlements useIsAuthenticated useIsSteppedUp useLoginActions useLoginWithRedirect',
    'useLogoutHostedLogin useOnRedirectTo usePermissionEntitlements useStepUp useTenantsActions useTenantsState',
    'withFronteggApp withSSRSession',
  ].flatMap((line) => line.split(' ')),
)

/** Lists a place that a person has to change. */
export type Note = (node: Node, text: string) => unknown

/** Lists a name that the layer does not have, with what replaces it. */
export function noteUnknown(node: Node, name: string, note: Note): void {
  const replacement = withoutCounterpart[name]
  if (replacement) note(node, `${name}: use ${replacement}`)
  else if (!layerNames.has(name)) note(node, `${name} has no counterpart`)
}

/** `true` if names are taken and the layer has none of them: such an import stays as it is. */
export function areAllUnknown(names: readonly string[]): boolean {
  return names.length > 0 && names.every((name) => !layerNames.has(name))
}
