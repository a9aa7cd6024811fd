import type { MfaEnforcement } from './types.ts'

/** The stronger one of two enforcements. One that is not known counts as the strongest, so that it is never weakened. */
export function strongest(one: MfaEnforcement | undefined, other: MfaEnforcement | undefined): MfaEnforcement | null {
  if (one === undefined || other === undefined) return one ?? other ?? null
  return isWeaker(one, other) ? other : one
}

/** `true` if an enforcement asks of fewer sign-ins than another one. */
export function isWeaker(one: MfaEnforcement, other: MfaEnforcement): boolean {
  return strengthOf(one) < strengthOf(other)
}

function strengthOf(enforcement: MfaEnforcement): number {
  const place = byStrength.indexOf(enforcement)
  return place === -1 ? byStrength.length : place
}

const byStrength: readonly MfaEnforcement[] = ['DontForce', 'ForceExceptSAML', 'Force']
