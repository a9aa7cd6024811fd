import type { SamlProvider } from '../../calls/relying-party.ts'

/** The metadata of a SAML identity provider, as XML. */
export function samlMetadata({ entityId, entryPoint, certificate }: SamlProvider): string {
  const key = certificate.replace(/-----[A-Z ]+-----|\s/g, '')
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}">
  <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" WantAuthnRequestsSigned="false">
    <md:KeyDescriptor use="signing">
      <ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#">
        <ds:X509Data><ds:X509Certificate>${key}</ds:X509Certificate></ds:X509Data>
      </ds:KeyInfo>
    </md:KeyDescriptor>
    <md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entryPoint}"/>
  </md:IDPSSODescriptor>
</md:EntityDescriptor>
`
}
