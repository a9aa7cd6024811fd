import { Refusal } from '@portico/headless/provider'
import type { Call } from '../../calls/call.ts'
import type { SamlProvider } from '../../calls/relying-party.ts'
import { text } from '../../http/body.ts'
import { certificatesOf } from './certificate.ts'
import { elementsIn, readXml, type XmlElement } from './xml.ts'

/** The values of an identity provider, as its metadata names them. */
export interface ReadMetadata {
  readonly saml: SamlProvider
  readonly signRequest: boolean
}

/** Reads the metadata in the body of a call. */
export function metadataIn({ body }: Call): ReadMetadata {
  return readMetadata(text(body, 'metadata'))
}

/** Reads the metadata at the address in the body of a call. The emulator's own addresses need no network. */
export async function metadataAt({ body, url, ownFetch, reach, relyingParty }: Call): Promise<ReadMetadata> {
  const address = text(body, 'url').trim()
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) throw unreachable()
  const isOwn = new URL(address).origin === url.origin
  const document = await (isOwn ? ownDocument() : relyingParty?.readDocument(reach, address, mostBytes))?.catch(
    () => undefined,
  )
  if (document === undefined) throw unreachable()
  return readMetadata(document)

  async function ownDocument(): Promise<string | undefined> {
    const response = await ownFetch(new Request(address))
    return response.ok ? response.text() : undefined
  }
}

/**
 * Reads the metadata of a SAML identity provider. Refuses metadata without a sign-in by redirect or without a certificate.
 *
 * @see https://docs.oasis-open.org/security/saml/v2.0/saml-metadata-2.0-os.pdf
 */
export function readMetadata(document: string): ReadMetadata {
  if (document.length > mostBytes) throw unreadable()
  const root = rootOf(document)
  const entity = [root, ...elementsIn(root, 'EntityDescriptor')].find((one) =>
    one.children.some(({ name }) => name === 'IDPSSODescriptor'),
  )
  const isOfApplication = [root, ...elementsIn(root, 'SPSSODescriptor')].some(({ name }) => name === 'SPSSODescriptor')
  if (!entity && isOfApplication) throw ofApplication()
  const idp = entity?.children.find(({ name }) => name === 'IDPSSODescriptor')
  const entryPoint = (idp?.children ?? []).find(
    ({ name, attributes }) => name === 'SingleSignOnService' && attributes['Binding'] === redirectBinding,
  )?.attributes['Location']
  const entityId = entity?.attributes['entityID']
  const certificates = (idp?.children ?? [])
    .filter(({ name, attributes }) => name === 'KeyDescriptor' && attributes['use'] !== 'encryption')
    .flatMap((key) => elementsIn(key, 'X509Certificate'))
  if (
    !idp ||
    !entityId ||
    !entryPoint ||
    !/^https?:\/\//i.test(entryPoint) ||
    certificates.some(({ text }) => text.trim() === '') ||
    certificates.length === 0
  )
    throw unreadable()
  const certificate = certificates.map((one) => certificatesOf(one.text)).join('\n')
  return {
    saml: { entityId, entryPoint, certificate },
    signRequest: isTrue(idp.attributes['WantAuthnRequestsSigned']),
  }
}

/**
 * `true` for an attribute of the type boolean: `true` or `1`, with white space around it.
 *
 * @see https://www.w3.org/TR/xmlschema-2/#boolean
 */
function isTrue(attribute: string | undefined): boolean {
  return ['true', '1'].includes(attribute?.trim() ?? '')
}

function rootOf(document: string): XmlElement {
  try {
    return readXml(document)
  } catch {
    throw unreadable()
  }
}

const redirectBinding = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const mostBytes = 2 ** 19

const unreadable = () =>
  new Refusal(
    400,
    'ER-SSO-METADATA-INVALID',
    'This is not the metadata of an identity provider. Download its XML again, and use that file as it is',
  )
const ofApplication = () =>
  new Refusal(
    400,
    'ER-SSO-METADATA-OF-APPLICATION',
    'This is the metadata of an application, such as our own. Download that of the identity provider there',
  )
const unreachable = () =>
  new Refusal(
    400,
    'ER-SSO-METADATA-UNREACHABLE',
    'The metadata could not be read at this address. Open it in a browser: it must show XML',
  )
