import { leadsToActingRoute } from './acting-route.ts'
import { type RedirectRules, safeRedirect } from './safe-redirect.ts'
import type { RouteUrls } from './table.ts'

/** The input of {@link afterAuthTarget}. */
export interface AfterAuth extends RedirectRules {
  /** The paths of the routes. */
  readonly routes: RouteUrls
  /** The path on this origin below which calls reach the provider, such as `/api`. Default: none. */
  readonly proxyPath?: string | undefined
  /** The `redirectUrl` of the page, if it has one. */
  readonly page: string | null
  /** The way back that was stored before the person left to sign in. */
  readonly stored: string | null
  /** Where the application of the person's tenant is, where that has a custom login. */
  readonly customLogin?: string | null
  /** The step-up the person has to pass first. */
  readonly forcedStepUp?: string | null
}

/** Where a person goes once signed in, and what was refused on the way. */
export interface AfterAuthTarget {
  /** A path of the application, or an allowed http(s) address. */
  readonly target: string
  /** The `redirectUrl` or stored redirect that was not safe, or leads to a route that acts. */
  readonly refused?: string
}

/**
 * The page after sign-in: a forced step-up, else a safe `redirectUrl` of the page, else the stored redirect. Then
 * follows the application of a tenant with a custom login, else `authenticatedUrl`. A route or a call that acts, such as one that
 * signs out or spends a token, is replaced by `authenticatedUrl`.
 */
export function afterAuthTarget(choice: AfterAuth): AfterAuthTarget {
  const { routes, page, stored, forcedStepUp, customLogin } = choice
  if (forcedStepUp) return { target: forcedStepUp }
  const asked = [page, stored].filter((candidate) => candidate !== null)
  const safe = asked.map((candidate) => safeRedirect(candidate, choice))
  const target =
    safe.find((candidate) => candidate !== null) ?? applicationOf(customLogin, choice) ?? routes.authenticatedUrl
  const isActing = leadsToActingRoute(target, choice)
  const refused = safe[0] === null || isActing ? asked[0] : undefined
  return {
    target: isActing ? routes.authenticatedUrl : target,
    ...(refused !== undefined && { refused }),
  }
}

/** Where it may be gone to; else what stands there on the page's own origin. */
function applicationOf(address: string | null | undefined, choice: AfterAuth): string | null {
  if (!address) return null
  const { pathname, search } = new URL(address, choice.origin)
  return safeRedirect(address, choice) ?? safeRedirect(pathname + search, choice)
}
