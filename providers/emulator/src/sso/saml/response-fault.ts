import { fault, type SsoFault, type SsoFaultCode } from '../../calls/identity-fault.ts'
import type { SamlAnswer } from '../../calls/relying-party.ts'
import { nameIdFormats } from './name-id-formats.ts'
import { childrenOf, elementAt, type SamlResponse, textAt } from './read-response.ts'

/** The fault of a response around its assertion: its status, its parts, its request and its address. */
export function responseFault(response: SamlResponse, answer: SamlAnswer): SsoFault | null {
  return (
    statusFault(response) ?? partsFault(response) ?? requestFault(response, answer) ?? addressFault(response, answer)
  )
}

/** @see https://docs.oasis-open.org/security/saml/v2.0/saml-core-2.0-os.pdf (3.2.2.2) */
function statusFault({ element }: SamlResponse): SsoFault | null {
  const status = elementAt(element, 'Status')
  const first = elementAt(status, 'StatusCode')
  const code = lastPart(first?.attributes['Value'])
  if (!status || code === 'Success') return null
  const second = lastPart(elementAt(first, 'StatusCode')?.attributes['Value'])
  const message = textAt(status, 'StatusMessage')
  const reason = message ?? (second || code)
  if (isNotAssigned(reason)) return fault('not-assigned', null, reason)
  const known = codes[second] ?? (code === 'Requester' ? 'status-requester' : 'status-responder')
  return fault(known, known === 'name-id-policy-refused' ? nameIdFormats.email : null, reason)
}

/** The words of identity providers for a user who is not assigned to the application. */
export function isNotAssigned(reason: string): boolean {
  return /AADSTS50105|not (?:been )?assigned/i.test(reason)
}

const codes: Readonly<Record<string, SsoFaultCode>> = {
  AuthnFailed: 'authentication-failed',
  InvalidNameIDPolicy: 'name-id-policy-refused',
  NoAuthnContext: 'authn-context-refused',
  NoPassive: 'login-required',
  RequestDenied: 'request-denied',
  UnknownPrincipal: 'person-unknown',
}

function partsFault({ element, assertions, encrypted }: SamlResponse): SsoFault | null {
  if (encrypted.length > 0) return fault('assertion-encrypted')
  const [assertion, ...others] = assertions
  if (!assertion) return fault('assertion-missing')
  if (others.length > 0) return fault('assertions-several', '1', String(assertions.length))
  if (childrenOf(assertion, 'Signature').length > 0) return null
  return fault(childrenOf(element, 'Signature').length > 0 ? 'assertion-unsigned' : 'response-unsigned')
}

function requestFault({ element }: SamlResponse, { requestId, answered = [] }: SamlAnswer): SsoFault | null {
  const given = element.attributes['InResponseTo'] ?? ''
  if (given === requestId) return null
  if (given === '') return fault('response-unsolicited')
  return answered.includes(given) ? fault('response-replayed') : fault('request-mismatch', requestId, given)
}

function addressFault({ element }: SamlResponse, { serviceProvider: { acsUrl } }: SamlAnswer): SsoFault | null {
  const given = element.attributes['Destination'] || acsUrl
  return given === acsUrl ? null : fault('destination-mismatch', acsUrl, given)
}

function lastPart(value = ''): string {
  return value.slice(value.lastIndexOf(':') + 1)
}
