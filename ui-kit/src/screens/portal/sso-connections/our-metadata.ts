import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/**
 * Our metadata for an identity provider, as XML. They claim signed requests only with a certificate, which the identity
 * provider needs to verify them.
 *
 * @see https://docs.oasis-open.org/security/saml/v2.0/saml-metadata-2.0-os.pdf
 */
export function ourMetadata({
  acsUrl,
  spEntityId,
  spCertificate,
  isRequestSigned,
}: Pick<SsoConnection, 'acsUrl' | 'spEntityId' | 'spCertificate' | 'isRequestSigned'>): string {
  const key = keys(spCertificate)
  const isSigned = isRequestSigned && key !== ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escaped(spEntityId)}">
  <md:SPSSODescriptor AuthnRequestsSigned="${isSigned}" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">${key}
    <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>
    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escaped(acsUrl)}" index="0"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`
}

/** A key for each certificate of a text in PEM. */
function keys(pem: string): string {
  const bodies = pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END/g)
  return Array.from(
    bodies,
    ([, body = '']) => `
    <md:KeyDescriptor use="signing">
      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>${escaped(body.replace(/\s/g, ''))}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>
    </md:KeyDescriptor>`,
  ).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
