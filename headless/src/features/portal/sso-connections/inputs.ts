import { PorticoError } from '../../../core/errors.ts'
import { isLoopback } from '../../../core/loopback.ts'
import { pastedAddress } from '../../../core/pasted-address.ts'
import { shownLine, visibleText } from '../../../core/visible-text.ts'
import { webAddress } from '../../../core/web-address.ts'
import { ssoConnectionErrors } from './errors.ts'
import { plainMetadata } from './plain-certificate.ts'
import type { SsoMetadata } from './types.ts'

/** A domain in small letters, an international one in its ASCII form. Throws `sso-domain-invalid` for anything else. */
export function domainIn(given: string): string {
  const typed = given.trim()
  const domain = /[\s/\\@:?#]/.test(typed) ? '' : (webAddress(`https://${typed}`)?.hostname ?? '')
  const labels = domain.split('.')
  const isName = labels.length > 1 && labels.every((one) => label.test(one)) && !/^\d+$/.test(labels.at(-1) ?? '')
  if (isName && domain.length <= 255) return domain
  throw new PorticoError(ssoConnectionErrors.ssoDomainInvalid, 'Enter a domain like company.com, without an @')
}

/** Changes whose pasted address is that of the issuer: its configuration is below it (OpenID Connect Discovery 1.0, section 4). */
export function withPlainEndpoint<Changes extends { readonly ssoEndpoint?: string }>(changes: Changes): Changes {
  const { ssoEndpoint } = changes
  if (ssoEndpoint === undefined) return changes
  return { ...changes, ssoEndpoint: pastedAddress(ssoEndpoint).replace(/\/\.well-known\/openid-configuration\/?$/, '') }
}

/**
 * Refuses an address at which no provider can be: one with a placeholder, credentials or a fragment. An issuer has no query either, and
 * `http:` on this machine alone (OpenID Connect Discovery 1.0, section 3). Throws `sso-endpoint-invalid`.
 */
export function checkEndpoint({ ssoEndpoint }: { readonly ssoEndpoint?: string }, protocol: 'saml' | 'oidc'): void {
  const text = pastedAddress(ssoEndpoint ?? '')
  const address = webAddress(text)
  const isIssuer = protocol === 'oidc'
  const isRefused =
    /[{}<>#]/.test(text) ||
    (address !== null &&
      (address.username + address.password !== '' ||
        (isIssuer && (text.includes('?') || (address.protocol === 'http:' && !isLoopback(address))))))
  if (!isRefused) return
  throw new PorticoError(
    ssoConnectionErrors.ssoEndpointInvalid,
    'Enter the address as the provider shows it for your account, without placeholders, a password or a #',
  )
}

/** The name of a group. Throws `sso-group-required` without one. */
export function groupIn(given: string): string {
  const group = shownLine(given)
  if (group !== '') return group
  throw new PorticoError(ssoConnectionErrors.ssoGroupRequired, 'Enter the name of a group')
}

/** Metadata that is not empty. Throws `sso-metadata-required` for an empty text or address. */
export function metadataIn(given: SsoMetadata): SsoMetadata {
  const text = 'metadata' in given ? plainMetadata(given.metadata) : visibleText(given.url).trim()
  if (text === '') throw new PorticoError(ssoConnectionErrors.ssoMetadataRequired, 'Add the metadata, or its address')
  return 'metadata' in given ? { metadata: text } : { url: text }
}

const label = /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/
