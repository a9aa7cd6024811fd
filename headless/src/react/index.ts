export { PorticoProvider, type PorticoProviderProps, useClient } from './context.ts'
export { createFeatureHook, type FeatureHook } from './feature-hook.ts'
export { type GateProps, RedirectToSignIn, SignedIn, SignedOut, useAuthUser } from './gates.ts'
export { type Route, useRoute } from './use-route.ts'
