import type { SsoConnection, SsoTestFault, SsoTestFaultCode } from '@portico/headless/portal/sso-connections'
import type { FaultPlace } from './fault-places.ts'
import type { Product } from './product.ts'

/** A setting whose name differs between consoles. */
export type FaultField = 'acs' | 'audience' | 'redirect' | 'userEmail' | 'signAssertion' | 'encryptAssertion'

/** The fix of a fault: the places to open, the setting to change, and the value to enter there. */
export interface FaultFix {
  /** The places to open, in their order. */
  readonly places: readonly FaultPlace[]
  readonly field: FaultField | null
  /** The value to copy; `null` without one. */
  readonly value: string | null
}

/** The values of a connection that a fix may name. */
export type FixedConnection = Pick<SsoConnection, 'protocol' | 'acsUrl' | 'spEntityId' | 'redirectUri'>

/** The fix of a fault for a connection. */
export function fixOf(fault: SsoTestFault, connection: FixedConnection): FaultFix {
  const rule = rules[fault.code]
  const { places, field = null, value } = connection.protocol === 'oidc' ? { ...rule, ...rule.oidc } : rule
  return { places, field, value: value === undefined ? null : copiedValue(value, fault, connection) || null }
}

/** The name of a setting in the console of a product; `null` for a product that is not known. */
export function fieldName(field: FaultField, product: Product): string | null {
  return product === 'other' ? null : fields[field][product]
}

type CopiedValue = 'acsUrl' | 'spEntityId' | 'redirectUri' | 'expected' | 'received'

interface Rule {
  readonly places: readonly FaultPlace[]
  readonly field?: FaultField
  readonly value?: CopiedValue
  /** The members that differ by OpenID Connect. */
  readonly oidc?: Partial<Omit<Rule, 'oidc'>>
}

function copiedValue(value: CopiedValue, fault: SsoTestFault, connection: FixedConnection): string | null {
  return value === 'expected' || value === 'received' ? fault[value] : connection[value]
}

const fields: Readonly<Record<FaultField, Readonly<Record<Exclude<Product, 'other'>, string>>>> = {
  acs: { okta: 'Single sign-on URL', azure: 'Reply URL (Assertion Consumer Service URL)', google: 'ACS URL' },
  audience: { okta: 'Audience URI (SP Entity ID)', azure: 'Identifier (Entity ID)', google: 'Entity ID' },
  redirect: { okta: 'Sign-in redirect URIs', azure: 'Redirect URIs', google: 'Authorized redirect URIs' },
  userEmail: { okta: 'user.email', azure: 'user.mail', google: 'Primary email' },
  signAssertion: {
    okta: 'Assertion Signature: Signed',
    azure: 'Signing Option: Sign SAML assertion',
    google: 'Signed response: off',
  },
  encryptAssertion: { okta: 'Assertion Encryption', azure: 'Token encryption', google: 'Assertion encryption' },
}

const acs: Rule = { places: ['saml'], field: 'acs', value: 'acsUrl' }
const audience: Rule = { places: ['saml'], field: 'audience', value: 'spEntityId' }
const email: Rule = { places: ['attributes'], field: 'userEmail', value: 'expected', oidc: { places: ['claims'] } }
const nameId: Rule = { places: ['nameId'], field: 'userEmail' }
const groups: Rule = { places: ['groups'], oidc: { places: ['groupsClaim'] } }
const log: Rule = { places: ['log'] }
const signature: Rule = { places: ['signing'], field: 'signAssertion' }
const ended: Rule = { places: ['certificate', 'values'] }
const again: Rule = { places: [] }

const rules: Readonly<Record<SsoTestFaultCode, Rule>> = {
  'no-answer': { ...acs, oidc: { places: ['client'], field: 'redirect', value: 'redirectUri' } },
  'access-denied': { places: ['people'] },
  'consent-required': { places: ['consent'] },
  'login-required': { places: ['rules'] },
  'not-assigned': { places: ['people'] },
  'provider-error': log,
  'issuer-mismatch': { places: ['certificate', 'values'], oidc: { places: ['values'], value: 'received' } },
  'audience-mismatch': { ...audience, oidc: { places: ['client', 'values'] } },
  'signature-invalid': { ...ended, oidc: { places: ['values'] } },
  'clock-ahead': { places: ['clock'] },
  'clock-behind': { places: ['clock'] },
  'email-missing': email,
  'email-empty': { places: ['person'] },
  'email-invalid': { ...email, places: ['attributes', 'nameId'] },
  'email-renamed': email,
  'email-unverified': { places: ['person'] },
  'email-foreign': { places: ['domains'] },
  'domain-unproven': again,
  'account-foreign': again,
  'account-locked': { places: ['users'] },
  'groups-by-id': groups,
  'groups-overage': groups,
  'groups-missing': groups,
  'groups-renamed': groups,
  'groups-unmapped': { places: ['roles'] },
  'response-unreadable': acs,
  'relay-state-missing': { places: ['saml'] },
  'response-unsolicited': again,
  'request-mismatch': again,
  'response-replayed': again,
  'status-requester': { places: ['saml'] },
  'status-responder': log,
  'authentication-failed': log,
  'request-denied': { places: ['rules'] },
  'name-id-policy-refused': { places: ['nameId'], value: 'expected' },
  'authn-context-refused': { places: ['rules'] },
  'person-unknown': { places: ['person'] },
  'assertion-missing': { places: ['people'] },
  'assertion-encrypted': { places: ['encryption'], field: 'encryptAssertion' },
  'assertions-several': { places: ['saml'] },
  'response-unsigned': signature,
  'assertion-unsigned': signature,
  'algorithm-weak': { places: ['signing'] },
  'certificate-mismatch': ended,
  'certificate-expired': ended,
  'certificate-early': ended,
  'metadata-foreign': ended,
  'destination-mismatch': acs,
  'recipient-mismatch': acs,
  'audience-missing': audience,
  'assertion-expired': again,
  'assertion-early': { places: ['clock'] },
  'assertion-endless': { places: ['saml'] },
  'name-id-missing': { ...nameId, oidc: { places: ['claims'] } },
  'name-id-format': nameId,
  'discovery-unreachable': { places: ['values'] },
  'discovery-invalid': { places: ['values'] },
  'request-refused': { places: ['client'], field: 'redirect', value: 'redirectUri' },
  'client-unknown': { places: ['client', 'values'] },
  'client-secret-wrong': { places: ['clientSecret', 'values'] },
  'client-method-mismatch': { places: ['client'] },
  'client-refused': { places: ['client'] },
  'redirect-uri-unregistered': { places: ['client'], field: 'redirect', value: 'expected' },
  'scope-refused': { places: ['scopes'] },
  'scope-email-missing': { places: ['scopes'] },
  'id-token-missing': { places: ['scopes'] },
  'id-token-expired': { places: ['client'] },
  'code-refused': again,
  'token-endpoint-failed': log,
  'state-mismatch': again,
  'nonce-mismatch': { places: ['client'] },
  'algorithm-unsupported': { places: ['client'] },
  'key-unknown': { places: ['values'] },
  'keys-unreachable': { places: ['values'] },
  'userinfo-failed': { places: ['claims'] },
  'userinfo-mismatch': { places: ['values'] },
  unknown: log,
}
