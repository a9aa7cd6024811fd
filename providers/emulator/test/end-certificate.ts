import type { Emulator } from '../src/types.ts'
import { endedCertificate } from './identity-provider-keys.ts'
import { personIn } from './open-caller.ts'

/** Gives the connection of Acme that is on a certificate that ends on January 1, 2021. */
export function endCertificate(emulator: Emulator): void {
  const { activeTenantId } = personIn(emulator, 'admin@acme.test')
  emulator.arrange(({ ssoConnections }) => {
    for (const one of ssoConnections)
      if (one.tenantId === activeTenantId && one.enabled)
        one.saml = { entityId: 'e', entryPoint: 'https://idp.example/sso', certificate: endedCertificate }
  })
}
