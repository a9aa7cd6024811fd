import type { components } from '../../../http/contract.gen.ts'

/**
 * The codes of what a test of a connection finds. Each is a fault that ends the test, except those of `groups-`,
 * `name-id-missing` and `client-method-mismatch`, which can also be warnings. The values after a code are {@link SsoTestFault.expected} and
 * {@link SsoTestFault.received}, if they are not `null`.
 */
export const ssoTestFaultCodes = [
  /** Nothing returned until the test ended: the identity provider showed an error page, or sent its answer elsewhere. */
  'no-answer',
  /** The user or the identity provider refused the sign-in. Received: the reason. */
  'access-denied',
  /** The application needs the consent of an administrator of the identity provider. Received: the reason. */
  'consent-required',
  /** The identity provider was asked for a sign-in without a page, and the user was not signed in there. */
  'login-required',
  /** The user is not assigned to the application at the identity provider. Received: the reason. */
  'not-assigned',
  /** The identity provider reported an error of its own. Received: the error. */
  'provider-error',
  /** The answer names another issuer. Expected and received: the entity ids, or the issuers of OpenID Connect. */
  'issuer-mismatch',
  /** The answer is for another application. Expected and received: the entity ids, or the client ids. */
  'audience-mismatch',
  /** The signature does not fit what was signed: the answer was changed on its way, or signed by another key. */
  'signature-invalid',
  /** The clock of the identity provider is ahead. Expected: the time here. Received: the time of the answer. */
  'clock-ahead',
  /** The clock of the identity provider is behind. Expected: the time here. Received: the time of the answer. */
  'clock-behind',

  /** The answer has no e-mail address. Received: the names of its attributes. */
  'email-missing',
  /** The attribute of the e-mail address is there, and has no value. Received: the name of the attribute. */
  'email-empty',
  /** The value of the e-mail address is no address. Received: the value. */
  'email-invalid',
  /** The e-mail address has another attribute name. Expected: the name. Received: the name it has. */
  'email-renamed',
  /** The identity provider has not verified the e-mail address. Received: the address. */
  'email-unverified',
  /** The e-mail address is of a domain that the connection does not have. Expected: its domains. Received: the address. */
  'email-foreign',
  /** The e-mail address is of a domain that is not proven yet. Expected: the text of its TXT record. Received: the address. */
  'domain-unproven',
  /** The e-mail address is that of an account of another tenant. Received: the address. */
  'account-foreign',
  /** The account of the e-mail address is locked. Received: the address. */
  'account-locked',

  /** The groups are ids, and the connection has names. Expected: the names. Received: the ids. */
  'groups-by-id',
  /** The user has more groups than the answer may have, so it has a link to them. */
  'groups-overage',
  /** The answer has no groups, and the connection gives roles by group. Expected: the attribute names. */
  'groups-missing',
  /** The groups have another attribute name. Expected: the names. Received: the name they have. */
  'groups-renamed',
  /** No group of the user gives a role. Expected: the groups with roles. Received: the groups of the user. */
  'groups-unmapped',

  /** The answer is no SAML response. */
  'response-unreadable',
  /** The answer came without the RelayState of the request. */
  'relay-state-missing',
  /** The answer names no request: it was begun at the identity provider. */
  'response-unsolicited',
  /** The answer is to another request. Expected and received: the ids of the requests. */
  'request-mismatch',
  /** The answer is to a request that was answered before. */
  'response-replayed',
  /** The identity provider could not process the request (status Requester). Received: the reason. */
  'status-requester',
  /** The identity provider failed (status Responder). Received: the reason. */
  'status-responder',
  /** The user could not be authenticated (status AuthnFailed). Received: the reason. */
  'authentication-failed',
  /** The identity provider denied the request (status RequestDenied). Received: the reason. */
  'request-denied',
  /** The identity provider has no name id in the format of the request (status InvalidNameIDPolicy). Expected: the format. */
  'name-id-policy-refused',
  /** The identity provider cannot authenticate as requested (status NoAuthnContext). Received: the reason. */
  'authn-context-refused',
  /** The identity provider does not know the user (status UnknownPrincipal). Received: the reason. */
  'person-unknown',
  /** The response has no assertion. */
  'assertion-missing',
  /** The assertion is encrypted, and the connection has no key for it. */
  'assertion-encrypted',
  /** The response has several assertions. Expected: `1`. Received: their number. */
  'assertions-several',
  /** Neither response nor assertion is signed. */
  'response-unsigned',
  /** The response is signed, and its assertion is not. */
  'assertion-unsigned',
  /** The signature uses SHA-1. Expected and received: the algorithms. */
  'algorithm-weak',
  /** The signature is of a certificate that the connection does not have. Expected and received: their SHA-256 fingerprints. */
  'certificate-mismatch',
  /** The certificate has ended. Expected: the time here. Received: its end. */
  'certificate-expired',
  /** The certificate is not valid yet. Expected: the time here. Received: its start. */
  'certificate-early',
  /** Issuer and certificate are those of another application. Expected and received: the entity ids. */
  'metadata-foreign',
  /** The response is for another address. Expected and received: the addresses. */
  'destination-mismatch',
  /** The assertion is for another recipient. Expected and received: the addresses. */
  'recipient-mismatch',
  /** The assertion names no audience. Expected: the entity id. */
  'audience-missing',
  /** The assertion ended before it came. Expected: the time here. Received: its end. */
  'assertion-expired',
  /** The assertion begins later. Expected: the time here. Received: its start. */
  'assertion-early',
  /** The assertion has no end. */
  'assertion-endless',
  /** The assertion has no name id. */
  'name-id-missing',
  /** The name id has another format and is no e-mail address. Expected and received: the formats. */
  'name-id-format',

  /** The configuration of the issuer cannot be read. Expected: its address. Received: the status or the failure. */
  'discovery-unreachable',
  /** The configuration of the issuer is no JSON, or lacks members. Expected: its address. */
  'discovery-invalid',
  /**
   * The identity provider refused the request on a page of its own, without a known reason. Expected: the client id and the
   * redirect address. Received: the status, or the error.
   */
  'request-refused',
  /** The identity provider does not know the client id. Expected: the client id. Received: the reason. */
  'client-unknown',
  /** The identity provider refused the client secret. Received: the reason. */
  'client-secret-wrong',
  /**
   * The client is registered for another way to send its secret. Expected: the way that the identity provider lists, or the default.
   * Received: the way that it is registered for.
   */
  'client-method-mismatch',
  /** The identity provider does not allow this sign-in to the client. Received: the reason. */
  'client-refused',
  /** The redirect address is not registered at the identity provider. Expected: the address. Received: the reason. */
  'redirect-uri-unregistered',
  /** The identity provider refused a scope. Expected: the scopes. Received: the reason. */
  'scope-refused',
  /** The identity provider did not grant the scope `email`. Expected and received: the scopes. */
  'scope-email-missing',
  /** The answer has no id token: the scope `openid` was not granted. Expected and received: the scopes. */
  'id-token-missing',
  /** The id token has ended. Expected: the time here. Received: its end. */
  'id-token-expired',
  /** The identity provider refused the code. Received: the reason. */
  'code-refused',
  /** The token endpoint failed. Received: the status, or the failure. */
  'token-endpoint-failed',
  /** The answer has the state of another request. */
  'state-mismatch',
  /** The id token has the nonce of another request, or none. */
  'nonce-mismatch',
  /** The algorithm of the id token is not accepted. Expected and received: the algorithms. */
  'algorithm-unsupported',
  /** The key of the id token is not among those of the identity provider. Expected and received: the key ids. */
  'key-unknown',
  /** The keys of the identity provider cannot be read. Expected: their address. Received: the status or the failure. */
  'keys-unreachable',
  /** The user info cannot be read. Expected: its address. Received: the status or the failure. */
  'userinfo-failed',
  /** The user info is of another user. Expected and received: the subjects. */
  'userinfo-mismatch',

  /** None of these. Received: the provider's own words, if it has some. */
  'unknown',
] as const satisfies readonly components['schemas']['SsoTestFaultCode'][]
