import { records, rows } from './records.ts'
import { flag, oneOf, text } from './shape.ts'

/** A list admits its entries alone (`ALLOW`), or everything else (`BLOCK`). */
export type RestrictionType = 'ALLOW' | 'BLOCK'

/** An address or a network on one of the lists of a tenant. */
export interface IpRestriction {
  id: string
  tenantId: string
  /** An address, or `address/length`. */
  ip: string
  strategy: RestrictionType
  /** An entry that is off counts as none. */
  isActive: boolean
  description: string
  createdAt: string
  updatedAt: string
}

/** The use of the lists of addresses in a tenant. */
export interface IpRestrictionConfig {
  tenantId: string
  isActive: boolean
  strategy: RestrictionType
}

/** An e-mail domain on one of the lists of a tenant. Subdomains are domains of their own. */
export interface DomainRestriction {
  id: string
  tenantId: string
  /** In lower case. */
  domain: string
  type: RestrictionType
}

/** The use of the lists of domains in a tenant. */
export interface DomainRestrictionConfig {
  tenantId: string
  active: boolean
  /** Refuses the domains of free mail, also those on the allow list. */
  blockPublicDomains: boolean
  listType: RestrictionType
}

const type = oneOf<RestrictionType>('ALLOW', 'BLOCK')

/** The lists are in the order of their creation. */
export const restrictionRecords = records({
  ipRestrictions: rows<IpRestriction>({
    id: text,
    tenantId: text,
    ip: text,
    strategy: type,
    isActive: flag,
    description: text,
    createdAt: text,
    updatedAt: text,
  }),
  ipRestrictionConfigs: rows<IpRestrictionConfig>({ tenantId: text, isActive: flag, strategy: type }),
  domainRestrictions: rows<DomainRestriction>({ id: text, tenantId: text, domain: text, type }),
  domainRestrictionConfigs: rows<DomainRestrictionConfig>({
    tenantId: text,
    active: flag,
    blockPublicDomains: flag,
    listType: type,
  }),
})
