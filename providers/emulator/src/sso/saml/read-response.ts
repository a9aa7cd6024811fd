import { fault, IdentityFault } from '../../calls/identity-fault.ts'
import { readXml, type XmlElement } from '../configuration/xml.ts'

/** A SAML response as it is written. None of it is verified. */
export interface SamlResponse {
  readonly element: XmlElement
  readonly assertions: readonly XmlElement[]
  readonly encrypted: readonly XmlElement[]
}

/**
 * Reads a response in base 64. Throws an `IdentityFault` for anything else, and for a response that is too long: its signature would
 * take seconds of the only thread.
 */
export function readResponse(base64: string): SamlResponse {
  if (base64.length > longestResponse)
    throw new IdentityFault(fault('unknown', null, `The response is longer than ${longestResponse} characters`))
  const xml = textIn(base64)
  // Canonical XML turns an instruction into text, so the signed value differs from the one that the provider meant.
  if (/<\?/.test(xml.replace(/^\uFEFF?<\?xml\s[^?]*\?>/, ''))) throw unreadable()
  const element = elementIn(xml)
  if (element.name !== 'Response') throw unreadable()
  return { element, assertions: childrenOf(element, 'Assertion'), encrypted: childrenOf(element, 'EncryptedAssertion') }
}

/** Reads an assertion that was verified. */
export function readAssertion(xml: string): XmlElement {
  return elementIn(xml)
}

/** The children of a name. */
export function childrenOf(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((one) => one.name === name) ?? []
}

/** The first element at a path of names. */
export function elementAt(element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((found, name) => childrenOf(found, name)[0], element)
}

/** The text of an element at a path of names; `null` if it is empty or absent. */
export function textAt(element: XmlElement | undefined, ...path: readonly string[]): string | null {
  return elementAt(element, ...path)?.text.trim() || null
}

function elementIn(xml: string): XmlElement {
  try {
    return readXml(xml)
  } catch {
    throw unreadable()
  }
}

function textIn(base64: string): string {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    return new TextDecoder().decode(bytes)
  } catch {
    throw unreadable()
  }
}

/** Characters of base 64: a response with hundreds of groups is a fifth of it. */
const longestResponse = 2 ** 17

const unreadable = () => new IdentityFault(fault('response-unreadable'))
