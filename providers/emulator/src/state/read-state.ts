import { malformed } from '@portico/headless/provider'
import { shaped } from '../core/shape.ts'
import { stateVersion } from '../core/state.ts'
import { isRecord } from '../http/json.ts'
import { areaParts, type State, stateShape } from './state.ts'

/**
 * Reads a state from {@link Emulator.snapshot}, or one written by hand. The members of an area may be missing: they read
 * as empty. Refuses another version, another shape and contradictions, with the fault and its place.
 */
export function readState(value: unknown): State {
  if (!isRecord(value)) throw malformed('a state is an object')
  const version = Object.hasOwn(value, 'version') ? value['version'] : undefined
  if (version === undefined) throw malformed(`a state has the version ${stateVersion}, and this has none`)
  if (version !== stateVersion) {
    throw malformed(`it has the version ${JSON.stringify(version)}, and this emulator reads ${stateVersion}`)
  }
  return consistent({ ...emptyParts(), ...withPresentSeverities(structuredClone(value)) })
}

/** Returns the value if it is a state. Refuses another shape and contradictions, with the fault and its place. */
export function consistent(value: unknown): State {
  const state = shaped(stateShape, value, 'state')
  const fault = contradiction(state)
  if (fault !== null) throw malformed(fault)
  return state
}

function emptyParts(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(areaParts).map(([name, { empty }]) => [name, empty()]))
}

/** Replaces the former severity `Medium` of audit rows. */
function withPresentSeverities(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { audits } = value
  if (!Array.isArray(audits)) return value
  return {
    ...value,
    audits: audits.map((row) => (isRecord(row) && row['severity'] === 'Medium' ? { ...row, severity: 'Info' } : row)),
  }
}

/** The faults that no shape finds: ids used twice, and tenants that do not exist. */
function contradiction({ users, tenants }: State): string | null {
  const known = new Set(tenants.map(({ id }) => id))
  const stranger = users.findIndex(({ memberships }) => memberships.some(({ tenantId }) => !known.has(tenantId)))
  if (stranger !== -1) return `state.users[${stranger}] belongs to a tenant that is not there`
  return (
    twice(
      'tenants',
      'id',
      tenants.map(({ id }) => id),
    ) ??
    twice(
      'users',
      'id',
      users.map(({ id }) => id),
    ) ??
    twice(
      'users',
      'email',
      users.map(({ email }) => email),
    )
  )
}

function twice(of: string, name: string, values: readonly string[]): string | null {
  const seen = new Set<string>()
  const index = values.findIndex((value) => seen.size === seen.add(value).size)
  return index === -1 ? null : `state.${of}[${index}].${name} is that of another one`
}
