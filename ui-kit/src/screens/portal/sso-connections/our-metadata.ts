import type { SsoConnection } from '@portico/headless/portal/sso-connections'

/**
 * Our metadata for an identity provider, as XML.
 *
 * @see https://docs.oasis-open.org/security/saml/v2.0/saml-metadata-2.0-os.pdf
 */
export function ourMetadata({
  acsUrl,
  spEntityId,
  isRequestSigned,
}: Pick<SsoConnection, 'acsUrl' | 'spEntityId' | 'isRequestSigned'>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escaped(spEntityId)}">
  <md:SPSSODescriptor AuthnRequestsSigned="${isRequestSigned}" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:NameIDFormat>urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress</md:NameIDFormat>
    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escaped(acsUrl)}" index="0"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
