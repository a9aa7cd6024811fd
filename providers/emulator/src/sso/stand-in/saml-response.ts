import { demoCertificate, demoKey } from '../../tokens/demo-key.ts'
import { nameIdFormats } from '../saml/name-id-formats.ts'

/** A response as an identity provider writes it: for whom it is, about whom, and how it is signed. */
export interface Assertion {
  /** The id of the assertion, which the response's own is made from. */
  readonly id: string
  /** The entity id of the identity provider. */
  readonly issuer: string
  /** The entity id of the service provider; `null` leaves it out. */
  readonly audience: string | null
  /** The address of the service provider, as the response names it. */
  readonly destination: string
  /** The same, as the assertion names it. */
  readonly recipient: string
  /** The id of the request that is answered; empty for none. */
  readonly requestId: string
  readonly nameId: string | null
  readonly nameIdFormat: string
  readonly attributes: readonly (readonly [name: string, ...values: readonly string[]])[]
  /** Times are in epoch milliseconds. */
  readonly issuedAt: number
  readonly notBefore: number
  /** `null` leaves the end out. */
  readonly notOnOrAfter: number | null
  readonly status: Status
  readonly signed: 'assertion' | 'response' | 'nothing'
  readonly hash: 'SHA-256' | 'SHA-1'
  /** The number of assertions in the response. */
  readonly copies: number
  readonly isEncrypted: boolean
  /** The assertion is changed after it was signed. */
  readonly isTampered: boolean
}

/** The status of a response: a code of the first level, then one of the second, and a message. */
export type Status = readonly [first: string, second?: string | undefined, message?: string]

/** The parts of a response that is like any other. */
export type Usual = Pick<Assertion, 'id' | 'issuer' | 'requestId'> & {
  readonly audience: string
  readonly acsUrl: string
  readonly email: string
  readonly name: string
  readonly groups: readonly string[]
  readonly now: number
}

/** A response without a fault. */
export function usualResponse({ acsUrl, email, name, groups, now, ...others }: Usual): Assertion {
  return {
    ...others,
    destination: acsUrl,
    recipient: acsUrl,
    nameId: email,
    nameIdFormat: nameIdFormats.email,
    attributes: [
      ['email', email],
      ['displayName', name],
      ...(groups.length > 0 ? [['groups', ...groups] as const] : []),
    ],
    issuedAt: now,
    notBefore: now,
    notOnOrAfter: now + 5 * 60_000,
    status: ['Success'],
    signed: 'assertion',
    hash: 'SHA-256',
    copies: 1,
    isEncrypted: false,
    isTampered: false,
  }
}

/** The response to an aborted sign-in. It has no assertion. */
export function refusedResponse(usual: Usual, reason: string): Assertion {
  return { ...usualResponse(usual), status: ['Responder', 'AuthnFailed', reason], copies: 0 }
}

/**
 * A SAML 2.0 response with a signed assertion, as XML. Everything that is signed is written in its canonical form: name
 * spaces, then attributes by name, no empty tags.
 *
 * @see https://www.w3.org/TR/xml-exc-c14n/
 */
export async function samlResponse(given: Assertion): Promise<string> {
  const { id, signed, hash, copies, isEncrypted, isTampered, nameId } = given
  const [before, after] = assertionParts(given)
  const own = signed === 'assertion' ? await signatureOf(id, before + after, hash) : ''
  const assertion = before + own + (isTampered && nameId ? after.replaceAll(nameId, `x${nameId}`) : after)
  const part = isEncrypted ? encrypted : assertion.repeat(copies)
  const [start, end] = envelope(given, part)
  const outer = signed === 'response' ? await signatureOf(`${id}-response`, start + end, hash) : ''
  return start + outer + end
}

const encrypted =
  `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">` +
  '<xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#"></xenc:EncryptedData></saml:EncryptedAssertion>'

/** The parts of a response before and after its signature. */
function envelope({ id, issuer, destination, requestId, issuedAt, status }: Assertion, assertion: string) {
  const start =
    '<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"' +
    ` Destination="${quoted(destination)}" ID="${id}-response"${inResponseTo(requestId)}` +
    ` IssueInstant="${at(issuedAt)}" Version="2.0">` +
    `<saml:Issuer xmlns:saml="${assertionNames}">${escaped(issuer)}</saml:Issuer>`
  return [start, `<samlp:Status>${statusOf(status)}</samlp:Status>${assertion}</samlp:Response>`] as const
}

function statusOf([first, second, message]: Status): string {
  const code = (name: string, inner = '') =>
    `<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:${name}">${inner}</samlp:StatusCode>`
  const words = message === undefined ? '' : `<samlp:StatusMessage>${escaped(message)}</samlp:StatusMessage>`
  return code(first, second === undefined ? '' : code(second)) + words
}

function inResponseTo(requestId: string): string {
  return requestId === '' ? '' : ` InResponseTo="${quoted(requestId)}"`
}

/** The parts of an assertion before and after its signature. */
function assertionParts(given: Assertion) {
  const { id, issuer, audience, recipient, requestId, nameId, nameIdFormat, attributes, issuedAt, notBefore } = given
  const end = given.notOnOrAfter === null ? '' : ` NotOnOrAfter="${at(given.notOnOrAfter)}"`
  const before =
    `<saml:Assertion xmlns:saml="${assertionNames}" ID="${id}" IssueInstant="${at(issuedAt)}" Version="2.0">` +
    `<saml:Issuer>${escaped(issuer)}</saml:Issuer>`
  const element = (value: string) => `<saml:AttributeValue>${escaped(value)}</saml:AttributeValue>`
  const attribute = ([name, ...values]: Assertion['attributes'][number]) =>
    `<saml:Attribute Name="${quoted(name)}">${values.map(element).join('')}</saml:Attribute>`
  const after =
    `<saml:Subject>${nameId === null ? '' : `<saml:NameID Format="${nameIdFormat}">${escaped(nameId)}</saml:NameID>`}` +
    '<saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">' +
    `<saml:SubjectConfirmationData${inResponseTo(requestId)}${end}` +
    ` Recipient="${quoted(recipient)}"></saml:SubjectConfirmationData>` +
    '</saml:SubjectConfirmation></saml:Subject>' +
    `<saml:Conditions NotBefore="${at(notBefore)}"${end}>${audienceOf(audience)}</saml:Conditions>` +
    `<saml:AuthnStatement AuthnInstant="${at(issuedAt)}" SessionIndex="${id}"><saml:AuthnContext>` +
    '<saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:unspecified</saml:AuthnContextClassRef>' +
    '</saml:AuthnContext></saml:AuthnStatement>' +
    `<saml:AttributeStatement>${attributes.map(attribute).join('')}</saml:AttributeStatement>` +
    '</saml:Assertion>'
  return [before, after] as const
}

function audienceOf(audience: string | null): string {
  if (audience === null) return ''
  return `<saml:AudienceRestriction><saml:Audience>${escaped(audience)}</saml:Audience></saml:AudienceRestriction>`
}

/** Signs what has an id (XML Signature), enveloped in it. */
async function signatureOf(id: string, canonical: string, hash: Assertion['hash']): Promise<string> {
  const digest = base64(await crypto.subtle.digest(hash, bytes(canonical)))
  const [method, digestMethod, keyAlgorithm] = algorithms[hash]
  const signedInfo =
    `<ds:SignedInfo xmlns:ds="${signatureNames}">` +
    `<ds:CanonicalizationMethod Algorithm="${canonicalization}"></ds:CanonicalizationMethod>` +
    `<ds:SignatureMethod Algorithm="${method}"></ds:SignatureMethod>` +
    `<ds:Reference URI="#${id}"><ds:Transforms>` +
    `<ds:Transform Algorithm="${signatureNames}enveloped-signature"></ds:Transform>` +
    `<ds:Transform Algorithm="${canonicalization}"></ds:Transform></ds:Transforms>` +
    `<ds:DigestMethod Algorithm="${digestMethod}"></ds:DigestMethod>` +
    `<ds:DigestValue>${digest}</ds:DigestValue></ds:Reference></ds:SignedInfo>`
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash }
  const key = await crypto.subtle.importKey('jwk', { ...demoKey, alg: keyAlgorithm }, algorithm, false, ['sign'])
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
const algorithms = {
  'SHA-256': ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'http://www.w3.org/2001/04/xmlenc#sha256', 'RS256'],
  'SHA-1': [`${signatureNames}rsa-sha1`, `${signatureNames}sha1`, 'RS1'],
} as const
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
