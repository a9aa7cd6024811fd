import { PorticoError } from '../../../core/errors.ts'
import { visibleText } from '../../../core/visible-text.ts'
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

/** The name of a group. Throws `sso-group-required` without one. */
export function groupIn(given: string): string {
  const group = given.trim()
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
