import type { Shape } from '../../../core/shape.ts'
import type {
  DomainRestriction,
  DomainRestrictionConfig,
  IpRestriction,
  IpRestrictionConfig,
  OwnAddress,
} from './types.ts'

/** The types of the members of {@link IpRestriction}. */
export const ipRestrictionShape: Shape<IpRestriction> = {
  id: 'string',
  ip: 'text',
  strategy: 'string',
  isActive: 'flag',
  description: 'text',
  createdAt: 'text',
  updatedAt: 'text',
}

/** The types of the members of {@link IpRestrictionConfig}. */
export const ipRestrictionConfigShape: Shape<IpRestrictionConfig> = { isActive: 'flag', strategy: 'string' }

/** The types of the members of {@link OwnAddress}. */
export const ownAddressShape: Shape<OwnAddress> = { ip: 'string', isAdmitted: 'boolean' }

/** The types of the members of {@link DomainRestriction}. */
export const domainRestrictionShape: Shape<DomainRestriction> = { id: 'string', domain: 'text', type: 'string' }

/** The types of the members of {@link DomainRestrictionConfig}. */
export const domainRestrictionConfigShape: Shape<DomainRestrictionConfig> = {
  isActive: 'flag',
  isPublicDomainBlocked: 'flag',
  listType: 'string',
}
