/** A fault of a sign-in at an identity provider, with the value that was expected and the one that came. */
export interface SsoFault {
  code: SsoFaultCode
  expected: string | null
  received: string | null
}

/** The codes of faults, as the contract has them. */
export type SsoFaultCode = (typeof faultCodes)[number]

export const faultCodes = [
  'no-answer',
  'access-denied',
  'consent-required',
  'login-required',
  'not-assigned',
  'provider-error',
  'issuer-mismatch',
  'audience-mismatch',
  'signature-invalid',
  'clock-ahead',
  'clock-behind',
  'email-missing',
  'email-empty',
  'email-invalid',
  'email-renamed',
  'email-unverified',
  'email-foreign',
  'domain-unproven',
  'account-foreign',
  'account-locked',
  'groups-by-id',
  'groups-overage',
  'groups-missing',
  'groups-renamed',
  'groups-unmapped',
  'response-unreadable',
  'relay-state-missing',
  'response-unsolicited',
  'request-mismatch',
  'response-replayed',
  'status-requester',
  'status-responder',
  'authentication-failed',
  'request-denied',
  'name-id-policy-refused',
  'authn-context-refused',
  'person-unknown',
  'assertion-missing',
  'assertion-encrypted',
  'assertions-several',
  'response-unsigned',
  'assertion-unsigned',
  'algorithm-weak',
  'certificate-mismatch',
  'certificate-expired',
  'certificate-early',
  'metadata-foreign',
  'destination-mismatch',
  'recipient-mismatch',
  'audience-missing',
  'assertion-expired',
  'assertion-early',
  'assertion-endless',
  'name-id-missing',
  'name-id-format',
  'discovery-unreachable',
  'discovery-invalid',
  'request-refused',
  'client-unknown',
  'client-secret-wrong',
  'client-method-mismatch',
  'client-refused',
  'redirect-uri-unregistered',
  'scope-refused',
  'scope-email-missing',
  'id-token-missing',
  'id-token-expired',
  'code-refused',
  'token-endpoint-failed',
  'state-mismatch',
  'nonce-mismatch',
  'algorithm-unsupported',
  'key-unknown',
  'keys-unreachable',
  'userinfo-failed',
  'userinfo-mismatch',
  'unknown',
] as const

/** The answer of an identity provider. It is verified unless it belongs to a fault. */
export interface ReceivedIdentity {
  issuer: string | null
  nameId: string | null
  nameIdFormat: string | null
  attributes: ReceivedAttribute[]
  groups: string[]
}

/** An attribute of a SAML assertion, or a claim of an ID token, as it came. */
export interface ReceivedAttribute {
  name: string
  values: string[]
}

/** A sign-in that is refused for a known reason. */
export class IdentityFault extends Error {
  constructor(
    readonly fault: SsoFault,
    readonly received: ReceivedIdentity | null = null,
  ) {
    const { code, expected, received: came } = fault
    super(
      [code, expected !== null && `expected ${expected}`, came !== null && `received ${came}`]
        .filter(Boolean)
        .join(', '),
    )
    this.name = 'IdentityFault'
  }
}

/** A fault with its facts, which are shortened. */
export function fault(code: SsoFaultCode, expected: string | null = null, received: string | null = null): SsoFault {
  return { code, expected: expected && shortened(expected), received: received && shortened(received) }
}

/** ReceivedIdentity values within the limits of the contract, for a test. A sign-in uses all of them. */
export function bounded({ issuer, nameId, nameIdFormat, attributes, groups }: ReceivedIdentity): ReceivedIdentity {
  const some = (values: readonly string[]) => values.slice(0, most).map(shortened)
  return {
    issuer: issuer && shortened(issuer),
    nameId: nameId && shortened(nameId),
    nameIdFormat: nameIdFormat && shortened(nameIdFormat),
    attributes: attributes.slice(0, most).map(({ name, values }) => ({ name: shortened(name), values: some(values) })),
    groups: some(groups),
  }
}

const most = 50

function shortened(text: string): string {
  return text.length > 500 ? `${text.slice(0, 499)}…` : text
}
