export { AuthorizedContent, type AuthorizedContentProps } from './access/authorized-content.tsx'
export {
  type EntitledToOptions,
  type Entitlement,
  useEntitlements,
  useEntitlementsOptions,
  useFeatureEntitlements,
  usePermissionEntitlements,
} from './access/entitlements.ts'
export {
  SteppedUpContent,
  type SteppedUpContentProps,
  type StepUpOptions,
  useIsSteppedUp,
  useStepUp,
} from './access/step-up.tsx'
export type { ActionCallback, AuthActions, SwitchTenantOptions, TenantsActions } from './account/actions.ts'
export {
  type ApiTokensState,
  type IApiTokensData,
  useApiTokensActions,
  useApiTokensState,
} from './account/api-tokens.ts'
export {
  type AuthState,
  type TenantsState,
  useAuth,
  useAuthActions,
  useAuthRoutes,
  useAuthState,
  useAuthUser,
  useAuthUserOrNull,
  useIsAuthenticated,
  useLoginActions,
  useLoginWithRedirect,
  useLogoutHostedLogin,
  useOnRedirectTo,
  useTenantsActions,
  useTenantsState,
} from './account/hooks.ts'
export type * from './account/types.ts'
export { AdminPortal, type PortalHolder } from './holders/admin-portal.ts'
export { type AppContext, ContextHolder, type Contexts, FronteggContext } from './holders/context-holder.ts'
export type { GivenOptions } from './options/client-options.ts'
export type * from './options/theme.ts'
export type * from './options/types.ts'
export { FronteggProvider, type FronteggProviderProps } from './provider/frontegg-provider.tsx'
