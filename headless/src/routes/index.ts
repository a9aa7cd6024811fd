export { type AfterAuth, type AfterAuthTarget, afterAuthTarget } from './after-auth.ts'
export { type RedirectRules, safeRedirect } from './safe-redirect.ts'
export {
  createRoutes,
  defaultRoutes,
  hidesMainContent,
  type RouteName,
  type Routes,
  routeOf,
  routesBelow,
} from './table.ts'
