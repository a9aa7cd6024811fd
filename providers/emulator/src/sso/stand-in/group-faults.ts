import type { SsoFaultCode } from '../../calls/identity-fault.ts'

/** The groups of a user, by the name of their attribute or claim. */
export type GroupsChange = (
  groups: readonly string[],
) => readonly (readonly [name: string, ...values: readonly string[]])[]

/** The groups that a provider sends with a fault. The link of Entra has another name in each protocol. */
export function groupFaults(
  overage: readonly [name: string, value: string],
): Partial<Record<SsoFaultCode, GroupsChange>> {
  return {
    'groups-by-id': () => [['groups', '8f2c1f0e-6a0b-4c7e-9d53-1b2f6f0f7a11', '0d6f1f7c-3f6e-4a57-8c1e-5f0a1c9b2e44']],
    'groups-overage': () => [overage],
    'groups-missing': () => [],
    'groups-renamed': (groups) => [['memberOf', ...(groups.length > 0 ? groups : ['staff'])]],
    'groups-unmapped': () => [['groups', 'a-group-without-roles']],
  }
}
