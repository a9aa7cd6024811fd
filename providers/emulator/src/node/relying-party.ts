import type { RelyingParty } from '../calls/relying-party.ts'

/** The relying party of an emulator in Node. Its first use loads the library of a protocol. */
export const relyingParty: RelyingParty = {
  oidcAddress: async (...request) => (await import('./oidc-party.ts')).oidcAddress(...request),
  oidcIdentity: async (...answer) => (await import('./oidc-party.ts')).oidcIdentity(...answer),
  oidcRefusal: async (...request) => (await import('./oidc-refusal.ts')).oidcRefusal(...request),
  samlAddress: async (...request) => (await import('./saml-party.ts')).samlAddress(...request),
  samlIdentity: async (...answer) => (await import('./saml-party.ts')).samlIdentity(...answer),
  readDocument: async (...document) => (await import('./read-document.ts')).readDocument(...document),
}
