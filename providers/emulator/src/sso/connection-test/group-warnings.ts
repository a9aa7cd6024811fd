import { fault, type ReceivedIdentity, type SsoFault } from '../../calls/identity-fault.ts'
import type { SsoConnection } from '../records.ts'
import { groupNames } from '../saml/received-in.ts'

/** The fault of groups that give no roles, if the connection gives roles by group. It refuses no sign-in. */
export function groupWarnings(
  { groups: mappings = [] }: SsoConnection,
  { attributes, groups }: ReceivedIdentity,
): SsoFault[] {
  const names = mappings.map(({ group }) => group)
  if (names.length === 0 || groups.some((group) => names.includes(group))) return []
  const [expected, received] = [names.join(', '), groups.join(', ')]
  if (groups.length > 0) {
    const isById = groups.every(isId) && !names.every(isId)
    return [fault(isById ? 'groups-by-id' : 'groups-unmapped', expected, received)]
  }
  const overage = attributes.find(({ name, values }) => isOverage(name, values))
  if (overage) return [fault('groups-overage', null, overage.name)]
  const renamed =
    attributes.find(({ values }) => values.some((value) => names.includes(value))) ??
    attributes.find(({ name, values }) => values.some(Boolean) && /group|memberof/i.test(name))
  const known = groupNames.join(', ')
  return [renamed ? fault('groups-renamed', known, renamed.name) : fault('groups-missing', known)]
}

/** Entra sends a link in the place of more than 150 groups by SAML, or 200 by OpenID Connect. */
function isOverage(name: string, values: readonly string[]): boolean {
  if (name === 'http://schemas.microsoft.com/claims/groups.link' || name === 'hasgroups') return true
  return name === '_claim_names' && values.some((value) => value.includes('"groups"'))
}

function isId(group: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(group)
}
