export { domainRestrictionsFeature } from './domain-restrictions.ts'
export { domainRestrictionErrors, ipRestrictionErrors } from './errors.ts'
export { ipRestrictionsFeature } from './feature.ts'
export { ipRangeSize, isIpRange } from './ip-range.ts'
export { type IpFault, type ParsedIps, parseIps, plainIp } from './parse-ips.ts'
export type {
  AddDomainRestrictionInput,
  AddedIpRestrictions,
  AddIpRestrictionInput,
  AddIpRestrictionsInput,
  AddOwnAddressInput,
  DomainRestriction,
  DomainRestrictionConfig,
  DomainRestrictionsActions,
  DomainRestrictionsState,
  IpRestriction,
  IpRestrictionConfig,
  IpRestrictionsActions,
  IpRestrictionsState,
  NewIpRestriction,
  OwnAddress,
  RestrictionType,
} from './types.ts'
export { useDomainRestrictions } from './use-domain-restrictions.ts'
export { useIpRestrictions } from './use-ip-restrictions.ts'
