import { drawId } from '../core/random.ts'
import { type RestrictionType, restrictionRecords } from '../core/restriction-records.ts'
import type { Tenant } from '../core/tenants.ts'
import type { State } from './state.ts'

/**
 * Gives the demo lists of addresses and domains, none of them in use. The ids come from a sequence of their own, so ids
 * drawn later stay the same.
 */
export function restrictionDemo(state: State, { id: tenantId }: Tenant): void {
  const numbers = { random: (state.random ^ 0x1bad0) >>> 0 }
  const own = restrictionRecords.of(state)
  own.ipRestrictions = addresses.map(([ip, description, strategy, day, isActive = true]) => {
    const stamp = `${day}T09:00:00.000Z`
    return { id: drawId(numbers), tenantId, ip, strategy, isActive, description, createdAt: stamp, updatedAt: stamp }
  })
  own.domainRestrictions = domains.map(([domain, type]) => ({ id: drawId(numbers), tenantId, domain, type }))
}

type DemoAddress = readonly [
  ip: string,
  description: string,
  strategy: RestrictionType,
  /** A time in ISO 8601 format. */
  day: string,
  isActive?: boolean,
]

const addresses: readonly DemoAddress[] = [
  ['198.51.100.0/27', 'Bristol office', 'ALLOW', '2025-02-02'],
  ['192.0.2.14', 'VPN', 'ALLOW', '2025-02-02'],
  ['2001:db8:4:1::/64', 'Cardiff office', 'ALLOW', '2025-03-09'],
  ['203.0.113.0/24', 'Leeds office', 'ALLOW', '2025-04-14'],
  ['203.0.114.77', 'Auditors, until December', 'ALLOW', '2025-11-01', false],
  ['203.0.115.0/24', 'Repeated attacks', 'BLOCK', '2025-06-20'],
]

const domains: readonly (readonly [domain: string, type: RestrictionType])[] = [
  ['acme.test', 'ALLOW'],
  ['acme-labs.test', 'ALLOW'],
  ['packwell.example', 'ALLOW'],
  ['throwaway.example', 'BLOCK'],
]
