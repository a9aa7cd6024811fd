import type { ServiceProvider } from '../calls/relying-party.ts'
import type { SsoConnection } from './records.ts'

/** The emulator as a SAML service provider, with the values that a connection has of its own. */
export function serviceProvider(
  { origin }: URL,
  { acsUrl, spEntityId }: Pick<SsoConnection, 'acsUrl' | 'spEntityId'> = {},
): ServiceProvider {
  return { entityId: spEntityId || `${origin}/auth/saml/metadata`, acsUrl: acsUrl || `${origin}/auth/saml/callback` }
}
