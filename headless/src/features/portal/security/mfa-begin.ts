import type { components } from '../../../http/contract.gen.ts'

type Asking = Partial<Pick<components['schemas']['MfaPolicy'], 'enforceMFAType' | 'enforcedFrom'>>

/** When a second factor begins to be needed (ISO 8601): the earliest begin of the policies that ask for one. `null` for at once. */
export function beginInForce(...policies: readonly (Asking | null)[]): string | null {
  const begins = policies
    .filter((policy) => (policy?.enforceMFAType ?? 'DontForce') !== 'DontForce')
    .map((policy) => timeIn(policy?.enforcedFrom))
  return begins.reduce(earlier, begins[0] ?? null)
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return null
  return Date.parse(other) < Date.parse(one) ? other : one
}

function timeIn(text: string | null | undefined): string | null {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text)) ? text : null
}
