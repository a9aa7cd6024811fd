import { membersOf, root, storedPolicy, type Wire } from './policy.ts'

/**
 * The sign-ins that need a second factor: those of users who have one (`none` is enforced), all but single sign-on, or all.
 * Other values are kept as they are.
 */
export type MfaEnforcement = 'none' | 'exceptSso' | 'all' | (string & {})

/** The policy of second factors. */
export interface MfaPolicy {
  /** The enforcement that holds: that of the tenant, or the vendor's if it is stronger. */
  readonly enforcement: MfaEnforcement
  /** The enforcement of the vendor. A weaker one cannot be saved. */
  readonly least: MfaEnforcement
  /** `true` if it can begin later, by `enforcedFrom`: the provider offers it, and the vendor asks for nothing by itself. */
  readonly isPostponable: boolean
  /**
   * When it begins to hold (ISO 8601): the earlier begin, if tenant and vendor both ask. Until then a sign-in may postpone its
   * factor. `null` for at once.
   */
  readonly enforcedFrom: string | null
}

/** The policy of second factors. A tenant without one may have an enforcement in its general settings. */
export const mfa = storedPolicy<MfaPolicy, Wire['MfaPolicy'], Wire['SaveMfaPolicy']>({
  calls: ({ get, post, patch }) => ({
    own: (options) => get(`${root}/mfa-policy`, options),
    vendor: (options) => get(`${root}/mfa-policy/vendor`, options),
    create: (options) => post(`${root}/mfa-policy`, options),
    update: (options) => patch(`${root}/mfa-policy`, options),
  }),
  shape: { enforcement: 'string', least: 'string', isPostponable: 'flag', 'enforcedFrom|null': 'string' },
  read(own, vendor, general) {
    const asking = own ?? general
    const least = enforcementOf(vendor) ?? 'none'
    const enforcement = strongest(enforcementOf(asking), enforcementOf(vendor))
    if (enforcement === null) return null
    return {
      enforcement,
      least,
      isPostponable: own?.isPostponable === true && least === 'none',
      enforcedFrom: beginInForce(asking, vendor),
    }
  },
  write(patch, present, vendor) {
    // The begin is sent only to a provider that offers it, and stays the one in force if the patch has none.
    const usual = { enforceMFAType: 'DontForce', ...(present?.isPostponable && { enforcedFrom: null }) } as const
    const changed = { ...patch, ...(patch.enforcement !== undefined && { enforceMFAType: wireOf(patch.enforcement) }) }
    return membersOf<Wire['SaveMfaPolicy']>(usual, { ...present, enforcedFrom: beginInForce(present, vendor) }, changed)
  },
  isWeaker: ({ least }, { enforcement: wanted }) => wanted !== undefined && isWeaker(wanted, least),
})

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

/** The enforcements as the wire names them, the weakest first. */
const wireNames: Readonly<Record<string, string>> = { none: 'DontForce', exceptSso: 'ForceExceptSAML', all: 'Force' }
const byStrength = Object.keys(wireNames)

function enforcementOf(policy: Partial<Pick<Wire['MfaPolicy'], 'enforceMFAType'>> | null): MfaEnforcement | undefined {
  const wire = policy?.enforceMFAType
  return byStrength.find((name) => wireNames[name] === wire) ?? wire
}

function wireOf(enforcement: MfaEnforcement): string {
  return Object.hasOwn(wireNames, enforcement) ? (wireNames[enforcement] ?? enforcement) : enforcement
}

type Asking = Partial<Pick<Wire['MfaPolicy'], 'enforceMFAType' | 'enforcedFrom'>>

/** The earliest begin of the policies that ask for a second factor. `null` for at once. */
function beginInForce(...policies: readonly (Asking | null)[]): string | null {
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
