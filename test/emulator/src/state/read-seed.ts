import { malformed } from '../http/errors.ts'
import { seedState } from './seed.ts'
import type { State } from './types.ts'

/** Reads a state that was written by {@link Emulator.snapshot}; refuses what lacks a member or has another's type. */
export function readSeed(value: unknown): State {
  const demo = seedState('demo', { random: 1, tenants: 0, users: 0 })
  // What is listed has the form of the demo's; tables by name are anybody's to fill.
  const sample = {
    ...demo,
    users: demo.users.filter(({ authenticators }) => authenticators.length > 0),
    security: { ...demo.security, mfa: {}, lockout: {} },
    flags: {},
    adminBox: {},
    entitlements: { features: {}, plans: {} },
  }
  const copy: unknown = structuredClone(value)
  if (isState(copy, sample)) return copy
  throw malformed('The seed must be "demo", "empty" or a state')
}

/** Throws where it can say what is wrong. */
function isState(value: unknown, sample: State): value is State {
  if (kindOf(value) !== 'object') return false
  hold(value, sample, 'seed')
  return true
}

function hold(value: unknown, sample: unknown, at: string): void {
  if (sample === null || (sample !== undefined && value === null && isNullable(at))) return
  const kind = kindOf(sample)
  if (kindOf(value) !== kind) throw malformed(`${at} must be a ${kind}`)
  if (Array.isArray(value) && Array.isArray(sample)) {
    const [first] = sample
    if (first !== undefined) for (const [index, member] of value.entries()) hold(member, first, `${at}[${index}]`)
  } else if (isRecord(value) && isRecord(sample)) {
    for (const [name, member] of Object.entries(sample)) {
      hold(Object.hasOwn(value, name) ? value[name] : undefined, member, `${at}.${name}`)
    }
  }
}

/** Members that are text or number in the demo, and may be nothing. */
function isNullable(at: string): boolean {
  return /\.(?:passwordHash|recoveryCodeHash|rememberDeviceFor)$/.test(at)
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value
}
