import { webAddress } from '../core/web-address.ts'
import type { SessionHost } from './host.ts'

/** The members of a client that determine the scope of its session. */
export type ScopeHost = Pick<SessionHost, 'options' | 'ports'>

/**
 * Names the cookie of the provider that a session depends on, by the base URL. If that is a function, its result for a
 * renewal counts. Every client of the browser that uses this cookie shares the name, with any other options.
 */
export function sessionScopeOf({ options, ports }: ScopeHost): string {
  const { baseUrl, hostedLogin } = options
  const place = hostedLogin?.scope ?? (typeof baseUrl === 'function' ? baseUrl(refreshPath) : baseUrl)
  return webAddress(`${place}/`, ports.page.url() ?? undefined)?.href ?? place
}

/** The operation that renews a session by its cookie. */
export const refreshPath = '/identity/resources/auth/v1/user/token/refresh'

/** The storage key of the newest refresh token of hosted login, among all clients that share a session. */
export function hostedRenewalKey(host: ScopeHost): string {
  return `portico-hosted-renewal:${sessionScopeOf(host)}`
}

/** Invalidates the refresh tokens of clients with hosted login: the cookie is renewed or replaced without them. */
export function spendHostedTokens(host: ScopeHost): void {
  host.ports.storage.local.set(hostedRenewalKey(host), null)
}
