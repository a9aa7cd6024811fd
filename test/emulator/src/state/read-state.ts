import { malformed } from '../http/errors.ts'
import { isRecord, shaped } from './shape.ts'
import { stateShape } from './state-shape.ts'
import { type State, stateVersion } from './types.ts'

/**
 * Reads a state that was written by {@link Emulator.snapshot} or by hand. Refuses, with what is wrong and where, one of
 * another version, one that has another form, and one that contradicts itself.
 */
export function readState(value: unknown): State {
  if (!isRecord(value)) throw malformed('a state is an object')
  const version = Object.hasOwn(value, 'version') ? value['version'] : undefined
  if (version === undefined) throw malformed(`a state has the version ${stateVersion}, and this has none`)
  if (version !== stateVersion) {
    throw malformed(`it has the version ${JSON.stringify(version)}, and this emulator reads ${stateVersion}`)
  }
  // A state that was written before there was a federation has none.
  const federation = { social: [], attempts: [], grants: [] }
  return consistent({ federation, ...withPresentSeverities(structuredClone(value)) })
}

/** The same value, if it is a state. Refuses another form and contradictions, with what is wrong and where. */
export function consistent(value: unknown): State {
  const state = shaped(stateShape, value, 'state')
  const fault = contradiction(state)
  if (fault !== null) throw malformed(fault)
  return state
}

/** Audit rows were once of a severity between the two that there are. */
function withPresentSeverities(value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { audits } = value
  if (!Array.isArray(audits)) return value
  return {
    ...value,
    audits: audits.map((row) => (isRecord(row) && row['severity'] === 'Medium' ? { ...row, severity: 'Info' } : row)),
  }
}

/** What a form cannot say: that names are used once, and that what is spoken of is there. */
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
