import type { SsoTestPerson, SsoTestReceived } from '@portico/headless/portal/sso-connections'

/** The use of a received value. `ignored` has no effect. */
export type Becomes = 'email' | 'name' | 'roles' | 'ignored'

/** A value that the identity provider sent. */
export interface ReceivedRow {
  /** The name as it came, or a kind that has words. */
  readonly name: string
  readonly kind: 'issuer' | 'nameId' | 'attribute' | 'groups'
  readonly values: readonly string[]
  /** `null` if the test failed, so that nothing becomes of it. */
  readonly becomes: Becomes | null
}

/** The received values in display order: name id, attributes, groups that are no attribute, and the issuer. */
export function receivedRows(
  { issuer, nameId, attributes, groups }: SsoTestReceived,
  person: SsoTestPerson | null,
): readonly ReceivedRow[] {
  const hasGroups = attributes.some(({ values }) => isSame(values, groups))
  const row = (kind: ReceivedRow['kind'], name: string, values: readonly string[]): ReceivedRow => ({
    kind,
    name,
    values,
    becomes: person && becomesOf(values, groups, person),
  })
  return [
    ...(nameId === null ? [] : [row('nameId', 'nameId', [nameId])]),
    ...attributes.map(({ name, values }) => row('attribute', name, values)),
    ...(groups.length === 0 || hasGroups ? [] : [row('groups', 'groups', groups)]),
    ...(issuer === null ? [] : [row('issuer', 'issuer', [issuer])]),
  ]
}

function becomesOf(values: readonly string[], groups: readonly string[], person: SsoTestPerson): Becomes {
  if (values.some((value) => value.toLowerCase() === person.email.toLowerCase())) return 'email'
  if (isSame(values, groups)) return person.groups.length > 0 ? 'roles' : 'ignored'
  const names = person.name.split(/\s+/)
  const isName = values.length > 0 && values.every((value) => value === person.name || names.includes(value))
  return isName ? 'name' : 'ignored'
}

function isSame(values: readonly string[], groups: readonly string[]): boolean {
  return groups.length > 0 && values.length === groups.length && values.every((value) => groups.includes(value))
}
