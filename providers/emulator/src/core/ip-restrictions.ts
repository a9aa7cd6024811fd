import { Refusal } from '@portico/headless/provider'
import { isWithin } from '../http/ip-range.ts'
import {
  type IpRestriction,
  type IpRestrictionConfig,
  type RestrictionType,
  restrictionRecords,
} from './restriction-records.ts'
import type { CoreState } from './state.ts'

/** One of the lists of a tenant. */
export function ipsIn(state: CoreState, tenantId: string, strategy: RestrictionType): readonly IpRestriction[] {
  return restrictionRecords
    .of(state)
    .ipRestrictions.filter((one) => one.tenantId === tenantId && one.strategy === strategy)
}

/** The configuration of a tenant. Default: off, with the allow list. */
export function ipConfigOf(state: CoreState, tenantId: string): IpRestrictionConfig {
  const own = restrictionRecords.of(state).ipRestrictionConfigs.find((one) => one.tenantId === tenantId)
  return own ?? { tenantId, isActive: false, strategy: 'ALLOW' }
}

/** `true` if a list of the tenant admits the address, also while it is not in use. */
export function admits(state: CoreState, tenantId: string, strategy: RestrictionType, address: string): boolean {
  const isListed = ipsIn(state, tenantId, strategy).some(({ isActive, ip }) => isActive && isWithin(ip, address))
  return isListed === (strategy === 'ALLOW')
}

/** Refuses an address that the list in use does not admit. Nothing is refused without a tenant. */
export function refuseAddress(state: CoreState, tenantId: string | null, address: string): void {
  if (tenantId === null) return
  const { isActive, strategy } = ipConfigOf(state, tenantId)
  if (!isActive || admits(state, tenantId, strategy, address)) return
  throw new Refusal(403, 'ER-IP-RESTRICTED', 'This network may not be used here. Ask your administrator to allow it')
}
