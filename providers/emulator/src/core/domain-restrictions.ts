import { Refusal } from '@portico/headless/provider'
import { type DomainRestriction, type DomainRestrictionConfig, restrictionRecords } from './restriction-records.ts'
import type { CoreState } from './state.ts'

/** Both lists of a tenant. */
export function domainsIn(state: CoreState, tenantId: string): readonly DomainRestriction[] {
  return restrictionRecords.of(state).domainRestrictions.filter((one) => one.tenantId === tenantId)
}

/** The configuration of a tenant. Default: off, with the allow list. */
export function domainConfigOf(state: CoreState, tenantId: string): DomainRestrictionConfig {
  const own = restrictionRecords.of(state).domainRestrictionConfigs.find((one) => one.tenantId === tenantId)
  return own ?? { tenantId, active: false, blockPublicDomains: false, listType: 'ALLOW' }
}

/** Refuses an e-mail address that may not join the tenant. Nothing is refused without a tenant. */
export function refuseDomain(state: CoreState, tenantId: string | null, email: string): void {
  if (tenantId === null) return
  const { active, blockPublicDomains, listType } = domainConfigOf(state, tenantId)
  const name = email.split('@').at(-1)?.toLowerCase() ?? ''
  const isListed = domainsIn(state, tenantId).some(({ type, domain }) => type === listType && domain === name)
  const isFreeMail = blockPublicDomains && publicDomains.includes(name)
  if (!active || (isListed === (listType === 'ALLOW') && !isFreeMail)) return
  throw new Refusal(403, 'ER-DOMAIN-RESTRICTED', 'Addresses of this domain may not join. Use your work address')
}

const publicDomains: readonly string[] = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'live.com',
  'yahoo.com',
  'icloud.com',
  'aol.com',
  'gmx.net',
  'gmx.de',
  'web.de',
  'proton.me',
  'protonmail.com',
  'mail.com',
  'walla.co.il',
]
