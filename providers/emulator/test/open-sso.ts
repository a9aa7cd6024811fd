import { expect } from 'vitest'
import type { SsoConnection } from '../src/sso/records.ts'
import { demoCertificate } from '../src/tokens/demo-key.ts'
import type { EmulatorOptions } from '../src/types.ts'
import { openScene, personIn, type Sent, textOf } from './open-caller.ts'
import { roleOf } from './open-roles.ts'

/** Where the connections are. */
export const root = '/team/resources/sso/v1/configurations'

/** The older interface, with one connection. */
export const single = '/team/resources/sso/v1/saml/configurations'

/** The values of a provider by hand. */
export const byHand = {
  type: 'okta',
  ssoEndpoint: 'https://acme.okta.test/sso/saml',
  publicCertificate: demoCertificate,
  signRequest: true,
}

/** The metadata of a provider, with other parts in the place of some. */
export function metadataOf({
  entityId = 'http://www.okta.test/exk1',
  location = 'https://acme.okta.test/sso/saml',
  binding = 'HTTP-Redirect',
  certificate = demoCertificate.replace(/-----[A-Z ]+-----/g, ''),
  wantsSigned = 'true',
} = {}): string {
  return `<?xml version="1.0"?><!-- Okta -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
<md:IDPSSODescriptor WantAuthnRequestsSigned="${wantsSigned}"><md:KeyDescriptor use="signing"><ds:KeyInfo xmlns:ds="d">
<ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
<md:SingleSignOnService Binding='urn:oasis:names:tc:SAML:2.0:bindings:${binding}' Location="${location}"/>
</md:IDPSSODescriptor></md:EntityDescriptor>`
}

/** A scene without connections of the demo's Acme, and its calls as a person. */
export async function openAs(email = 'admin@acme.test', options: EmulatorOptions = {}) {
  const scene = openScene(options)
  const token = await scene.tokenOf(email)
  const { activeTenantId: tenantId } = personIn(scene.emulator, email)
  scene.emulator.arrange((state) => {
    state.ssoConnections = state.ssoConnections.filter((one) => one.tenantId !== tenantId)
    state.txtRecords = []
  })
  const send = (method: string, path: string, body?: unknown, sent: Sent = {}) =>
    scene.call(method, path, { token, ...sent, ...(body !== undefined && { body }) })
  const stored = () => scene.emulator.snapshot().ssoConnections.filter((one) => one.tenantId === tenantId)
  return {
    ...scene,
    token,
    tenantId,
    send,
    stored,
    role: (key: string) => roleOf(scene, key).id,
    /** Creates a connection and returns its id. */
    async create(body: object = byHand): Promise<string> {
      const answer = await send('POST', root, body)
      expect(answer.status).toBe(201)
      return textOf(answer, 'id')
    },
    /** Adds a domain with its record in the DNS, and validates it. */
    async own(id: string, domain: string): Promise<void> {
      const added = await send('POST', `${root}/${id}/domains`, { domain })
      scene.emulator.setTxtRecords(domain, [textOf(added, 'txtRecord')])
      const { status } = await send('PUT', `${root}/${id}/domains/${domain}/validate`)
      expect([added.status, status]).toEqual([201, 200])
    },
    arrangeOne(change: Partial<SsoConnection>): void {
      scene.emulator.arrange(({ ssoConnections }) => {
        for (const one of ssoConnections) if (one.tenantId === tenantId) Object.assign(one, change)
      })
    },
  }
}
