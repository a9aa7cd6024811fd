import type { ClientState } from '@portico/headless'
import type { ServerPart } from '../client-provider.tsx'
import { porticoEnvironment } from './environment.ts'

/** Returns what the provider needs of the server, with the state of the person who asks. */
export function serverPartOf(state: ClientState | undefined): ServerPart {
  const env = porticoEnvironment(process.env)
  return {
    state,
    isHosted: env['PORTICO_HOSTED_LOGIN'] === 'true',
    contextOptions: {
      baseUrl: env['PORTICO_BASE_URL'] ?? '',
      clientId: env['PORTICO_CLIENT_ID'],
      appId: env['PORTICO_APPLICATION_ID'],
    },
  }
}
