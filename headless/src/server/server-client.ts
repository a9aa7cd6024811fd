import { createClient } from '../client/create-client.ts'
import type { Client } from '../client/types.ts'
import { keyOf } from './ended-sessions.ts'
import type { Settings } from './settings.ts'
import type { ServerSession } from './types.ts'

/** Opens a client for one request, signed in as the person of a session. A change that it makes drops the kept profile. */
export async function openClient(settings: Settings, { accessToken, expiresAt }: ServerSession): Promise<Client> {
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
          return await ports.fetch(input, init)
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
    await client.session.accept({ accessToken, expiresIn }, { signal: new AbortController().signal })
    return client
  } catch (thrown) {
    client.dispose()
    throw thrown
  }
}

function changes(...[input, init]: Parameters<typeof fetch>): boolean {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return !/^(?:GET|HEAD)$/i.test(method)
}
