import type { SsoFaultCode } from '../../calls/identity-fault.ts'
import { nameIdFormats } from '../saml/name-id-formats.ts'
import { groupFaults } from './group-faults.ts'
import type { Assertion, Status } from './saml-response.ts'

/** A change of a response that has no fault yet. */
export type SamlFault = (given: Assertion) => Assertion

/** The faults with which the stand-in can answer by SAML, by the code that a service provider finds. */
export const samlFaults: Partial<Record<SsoFaultCode, SamlFault>> = {
  'audience-mismatch': (given) => ({ ...given, audience: 'https://another.example/metadata' }),
  'audience-missing': (given) => ({ ...given, audience: null }),
  'issuer-mismatch': (given) => ({ ...given, issuer: `${given.issuer}-other` }),
  'destination-mismatch': (given) => ({ ...given, destination: 'https://another.example/acs' }),
  'recipient-mismatch': (given) => ({ ...given, recipient: 'https://another.example/acs' }),
  'request-mismatch': (given) => ({ ...given, requestId: '_another' }),
  'response-unsolicited': (given) => ({ ...given, requestId: '' }),
  'response-unsigned': (given) => ({ ...given, signed: 'nothing' }),
  'assertion-unsigned': (given) => ({ ...given, signed: 'response' }),
  'signature-invalid': (given) => ({ ...given, isTampered: true }),
  'algorithm-weak': (given) => ({ ...given, hash: 'SHA-1' }),
  'assertion-encrypted': (given) => ({ ...given, isEncrypted: true }),
  'assertion-missing': (given) => ({ ...given, copies: 0 }),
  'assertions-several': (given) => ({ ...given, copies: 2 }),

  'clock-ahead': (given) => moved(given, 3 * 60_000),
  'clock-behind': (given) => moved(given, -6 * 60_000),
  'assertion-expired': (given) => ({ ...given, notOnOrAfter: given.issuedAt - 60_000 }),
  'assertion-early': (given) => ({ ...given, notBefore: given.issuedAt + 60_000 }),
  'assertion-endless': (given) => ({ ...given, notOnOrAfter: null }),

  'name-id-missing': (given) => ({ ...given, nameId: null }),
  'name-id-format': (given) => ({ ...withoutAddress(given), nameIdFormat: nameIdFormats.persistent }),
  'email-missing': (given) => ({ ...withoutAddress(given), nameIdFormat: nameIdFormats.unspecified }),
  'email-empty': (given) => ({
    ...withoutAddress(given),
    nameIdFormat: nameIdFormats.transient,
    attributes: [['mail', ''], ...withoutAddress(given).attributes],
  }),
  'email-invalid': (given) => ({ ...withoutAddress(given), nameIdFormat: nameIdFormats.email }),
  'email-renamed': (given) => ({
    ...withoutAddress(given),
    attributes: [['userPrincipalName', given.nameId ?? ''], ...withoutAddress(given).attributes],
  }),

  'status-requester': refusal('Requester', undefined, 'The request could not be read'),
  'status-responder': refusal('Responder', undefined, 'Something went wrong'),
  'authentication-failed': refusal('Responder', 'AuthnFailed'),
  'request-denied': refusal('Responder', 'RequestDenied'),
  'name-id-policy-refused': refusal('Requester', 'InvalidNameIDPolicy'),
  'authn-context-refused': refusal('Responder', 'NoAuthnContext'),
  'person-unknown': refusal('Responder', 'UnknownPrincipal'),
  'login-required': refusal('Responder', 'NoPassive'),
  'not-assigned': refusal(
    'Responder',
    undefined,
    'AADSTS50105: The user is not assigned to a role for the application.',
  ),

  ...Object.fromEntries(
    Object.entries(
      groupFaults(['http://schemas.microsoft.com/claims/groups.link', 'https://graph.example/groups']),
    ).map(([code, groupsOf]) => [code, (given: Assertion) => withGroups(given, groupsOf)]),
  ),
}

function moved(given: Assertion, ms: number): Assertion {
  const { issuedAt, notBefore, notOnOrAfter } = given
  return {
    ...given,
    issuedAt: issuedAt + ms,
    notBefore: notBefore + ms,
    notOnOrAfter: notOnOrAfter === null ? null : notOnOrAfter + ms,
  }
}

function withoutAddress(given: Assertion): Assertion {
  return { ...given, nameId: 'u-4711', attributes: given.attributes.filter(([name]) => name !== 'email') }
}

function refusal(...status: Status): SamlFault {
  return (given) => ({ ...given, status, copies: 0 })
}

function withGroups(given: Assertion, groupsOf: (groups: readonly string[]) => Assertion['attributes']): Assertion {
  const groups = given.attributes.filter(([name]) => name === 'groups').flatMap(([, ...values]) => values)
  return { ...given, attributes: [...given.attributes.filter(([name]) => name !== 'groups'), ...groupsOf(groups)] }
}
