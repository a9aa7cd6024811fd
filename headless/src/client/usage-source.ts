/**
 * Counts the usage of the tenant, for an application with numbers of its own. It is called for each period that a person asks for. A
 * rejection is shown as a failed read, with another try.
 *
 * @example
 * ```ts
 * import { createClient } from '@portico/headless'
 *
 * const client = createClient({
 *   baseUrl,
 *   async usage({ from, to, step, signal }) {
 *     const answer = await fetch(`/api/usage?from=${from}&to=${to}&step=${step}`, { signal })
 *     return answer.json()
 *   },
 * })
 * ```
 */
export type UsageSource = (query: UsageQuery) => Promise<UsageNumbers>

/** The length of a part of a period. Weeks begin on Monday. */
export type UsageStep = 'day' | 'week' | 'month'

/** The period to count, and its parts. */
export interface UsageQuery {
  /** The first day, as `YYYY-MM-DD`. */
  readonly from: string
  /** The last day, which is included. */
  readonly to: string
  readonly step: UsageStep
  /** The time zone of the days (IANA): that of the account, else that of the browser. */
  readonly timeZone: string
  /** `true` adds the accounts below. */
  readonly hasSubAccounts: boolean
  /** Aborted when the result is not needed any more. */
  readonly signal: AbortSignal
}

/** The numbers of a period. A member that is left out is not counted, and is not on the page. */
export interface UsageNumbers {
  /** The seats of the own account, now. */
  readonly members?: SeatUsage
  /** Those with a second factor, now. */
  readonly secondStep?: SecondStepUsage
  readonly totals?: UsageTotals
  /** The totals of the same number of days before the period. */
  readonly before?: UsageTotals
  /** The parts of the period, oldest first. */
  readonly buckets: readonly UsageBucket[]
  readonly signInWays?: readonly WayUsage[]
  readonly tokens?: readonly TokenUsage[]
  /** The features that the plan of the own account limits. */
  readonly features?: readonly FeatureUsage[]
  /** The accounts of the sum, the own one first. */
  readonly accounts?: readonly AccountUsage[]
}

/** The seats of an account. */
export interface SeatUsage {
  readonly used: number
  /** The seats of the plan; `null` or left out without a limit. */
  readonly limit?: number | null
}

/** The members with a second factor. */
export interface SecondStepUsage {
  readonly covered: number
  /** All members, with and without one. */
  readonly total: number
}

/** The sums of some days. */
export interface UsageTotals {
  /** The members at the end of the days. */
  readonly members?: number
  /** The different people who signed in or were seen. */
  readonly activePeople?: number
  readonly signIns?: number
  /** The calls with API tokens. */
  readonly tokenCalls?: number
}

/** A part of a period. */
export interface UsageBucket extends UsageTotals {
  /** The first day, as `YYYY-MM-DD`. */
  readonly from: string
  /** The last day, which is included. */
  readonly to: string
}

/** The sign-ins by one way. */
export interface WayUsage {
  /** The way. Other values are kept as they are. */
  readonly way: 'password' | 'link' | 'code' | 'sms' | 'passkey' | 'social' | 'sso' | (string & {})
  readonly count: number
  /** The sign-ins of the period before. */
  readonly before?: number
}

/** The calls with one API token. */
export interface TokenUsage {
  readonly id: string
  readonly name: string
  /** All calls, with those that were refused. */
  readonly calls: number
  /** Those of them that were refused. */
  readonly refused?: number
  /** The calls of the period before. */
  readonly before?: number
}

/** The use of a feature that a plan limits. */
export interface FeatureUsage {
  /** The key, such as `api-calls`. */
  readonly key: string
  /** The name for people. Default: the kit's words for the key, else the key. */
  readonly name?: string
  readonly used: number
  /** `null` or left out without a limit. */
  readonly limit?: number | null
  /** The time at which the present count began (ISO 8601), such as that of the billing period; `null` or left out if it is not known. */
  readonly countsFrom?: string | null
  /** The time at which the count begins again (ISO 8601); `null` or left out for a count that does not. */
  readonly resetsAt?: string | null
}

/** The numbers of one account of a sum. */
export interface AccountUsage extends UsageTotals {
  readonly tenantId: string
  readonly name: string
}
