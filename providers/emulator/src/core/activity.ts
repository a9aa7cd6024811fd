import { records, rows } from './records.ts'
import { count, number, text } from './shape.ts'
import type { CoreState } from './state.ts'

/** A sign-in of a person. */
export interface SignIn {
  tenantId: string
  userId: string
  /** The first factor, as the contract names it: `password`, `link`, `code`, `sms`, `passkey`, `social` or `sso`. */
  way: string
  /** The time, in epoch milliseconds. */
  at: number
}

/** A person was in a tenant within a quarter of an hour. */
export interface Visit {
  tenantId: string
  userId: string
  /** The start of the quarter, in epoch milliseconds. Days of all time zones begin with one. */
  at: number
}

/** The calls with an API token within a quarter of an hour. */
export interface TokenCalls {
  tenantId: string
  tokenId: string
  /** The start of the quarter, in epoch milliseconds. */
  at: number
  /** All of them, with those that were refused. */
  calls: number
  refused: number
}

/** The actions of people and machines, oldest first. */
export interface Activity {
  signIns: SignIn[]
  visits: Visit[]
  tokenCalls: TokenCalls[]
}

export const activityRecords = records<Activity>({
  signIns: rows<SignIn>({ tenantId: text, userId: text, way: text, at: number }),
  visits: rows<Visit>({ tenantId: text, userId: text, at: number }),
  tokenCalls: rows<TokenCalls>({ tenantId: text, tokenId: text, at: number, calls: count, refused: count }),
})

/** Adds a sign-in. Drops the oldest ones above the limit. */
export function recordSignIn(state: CoreState, signIn: SignIn): void {
  add(activityRecords.of(state).signIns, signIn)
}

/** Adds a visit, once for a quarter of an hour. */
export function recordVisit(state: CoreState, { tenantId, userId, at }: Visit): void {
  const { visits } = activityRecords.of(state)
  const quarter = quarterOf(at)
  const isKnown = visits.some((one) => one.at === quarter && one.userId === userId && one.tenantId === tenantId)
  if (!isKnown) add(visits, { tenantId, userId, at: quarter })
}

/** Adds calls with a token to those of the same quarter of an hour. */
export function recordTokenCalls(state: CoreState, { tenantId, tokenId, at, calls, refused }: TokenCalls): void {
  const { tokenCalls } = activityRecords.of(state)
  const quarter = quarterOf(at)
  const known = tokenCalls.find((one) => one.at === quarter && one.tokenId === tokenId)
  if (known) {
    known.calls += calls
    known.refused += refused
  } else add(tokenCalls, { tenantId, tokenId, at: quarter, calls, refused })
}

function add<Row>(list: Row[], row: Row): void {
  list.push(row)
  if (list.length > mostRows) list.splice(0, list.length - mostRows)
}

function quarterOf(at: number): number {
  return at - (at % quarterLength)
}

const quarterLength = 900_000
const mostRows = 50_000
