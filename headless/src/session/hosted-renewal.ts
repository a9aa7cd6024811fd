import { type ScopeHost, sessionScopeOf } from './scope.ts'

/** Where it is kept which refresh token of hosted login is the newest of all clients that share a session. */
export function hostedRenewalKey(host: ScopeHost): string {
  return `portico-hosted-renewal:${sessionScopeOf(host)}`
}

/** Invalidates the refresh tokens that clients with hosted login hold: the cookie is renewed or replaced without them. */
export function spendHostedTokens(host: ScopeHost): void {
  host.ports.storage.local.set(hostedRenewalKey(host), null)
}
