export { type AfterAuth, type AfterAuthTarget, afterAuthTarget } from './after-auth.ts'
export { type RedirectRules, safeRedirect } from './safe-redirect.ts'
export {
  createRoutes,
  defaultRoutes,
  hidesMainContent,
  isScreenRoute,
  type RouteName,
  type RouteUrls,
  routeOf,
  routesBelow,
  type ScreenRoute,
} from './table.ts'
