import { webAddress } from '../core/web-address.ts'
import type { SessionHost } from './feature.ts'

/** What the scope of a session is read from. */
export type ScopeHost = Pick<SessionHost, 'options' | 'ports'>

/**
 * Names the cookie of the provider that a session depends on: by the base URL, or by what that returns for a renewal if it
 * is a function. Every client of the browser that uses this cookie shares the name, whatever its options.
 */
export function sessionScopeOf({ options, ports }: ScopeHost): string {
  const { baseUrl, hostedLogin } = options
  const place = hostedLogin?.scope ?? (typeof baseUrl === 'function' ? baseUrl(refreshPath) : baseUrl)
  return webAddress(`${place}/`, ports.page.url() ?? undefined)?.href ?? place
}

/** Where a session is renewed by its cookie. */
export const refreshPath = '/identity/resources/auth/v1/user/token/refresh'
