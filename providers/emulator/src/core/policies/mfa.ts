import { Refusal } from '@portico/headless/provider'
import { type Body, oneOf as oneIn, text as textIn } from '../../http/body.ts'
import { choice, orNull, wholeNumber } from '../options.ts'
import { nullable, oneOf, optional, record, text } from '../shape.ts'
import { type Keeping, policy } from './policy.ts'

/** When a sign-in requires a second factor. */
export interface MfaPolicy {
  id: string
  /** The value `ForceExceptSAML` exempts single sign-on. */
  enforceMFAType: 'DontForce' | 'Force' | 'ForceExceptSAML'
  /** When it begins to hold (ISO 8601). Until then people are asked, and may postpone it. Absent or `null`: at once. */
  enforcedFrom?: string | null
  createdAt: string
  updatedAt: string
}

export const mfa = policy<'mfa', MfaPolicy, { mfa: 'off' | 'forced' | 'forcedExceptSso'; mfaInDays: number | null }>(
  'mfa',
  {
    shape: record<MfaPolicy>({
      id: text,
      enforceMFAType: oneOf('DontForce', 'Force', 'ForceExceptSAML'),
      enforcedFrom: optional(nullable(text)),
      createdAt: text,
      updatedAt: text,
    }),
    usual: (stamps) => ({ ...stamps, enforceMFAType: 'DontForce' }),
    operations: {
      changes: 'the policy of the second step',
      own: 'getMfaPolicy',
      vendor: 'getVendorMfaPolicy',
      create: 'createMfaPolicy',
      update: 'updateMfaPolicy',
      read(body, _, stamps) {
        const enforceMFAType = oneIn(body, 'enforceMFAType', enforcements)
        const enforcedFrom = enforceMFAType === 'DontForce' ? null : beginIn(body)
        return { ...stamps(), enforceMFAType, enforcedFrom }
      },
    },
    answer: (kept) => ({ ...kept, enforcedFrom: kept.enforcedFrom ?? null, isPostponable: true }),
    options: {
      mfa: choice(['off', 'forced', 'forcedExceptSso']),
      mfaInDays: orNull(wholeNumber('days', 1, 365)),
    },
    arrange(former, asked, stamps, now) {
      const begin = typeof asked.mfaInDays === 'number' ? new Date(now + asked.mfaInDays * day).toISOString() : null
      return {
        ...stamps(),
        enforceMFAType: asked.mfa ? wireNames[asked.mfa] : former.enforceMFAType,
        enforcedFrom: asked.mfaInDays === undefined ? (former.enforcedFrom ?? null) : begin,
      }
    },
    shown(own, vendor, now) {
      const enforced = strongest(own, vendor)
      return {
        mfa: enforced === 'Force' ? 'forced' : enforced === 'ForceExceptSAML' ? 'forcedExceptSso' : 'off',
        mfaInDays: daysUntil(own.enforcedFrom, now),
      }
    },
  },
)

/** The enforcement in a tenant: its own, or the vendor's if that is stronger. */
export function enforcementOf(state: MfaState, tenantId: string): MfaPolicy['enforceMFAType'] {
  return strongest(mfa.of(state, tenantId), mfa.of(state, '*'))
}

/** When the tenant begins to require a second factor, in epoch milliseconds; `null` for never. It may exempt single sign-on. */
export function enforcementBegins(state: MfaState, tenantId: string, isFromSso: boolean): number | null {
  const exempt = isFromSso ? ['DontForce', 'ForceExceptSAML'] : ['DontForce']
  const begins = [mfa.of(state, tenantId), mfa.of(state, '*')].flatMap(({ enforceMFAType, enforcedFrom }) =>
    exempt.includes(enforceMFAType) ? [] : [enforcedFrom ? Date.parse(enforcedFrom) : 0],
  )
  return begins.length === 0 ? null : Math.min(...begins)
}

type MfaState = Keeping<'mfa', MfaPolicy>

function strongest(one: MfaPolicy, other: MfaPolicy): MfaPolicy['enforceMFAType'] {
  return (
    enforcements.findLast((enforcement) => [one, other].some((policy) => policy.enforceMFAType === enforcement)) ??
    'DontForce'
  )
}

/** From the weakest to the strongest. */
const enforcements = ['DontForce', 'ForceExceptSAML', 'Force'] as const
const wireNames = { off: 'DontForce', forced: 'Force', forcedExceptSso: 'ForceExceptSAML' } as const
const day = 86_400_000

/** When an enforcement begins to hold, as ISO 8601; `null` for at once. */
function beginIn(body: Body): string | null {
  if (body['enforcedFrom'] == null) return null
  const given = textIn(body, 'enforcedFrom')
  const begin = Date.parse(given)
  if (!isoTime.test(given) || Number.isNaN(begin) || !isDay(given.slice(0, 10))) {
    throw new Refusal(400, 'ER-MFA-BEGIN-INVALID', 'Give a date and time with its time zone, or null')
  }
  return new Date(begin).toISOString()
}

const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/

/** `false` for a day that its month does not have. */
function isDay(date: string): boolean {
  return new Date(Date.parse(`${date}T00:00:00Z`)).toJSON()?.startsWith(date) === true
}

/** Whole days until a time (ISO 8601); `null` if it is over. */
function daysUntil(time: string | null | undefined, now: number): number | null {
  const days = time ? Math.ceil((Date.parse(time) - now) / day) : 0
  return days > 0 ? days : null
}
