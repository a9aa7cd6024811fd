import { malformed } from '../http/errors.ts'
import { seedState } from './seed.ts'
import type { State } from './types.ts'

/** Reads a state that was written by {@link Emulator.snapshot}; refuses what lacks a member or has another's type. */
export function readSeed(value: unknown): State {
  if (typeof value !== 'object' || value === null) throw malformed('seed must be "demo", "empty" or a state')
  const empty = seedState('empty', { random: 1, tenants: 0, users: 0 })
  const given = new Map(Object.entries(value))
  for (const [name, sample] of Object.entries(empty)) {
    if (kindOf(given.get(name)) !== kindOf(sample)) throw malformed(`The seed's ${name} must be a ${kindOf(sample)}`)
  }
  // Every member is there and of its kind, by the loop above.
  return structuredClone(value) as State
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
}
