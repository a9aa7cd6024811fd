import { believedCookies } from './believed-cookies.ts'
import { stateOf } from './browser-state.ts'
import { forward } from './forward.ts'
import { guardPage } from './guard.ts'
import { renewByHeader } from './renewal.ts'
import { openClient } from './server-client.ts'
import { sessionIn } from './session.ts'
import { settingsOf } from './settings.ts'
import type { Server, ServerOptions } from './types.ts'

/**
 * Makes the server half of an application: the proxy to the provider, the sealed session cookie and the guard of pages. It
 * stands on the Fetch standard alone, so it runs in any framework that has `Request` and `Response`.
 *
 * Throws a `PorticoError` if an option is wrong: `app-url-invalid`, `base-url-missing`, `base-url-invalid`,
 * `encryption-password-invalid`, `client-secret-missing` or `proxy-path-invalid`.
 */
export function createServer(options: ServerOptions): Server {
  const settings = settingsOf(options)
  return {
    handle: (request) => forward(settings, request),
    renew: (cookie) => renewByHeader(settings, cookie),
    renewSession: (cookie) => renewByHeader(settings, cookie, { isFresh: true }),
    guard: (request, guarding = {}) => guardPage(settings, request, guarding),
    verifyToken: (token) => settings.verifyToken(token),
    openClient: (session) => openClient(settings, session),
    sessionOf: async (cookie) => sessionIn(settings, await believedCookies(settings, cookie)),
    stateOf: (session, name = 'default') => stateOf(settings, session, name),
  }
}
