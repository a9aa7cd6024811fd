import { refuseForeign as refuse } from '@portico/headless/provider'

/** The origins that may call with cookies; `*` as a port matches every port. */
export interface Allowed {
  readonly origins: readonly string[]
}

/** Pages of the emulator and of the allowed origins may call with cookies. */
export function isAllowed({ origins }: Allowed, origin: string, address: string): boolean {
  return origin === new URL(address).origin || origins.some((allowed) => matches(allowed, origin))
}

/** The address is a valid redirect: http or https, of an allowed origin. */
export function leadsHome(options: Allowed, address: string, own: string): boolean {
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return false
  return isAllowed(options, new URL(address).origin, own)
}

/** Refuses a form that a page of another site sent with the user's cookies (CSRF). */
export function refuseForeign(options: Allowed, request: Request): void {
  refuse(request, (origin) => isAllowed(options, origin, request.url))
}

/** `*` stands for every origin; as a port, for every port. */
export function matches(allowed: string, origin: string): boolean {
  if (allowed === '*') return true
  return allowed.endsWith(':*') ? origin.replace(/:\d+$/, '') === allowed.slice(0, -2) : origin === allowed
}
