import { fault, type SsoFault } from '../../calls/identity-fault.ts'
import type { SamlAnswer, SamlProvider } from '../../calls/relying-party.ts'
import { elementsIn, type XmlElement } from '../configuration/xml.ts'
import { childrenOf, elementAt, textAt } from './read-response.ts'

/** The fault of an assertion: its issuer, its audience, its recipient, its request and its times. */
export function assertionFault(assertion: XmlElement, provider: SamlProvider, answer: SamlAnswer): SsoFault | null {
  return (
    issuerFault(assertion, provider) ??
    audienceFault(assertion, answer) ??
    confirmationFault(assertion, answer) ??
    timesFault(assertion, answer)
  )
}

function issuerFault(assertion: XmlElement, { entityId }: SamlProvider): SsoFault | null {
  const issuer = textAt(assertion, 'Issuer')
  return entityId === '' || issuer === entityId ? null : fault('issuer-mismatch', entityId, issuer)
}

function audienceFault(assertion: XmlElement, { serviceProvider: { entityId } }: SamlAnswer): SsoFault | null {
  const restrictions = childrenOf(elementAt(assertion, 'Conditions'), 'AudienceRestriction').map((one) =>
    childrenOf(one, 'Audience').map(({ text }) => text.trim()),
  )
  if (restrictions.flat().length === 0) return fault('audience-missing', entityId)
  // Each of them has to be met (SAML Core, 2.5.1.4).
  const foreign = restrictions.find((audiences) => !audiences.includes(entityId))
  return foreign ? fault('audience-mismatch', entityId, foreign.join(', ')) : null
}

function confirmationFault(
  assertion: XmlElement,
  { requestId, serviceProvider: { acsUrl } }: SamlAnswer,
): SsoFault | null {
  for (const { attributes } of elementsIn(assertion, 'SubjectConfirmationData')) {
    const { Recipient: recipient = acsUrl, InResponseTo: request = requestId } = attributes
    if (recipient !== acsUrl) return fault('recipient-mismatch', acsUrl, recipient)
    if (request !== requestId) return fault('request-mismatch', requestId, request)
  }
  return null
}

/**
 * Compares all times of the assertion with the emulator's clock. An assertion was issued after its request and before now.
 * If its own time is another, the clocks differ.
 */
function timesFault(assertion: XmlElement, { now, askedAt }: SamlAnswer): SsoFault | null {
  const timed = [...elementsIn(assertion, 'Conditions'), ...elementsIn(assertion, 'SubjectConfirmationData')]
  const valuesOf = (name: string) => timed.flatMap(({ attributes }) => attributes[name] ?? [])
  const ends = valuesOf('NotOnOrAfter')
  if (ends.length === 0) return fault('assertion-endless')
  const issued = assertion.attributes['IssueInstant'] ?? ''
  const present = new Date(now).toISOString()
  const early = valuesOf('NotBefore').find((time) => !(now + leeway >= Date.parse(time)))
  if (early !== undefined) {
    const isAhead = Date.parse(issued) > now + leeway
    return isAhead ? fault('clock-ahead', present, issued) : fault('assertion-early', present, early)
  }
  const ended = ends.find((time) => !(now - leeway < Date.parse(time)))
  if (ended === undefined) return null
  const isBehind = Date.parse(issued) < askedAt - leeway
  return isBehind ? fault('clock-behind', present, issued) : fault('assertion-expired', present, ended)
}

/** Milliseconds that two clocks may be apart. */
const leeway = 5000
