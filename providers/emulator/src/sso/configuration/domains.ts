import { missing, Refusal } from '@portico/headless/provider'
import type { Call } from '../../calls/call.ts'
import type { CoreState } from '../../core/state.ts'
import { digest } from '../../crypto/password-hash.ts'
import { type Body, text } from '../../http/body.ts'
import { type SsoConnection, ssoRecords } from '../records.ts'

/** The text of the TXT record that proves a domain. */
export function verificationOf({ id }: Pick<SsoConnection, 'id'>, domain: string): string {
  return `${mark}${digest(`${id} ${domain}`)
    .replace(/[^\da-z]/gi, '')
    .slice(0, 24)}`
}

/** Adds the domain of a body, to be validated, and returns it. Refuses one that any connection has validated. */
export function addDomain(state: CoreState, connection: SsoConnection, body: Body): string {
  const domain = domainIn(body)
  const { domains, pendingDomains = [] } = connection
  if (domains.includes(domain) || pendingDomains.includes(domain)) throw twice()
  refuseTaken(state, connection, domain)
  connection.pendingDomains = [...pendingDomains, domain]
  return domain
}

/** Removes a domain. Its users are no longer sent to the identity provider. */
export function removeDomain(connection: SsoConnection, domain: string): void {
  refuseUnknown(connection, domain)
  const kept = (domains: readonly string[] = []) => domains.filter((one) => one !== domain)
  connection.domains = kept(connection.domains)
  connection.pendingDomains = kept(connection.pendingDomains)
}

/** The result of a check: what the DNS has in the place of the record. */
export type DomainCheck = 'valid' | 'missing' | { readonly found: readonly string[] }

/** Looks for the record of a domain. A domain without it is no longer validated. */
export function checkDomain(state: CoreState, connection: SsoConnection, domain: string): DomainCheck {
  refuseUnknown(connection, domain)
  refuseTaken(state, connection, domain)
  const values = ssoRecords.of(state).txtRecords.flatMap(({ name, value }) => (name === domain ? [value] : []))
  const isValid = values.includes(verificationOf(connection, domain))
  const others = (domains: readonly string[] = []) => domains.filter((one) => one !== domain)
  const isSame = connection.domains.includes(domain) === isValid
  if (!isSame) {
    connection.domains = [...others(connection.domains), ...(isValid ? [domain] : [])]
    connection.pendingDomains = [...others(connection.pendingDomains), ...(isValid ? [] : [domain])]
  }
  if (isValid) return 'valid'
  const found = values.filter((value) => value.startsWith(mark))
  return found.length === 0 ? 'missing' : { found }
}

/** Checks the domain of the path. Refuses one without its record, with the record found in its place. */
export function validateDomain({ state, path }: Call, connection: SsoConnection): void {
  const check = checkDomain(state, connection, path['domainId'] ?? '')
  if (check === 'valid') return
  if (check === 'missing')
    throw new Refusal(400, 'ER-SSO-DNS-MISSING', 'The record is not there yet. New records may take up to 48 hours')
  const details = { body: { context: { found: check.found } } }
  throw new Refusal(400, 'ER-SSO-DNS-MISMATCH', 'The domain has another record. Replace its value', details)
}

/** A domain in a body, in small letters. */
export function domainIn(body: Body): string {
  const domain = text(body, 'domain').trim().toLowerCase()
  if (domain.length <= 255 && domainForm.test(domain)) return domain
  throw new Refusal(400, 'ER-SSO-DOMAIN-INVALID', 'That is not a domain. Enter one like company.com, without an @')
}

/** Refuses a domain that another connection has validated. */
export function refuseTaken(state: CoreState, connection: SsoConnection, domain: string): void {
  const { ssoConnections } = ssoRecords.of(state)
  if (!ssoConnections.some((one) => one.id !== connection.id && one.domains.includes(domain))) return
  throw new Refusal(409, 'ER-SSO-DOMAIN-TAKEN', 'Another connection has verified this domain')
}

function refuseUnknown({ domains, pendingDomains = [] }: SsoConnection, domain: string): void {
  if (!domains.includes(domain) && !pendingDomains.includes(domain)) throw missing('The domain')
}

const mark = 'portico-verify='
/** Labels of at most 63 characters. The last one is not all digits. */
const domainForm = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])$/

const twice = () => new Refusal(409, 'ER-SSO-DOMAIN-EXISTS', 'This connection has the domain already')
