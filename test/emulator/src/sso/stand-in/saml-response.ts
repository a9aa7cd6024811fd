import { demoCertificate } from '../../tokens/demo-certificate.ts'
import { demoKey } from '../../tokens/demo-key.ts'

/** Whom an assertion is about, and for whom it is. */
export interface Assertion {
  /** The id of the assertion, which the response's own is made from. */
  readonly id: string
  /** The entity id of the identity provider. */
  readonly issuer: string
  /** The entity id of the service provider. */
  readonly audience: string
  /** Where the service provider takes it. */
  readonly acsUrl: string
  /** The id of the request that is answered. */
  readonly requestId: string
  readonly email: string
  readonly name: string
  readonly groups: readonly string[]
  readonly now: number
}

/** The parts of a response around its assertion. */
type Envelope = Omit<Assertion, 'email' | 'name' | 'groups' | 'audience'>

/**
 * A SAML 2.0 response with a signed assertion, as XML. Everything that is signed is written in its canonical form: name
 * spaces, then attributes by name, no empty tags.
 *
 * @see https://www.w3.org/TR/xml-exc-c14n/
 */
export async function samlResponse(assertion: Assertion): Promise<string> {
  const { id, issuer, acsUrl, requestId, now } = assertion
  const [before, after] = assertionParts(assertion)
  const signature = await signatureOf(id, before + after)
  return envelope({ id, issuer, acsUrl, requestId, now }, success, before + signature + after)
}

/** The response to an aborted sign-in. It has no assertion, so it is not signed. */
export function samlRefusal(response: Envelope, reason: string): string {
  const status =
    '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Responder"></samlp:StatusCode>' +
    `<samlp:StatusMessage>${escaped(reason)}</samlp:StatusMessage>`
  return envelope(response, status, '')
}

const success = '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"></samlp:StatusCode>'

function envelope({ id, issuer, acsUrl, requestId, now }: Envelope, status: string, assertion: string): string {
  return (
    '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"' +
    ` Destination="${quoted(acsUrl)}" ID="${id}-response" InResponseTo="${quoted(requestId)}"` +
    ` IssueInstant="${at(now)}" Version="2.0">` +
    `<saml:Issuer xmlns:saml="${assertionNames}">${escaped(issuer)}</saml:Issuer>` +
    `<samlp:Status>${status}</samlp:Status>${assertion}</samlp:Response>`
  )
}

/** The parts of an assertion before and after its signature. */
function assertionParts({ id, issuer, audience, acsUrl, requestId, email, name, groups, now }: Assertion) {
  const end = at(now + 5 * 60_000)
  const before =
    `<saml:Assertion xmlns:saml="${assertionNames}" ID="${id}" IssueInstant="${at(now)}" Version="2.0">` +
    `<saml:Issuer>${escaped(issuer)}</saml:Issuer>`
  const element = (value: string) => `<saml:AttributeValue>${escaped(value)}</saml:AttributeValue>`
  const attribute = (attributeName: string, ...values: readonly string[]) =>
    `<saml:Attribute Name="${attributeName}">${values.map(element).join('')}</saml:Attribute>`
  const ofGroups = groups.length > 0 ? attribute('groups', ...groups) : ''
  const after =
    '<saml:Subject>' +
    `<saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${escaped(email)}</saml:NameID>` +
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">' +
    `<saml:SubjectConfirmationData InResponseTo="${quoted(requestId)}" NotOnOrAfter="${end}"` +
    ` Recipient="${quoted(acsUrl)}"></saml:SubjectConfirmationData>` +
    '</saml:SubjectConfirmation></saml:Subject>' +
    `<saml:Conditions NotBefore="${at(now)}" NotOnOrAfter="${end}">` +
    `<saml:AudienceRestriction><saml:Audience>${escaped(audience)}</saml:Audience></saml:AudienceRestriction>` +
    '</saml:Conditions>' +
    `<saml:AuthnStatement AuthnInstant="${at(now)}" SessionIndex="${id}"><saml:AuthnContext>` +
    '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef>' +
    '</saml:AuthnContext></saml:AuthnStatement>' +
    `<saml:AttributeStatement>${attribute('email', email)}${attribute('displayName', name)}${ofGroups}` +
    '</saml:AttributeStatement>' +
    '</saml:Assertion>'
  return [before, after] as const
}

/** Signs what has an id (XML Signature), enveloped in it. */
async function signatureOf(id: string, canonical: string): Promise<string> {
  const digest = base64(await crypto.subtle.digest('SHA-256', bytes(canonical)))
  const signedInfo =
    `<ds:SignedInfo xmlns:ds="${signatureNames}">` +
    `<ds:CanonicalizationMethod Algorithm="${canonicalization}"></ds:CanonicalizationMethod>` +
    '<ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"></ds:SignatureMethod>' +
    `<ds:Reference URI="#${id}"><ds:Transforms>` +
    `<ds:Transform Algorithm="${signatureNames}enveloped-signature"></ds:Transform>` +
    `<ds:Transform Algorithm="${canonicalization}"></ds:Transform></ds:Transforms>` +
    '<ds:DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"></ds:DigestMethod>' +
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('jwk', demoKey, algorithm, false, ['sign'])
  const value = base64(await crypto.subtle.sign(algorithm.name, key, bytes(signedInfo)))
  const certificate = demoCertificate.replace(/-----[A-Z ]+-----|\s/g, '')
  return (
    `<ds:Signature xmlns:ds="${signatureNames}">${signedInfo}<ds:SignatureValue>${value}</ds:SignatureValue>` +
    `<ds:KeyInfo><ds:X509Data><ds:X509Certificate>${certificate}</ds:X509Certificate></ds:X509Data></ds:KeyInfo>` +
    '</ds:Signature>'
  )
}

const assertionNames = 'urn:oasis:names:tc:SAML:2.0:assertion'
const signatureNames = 'http://www.w3.org/2000/09/xmldsig#'
const canonicalization = 'http://www.w3.org/2001/10/xml-exc-c14n#'

/** Text between tags, as the canonical form has it. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Text of an attribute, likewise. */
function quoted(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

function at(time: number): string {
  return new Date(time).toISOString()
}

function bytes(text: string) {
  return new TextEncoder().encode(text)
}

function base64(buffer: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(buffer)))
}
