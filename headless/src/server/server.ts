import { createClient } from '../client/create-client.ts'
import type { Client } from '../client/types.ts'
import { serializeClient } from '../core/serialize.ts'
import { session as sessionFeature } from '../session/feature.ts'
import { believedCookies } from './believed-cookies.ts'
import { forward } from './forward.ts'
import { guardPage } from './guard.ts'
import { renewByHeader } from './renewal.ts'
import { sessionIn } from './session.ts'
import { type Settings, settingsOf } from './settings.ts'
import type { Server, ServerOptions, ServerSession } from './types.ts'

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
    guard: (request, guarding = {}) => guardPage(settings, request, guarding),
    verifyToken: (token) => settings.verifyToken(token),
    openClient: (session) => openClient(settings, session),
    sessionOf: async (cookie) => sessionIn(settings, await believedCookies(settings, cookie)),
    async stateOf(session, name = 'default') {
      const client = await openClient(settings, session, name).catch((thrown) => {
        settings.log.warn('The browser gets no state: the person could not be read.', thrown)
        throw thrown
      })
      try {
        const { slices } = serializeClient(client)
        const state = slices[sessionFeature.name]
        return { name, slices: state ? { [sessionFeature.name]: state } : {} }
      } finally {
        client.dispose()
      }
    },
  }
}

async function openClient(
  settings: Settings,
  { accessToken, expiresAt }: ServerSession,
  name?: string,
): Promise<Client> {
  const { baseUrl, urlPrefix, options, ports } = settings
  const client = createClient({
    baseUrl,
    urlPrefix,
    ports: { ...ports, tabs: null },
    credentials: 'omit',
    keepSessionAlive: false,
    ...(name !== undefined && { name }),
    ...(options.applicationId !== undefined && { applicationId: options.applicationId }),
    ...(options.timeout !== undefined && { timeout: options.timeout }),
    ...(options.framework !== undefined && { framework: options.framework }),
    ...(options.logLevel !== undefined && { logLevel: options.logLevel }),
  })
  const expiresIn = (expiresAt - ports.clock.now()) / 1000
  await client.session.accept({ accessToken, expiresIn }, { signal: new AbortController().signal })
  return client
}
