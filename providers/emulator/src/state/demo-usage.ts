import { apiTokenRecords } from '../api-tokens/records.ts'
import { activityRecords, type SignIn, type TokenCalls } from '../core/activity.ts'
import { draw, type Seeded } from '../core/random.ts'
import type { User } from '../core/users.ts'
import type { State } from './state.ts'

/**
 * Adds plausible sign-ins of all members and calls of all tokens, for the days before `now`, and switches the page of usage on. The
 * numbers come from a sequence of their own, so ids drawn later stay the same.
 */
export function usageDemo(state: State, days: number, now: number): void {
  if (days === 0) return
  const numbers = { random: (state.random ^ 0x05a6e) >>> 0 }
  const today = now - (now % dayLength)
  const dates = Array.from({ length: days }, (_, index) => today - (days - 1 - index) * dayLength)
  // A large tenant would fill the state: its people sign in less often.
  const most = Math.min(1, mostSignIns / Math.max(1, state.users.length * days))
  const own = activityRecords.of(state)
  const quiet = now - inactiveDays * dayLength
  own.signIns = dates.flatMap((day) => state.users.flatMap((user) => signInsOf(user, day)))
  own.tokenCalls = dates.flatMap((day) => apiTokenRecords.of(state).apiTokens.flatMap((token) => callsOf(token, day)))
  own.signIns.sort((one, other) => one.at - other.at)
  const last = new Map(own.signIns.map(({ userId, at }) => [userId, at]))
  for (const user of state.users) {
    const at = last.get(user.id)
    if (at !== undefined) user.lastLogin = new Date(at).toISOString()
  }
  own.tokenCalls.sort((one, other) => one.at - other.at)
  state.flags['fe-usage-page'] = 'on'

  /** One sign-in or two on most working days. An account without a sign-in for weeks stays so. */
  function signInsOf(
    { id: userId, createdAt, lastLogin, memberships, provider, ...user }: User,
    day: number,
  ): SignIn[] {
    const chance = (isWeekend(day) ? 7 : 58) * most
    const at = day + (7 * 4 + (draw(numbers) % 40)) * quarter + (draw(numbers) % quarter)
    const tenantId = memberships[draw(numbers) % Math.max(1, memberships.length)]?.tenantId
    if (draw(numbers) % 10_000 >= chance * 100 || tenantId === undefined) return []
    const seenAt = Date.parse(lastLogin ?? createdAt)
    if (at < Date.parse(createdAt) || at > now || (seenAt < quiet && at > seenAt)) return []
    const signIn = { tenantId, userId, way: wayOf(numbers, provider, user.authenticators.length > 0), at }
    const again = at + 4 * 4 * quarter
    return draw(numbers) % 4 === 0 && again <= now ? [signIn, { ...signIn, at: again }] : [signIn]
  }

  /** A token works by night, by working hours, or now and then. It is used more from month to month. */
  function callsOf({ id: tokenId, tenantId, createdAt, description }: DemoUse, day: number): TokenCalls[] {
    const { hours, most: peak, weekend } = uses[description] ?? usualUse
    const growth = 0.55 + (0.45 * (day - (today - days * dayLength))) / (days * dayLength)
    return hours.flatMap((hour): TokenCalls[] => {
      const at = day + hour * 4 * quarter
      const share = (isWeekend(day) ? weekend : 1) * growth * (0.7 + (draw(numbers) % 60) / 100)
      const calls = Math.round(peak * share)
      const refused = draw(numbers) % 9 === 0 ? Math.min(calls, draw(numbers) % 4) : 0
      return calls === 0 || at < Date.parse(createdAt) || at > now ? [] : [{ tenantId, tokenId, at, calls, refused }]
    })
  }
}

interface DemoUse {
  readonly id: string
  readonly tenantId: string
  readonly createdAt: string
  readonly description: string
}

interface Use {
  /** The hours of its calls, in UTC. */
  readonly hours: readonly number[]
  /** The calls of such an hour at most. */
  readonly most: number
  /** The share of a weekend. */
  readonly weekend: number
}

const usualUse: Use = { hours: [11], most: 12, weekend: 0 }
const uses: Readonly<Record<string, Use | undefined>> = {
  'Nightly export': { hours: [2], most: 900, weekend: 1 },
  'CI deploy': { hours: [8, 10, 12, 14, 16], most: 640, weekend: 0.12 },
}

function wayOf(numbers: Seeded, provider = 'local', hasFactor: boolean): string {
  if (provider === 'saml' || provider === 'scim2') return 'sso'
  if (provider !== 'local') return 'social'
  const number = draw(numbers) % 100
  if (number < 64) return 'password'
  if (number < (hasFactor ? 88 : 70)) return 'passkey'
  return number < 94 ? 'link' : 'code'
}

function isWeekend(day: number): boolean {
  return [0, 6].includes(new Date(day).getUTCDay())
}

const quarter = 900_000
const dayLength = 86_400_000
const inactiveDays = 62
const mostSignIns = 30_000
