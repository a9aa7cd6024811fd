import { createClient } from '../client/create-client.ts'
import type { Client } from '../client/types.ts'
import { keyOf } from './ended-sessions.ts'
import { statementOf } from './session.ts'
import type { Settings } from './settings.ts'
import type { ServerSession } from './types.ts'

/**
 * Opens a client for one request, signed in as the person of a session. A change that it makes drops the kept profile. It knows the
 * person by the token that states them, and its calls carry the access token.
 */
export async function openClient(settings: Settings, session: ServerSession): Promise<Client> {
  const { accessToken, expiresAt } = session
  const statement = statementOf(session)
  const { baseUrl, urlPrefix, options, ports, profiles } = settings
  const key = await keyOf(settings, accessToken)
  const client = createClient({
    baseUrl,
    urlPrefix,
    ports: {
      ...ports,
      tabs: null,
      async fetch(input, init) {
        try {
          return await ports.fetch(input, withBearer(init, statement, accessToken))
        } finally {
          if (changes(input, init)) profiles.delete(key)
        }
      },
    },
    credentials: 'omit',
    keepSessionAlive: false,
    ...(options.applicationId !== undefined && { applicationId: options.applicationId }),
    ...(options.timeout !== undefined && { timeout: options.timeout }),
    ...(options.framework !== undefined && { framework: options.framework }),
    ...(options.logLevel !== undefined && { logLevel: options.logLevel }),
  })
  try {
    const expiresIn = (expiresAt - ports.clock.now()) / 1000
    await client.session.accept({ accessToken: statement, expiresIn }, { signal: new AbortController().signal })
    return client
  } catch (thrown) {
    client.dispose()
    throw thrown
  }
}

/** The parameters of a call with the one token in place of the other. */
function withBearer(init: RequestInit = {}, former: string, token: string): RequestInit {
  const headers = new Headers(init.headers)
  if (headers.get('authorization') === `Bearer ${former}`) headers.set('authorization', `Bearer ${token}`)
  return { ...init, headers }
}

function changes(...[input, init]: Parameters<typeof fetch>): boolean {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return !/^(?:GET|HEAD)$/i.test(method)
}
