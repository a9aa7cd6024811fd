import { missing } from '@portico/headless/provider'
import { html } from 'hono/html'
import type { Application } from '../calls/dispatch.ts'
import type { ServiceProvider } from '../calls/relying-party.ts'
import type { World } from '../calls/world.ts'
import { demoCertificate } from '../tokens/demo-key.ts'
import { type SsoConnection, ssoRecords } from './records.ts'
import { nameIdFormats } from './saml/name-id-formats.ts'
import { serviceProvider } from './service-provider.ts'

/** The address of our metadata for a connection. */
export function metadataAddress({ origin }: URL, { id }: Pick<SsoConnection, 'id'>): string {
  return `${origin}/auth/saml/metadata/${id}`
}

/** Serves our metadata: at the entity id for all connections, and for one connection with its own values. */
export function serveOwnMetadata(app: Application, world: World): void {
  app.get('/auth/saml/metadata', (context) => answerWith(serviceProvider(new URL(context.req.url))))
  app.get('/auth/saml/metadata/:id', (context) => {
    const id = context.req.param('id')
    const connection = ssoRecords.of(world.state).ssoConnections.find((one) => one.id === id)
    if (!connection) throw missing('The connection')
    return answerWith(serviceProvider(new URL(context.req.url), connection), connection.signRequest)
  })
}

/** @see https://docs.oasis-open.org/security/saml/v2.0/saml-metadata-2.0-os.pdf */
async function answerWith({ entityId, acsUrl }: ServiceProvider, isSigned = false): Promise<Response> {
  const key = demoCertificate.replace(/-----[A-Z ]+-----|\s/g, '')
  const xml = await html`<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:SPSSODescriptor AuthnRequestsSigned="${String(isSigned)}" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:KeyDescriptor use="signing">
      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
        <ds:X509Data><ds:X509Certificate>${key}</ds:X509Certificate></ds:X509Data>
      </ds:KeyInfo>
    </md:KeyDescriptor>
    <md:NameIDFormat>${nameIdFormats.email}</md:NameIDFormat>
    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${acsUrl}" index="0"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`
  return new Response(String(xml), { headers: { 'content-type': 'application/samlmetadata+xml' } })
}
