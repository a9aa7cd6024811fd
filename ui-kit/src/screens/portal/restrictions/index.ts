export { DomainRestrictions, type DomainRestrictionsProps } from './domain-restrictions.tsx'
export { IpRestrictions, type IpRestrictionsProps } from './ip-restrictions.tsx'
