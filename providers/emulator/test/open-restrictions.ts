import type { IpRestriction, RestrictionType } from '../src/core/restriction-records.ts'
import { openScene, personIn } from './open-caller.ts'

/** The addresses of the operations. */
export const at = {
  ips: '/identity/resources/configurations/v1/restrictions/ip',
  domains: '/identity/resources/configurations/restrictions/v1/email-domain',
} as const

/** The address of the office in these tests. */
export const office = '198.51.100.7'

/** Headers of a caller at an address. */
export const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })

/** A scene without restrictions of the demo, and its calls as a person. */
export async function openRestrictions(email = 'admin@acme.test') {
  const scene = openScene()
  scene.emulator.arrange((state) => {
    state.ipRestrictions = []
    state.domainRestrictions = []
  })
  const token = await scene.tokenOf(email)
  const { activeTenantId: tenantId } = personIn(scene.emulator, email)
  /** Puts an entry on a list of addresses. */
  function list(ip: string, strategy: RestrictionType, changes: Partial<IpRestriction> = {}): string {
    const id = `entry-${scene.emulator.snapshot().ipRestrictions.length}`
    scene.emulator.arrange(({ ipRestrictions }) => {
      ipRestrictions.push({ ...blank, id, tenantId, ip, strategy, ...changes })
    })
    return id
  }
  return {
    ...scene,
    token,
    tenantId,
    list,
    /** Uses a list of addresses. */
    restrict: (strategy: RestrictionType, of = tenantId) =>
      scene.emulator.arrange(({ ipRestrictionConfigs }) => {
        ipRestrictionConfigs.push({ tenantId: of, isActive: true, strategy })
      }),
    /** Uses a list of domains, with these entries. */
    restrictDomains: (listType: RestrictionType, domains: readonly string[], blockPublicDomains = false) =>
      scene.emulator.arrange((state) => {
        state.domainRestrictionConfigs.push({ tenantId, active: true, blockPublicDomains, listType })
        for (const domain of domains)
          state.domainRestrictions.push({ id: `domain-${domain}`, tenantId, domain, type: listType })
      }),
    /** Calls as the person. */
    run: (method: string, path: string, body?: unknown) => scene.call(method, path, { token, body }),
  }
}

const stamp = '2026-01-01T00:00:00.000Z'
const blank = { isActive: true, description: '', createdAt: stamp, updatedAt: stamp }
