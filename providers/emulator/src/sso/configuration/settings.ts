import { malformed, Refusal } from '@portico/headless/provider'
import type { OidcProvider, SamlProvider } from '../../calls/relying-party.ts'
import { type Body, flag, oneOf, optionalText } from '../../http/body.ts'
import { protocolOf, type SsoConnection, ssoTypes } from '../records.ts'
import { hiddenSecret } from './answers.ts'
import { certificatesOf } from './certificate.ts'
import type { ReadMetadata } from './metadata.ts'

/** Applies the members of a body to a connection. A refusal changes nothing. */
export function applySettings(connection: SsoConnection, body: Body): void {
  const { saml, oidc, nextCertificate: _, ...next } = connection
  if (body['type'] !== undefined) next.type = oneOf(body, 'type', ssoTypes)
  for (const name of ['enabled', 'signRequest', 'skipEmailDomainValidation'] as const)
    if (body[name] !== undefined) next[name] = flag(body, name)
  const name = optionalText(body, 'name')?.trim()
  if (name !== undefined) next.name = name
  const acsUrl = optionalText(body, 'acsUrl')
  const spEntityId = optionalText(body, 'spEntityId')
  if (acsUrl !== undefined) next.acsUrl = addressIn(acsUrl, 'acsUrl')
  if (spEntityId !== undefined) next.spEntityId = spEntityId.trim()
  // The values of the other protocol are those of another provider.
  const provider =
    protocolOf(next) === 'oidc'
      ? { oidc: oidcIn(oidc ?? (saml && noOidc), body) }
      : { saml: samlIn(saml ?? (oidc && noSaml), body) }
  const changed = { ...next, ...defined(provider) }
  refuseIncomplete(changed)
  delete connection.saml
  delete connection.oidc
  if (protocolOf(next) === 'oidc') delete connection.nextCertificate
  Object.assign(connection, changed)
}

/** The values of a new connection, which has no provider yet. */
export const noSaml: SamlProvider = { entityId: '', entryPoint: '', certificate: '' }
export const noOidc: OidcProvider = { issuer: '', clientId: '', clientSecret: null }

/** Applies metadata to a connection, which uses SAML from then on. */
export function applyMetadata(connection: SsoConnection, { saml, signRequest }: ReadMetadata): void {
  if (protocolOf(connection) === 'oidc') connection.type = 'saml'
  delete connection.oidc
  Object.assign(connection, { saml, signRequest })
}

/** The connection has all values that a sign-in needs. */
export function isComplete({ saml, oidc, ...connection }: SsoConnection): boolean {
  // One without values has a provider of the emulator.
  if (protocolOf(connection) === 'oidc') return !oidc || (oidc.issuer !== '' && oidc.clientId !== '')
  return !saml || (saml.entryPoint !== '' && saml.certificate !== '')
}

function refuseIncomplete(connection: SsoConnection): void {
  if (!connection.enabled || isComplete(connection)) return
  throw unfinished()
}

export const unfinished = () =>
  new Refusal(400, 'ER-SSO-INCOMPLETE', 'The connection lacks values of its identity provider. Add them first')

function samlIn(saml: SamlProvider | undefined, body: Body): SamlProvider | undefined {
  const entryPoint = optionalText(body, 'ssoEndpoint')
  const certificate = optionalText(body, 'publicCertificate')
  if (entryPoint === undefined && certificate === undefined) return saml
  const former = saml ?? noSaml
  const next = {
    entryPoint: entryPoint === undefined ? former.entryPoint : addressIn(entryPoint, 'ssoEndpoint'),
    certificate: certificate === undefined ? former.certificate : certificatesOf(certificate),
  }
  // The name from metadata is that of the former provider.
  const isSame = next.entryPoint === former.entryPoint
  return { ...next, entityId: isSame ? former.entityId : '' }
}

function oidcIn(oidc: OidcProvider | undefined, body: Body): OidcProvider | undefined {
  const issuer = optionalText(body, 'ssoEndpoint')
  const clientId = optionalText(body, 'oidcClientId')?.trim()
  const given = optionalText(body, 'oidcSecret')?.trim()
  const secret = given === hiddenSecret ? undefined : given
  if (issuer === undefined && clientId === undefined && secret === undefined) return oidc
  const former = oidc ?? noOidc
  return {
    issuer: issuer === undefined ? former.issuer : issuerIn(issuer),
    clientId: clientId ?? former.clientId,
    clientSecret: secret === undefined ? former.clientSecret : secret || null,
  }
}

function defined(provider: { readonly saml: SamlProvider | undefined } | { readonly oidc: OidcProvider | undefined }) {
  return Object.fromEntries(Object.entries(provider).filter(([, value]) => value !== undefined))
}

/** An issuer, which has no query, and https beyond this machine (OpenID Connect Core 1.0, section 2). */
function issuerIn(given: string): string {
  const issuer = addressIn(given, 'ssoEndpoint')
  if (!issuer.includes('?') && !/^http:\/\/(?!(?:localhost|127(?:\.\d+){3}|\[::1\])(?:[:/]|$))/i.test(issuer))
    return issuer
  throw endpointInvalid()
}

/** An address of the web without credentials, fragment and placeholders, or an empty text. */
function addressIn(given: string, name: string): string {
  const address = given.trim()
  if (address === '') return address
  if (/^https?:\/\/[^\s{}<>#]+$/i.test(address) && URL.canParse(address) && !hasCredentials(new URL(address)))
    return address
  if (name === 'acsUrl') throw malformed('acsUrl must be a web address')
  throw endpointInvalid()
}

const hasCredentials = ({ username, password }: URL) => username !== '' || password !== ''

const endpointInvalid = () =>
  new Refusal(400, 'ER-SSO-ENDPOINT-INVALID', 'That is not a web address. It begins with https://')
