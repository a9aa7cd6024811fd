import { describe, expect, it } from 'vitest'
import { runs } from '../../../../test/setup-seed.ts'
import { seed } from '../../../../test/share.ts'
import { type Findings, runSchedule, type ScheduleKind } from '../../../test/tabs/schedule.ts'

const calm: ScheduleKind = { abilities: {}, hasDeaths: false, hasLogOuts: false, hasSwitches: false, isMixed: false }
const rough: ScheduleKind = { ...calm, hasDeaths: true }
const noLocks = { abilities: { hasLocks: false } }
const noLines = { abilities: { hasLines: false } }
const quiet = { ...rough, ...noLines, isMixed: true }
const busy = { ...rough, hasLogOuts: true, hasSwitches: true, isMixed: true }

/** The number of schedules in a soak run. Each kind has a share of them. */
const full = 10_000
const kinds: readonly (readonly [string, ScheduleKind, number])[] = [
  ['none dies, with locks', calm, 0.2],
  ['none dies, with a lease in the storage', { ...calm, ...noLocks }, 0.1],
  ['some die, with locks', rough, 0.2],
  ['some die, with a lease in the storage', { ...rough, ...noLocks }, 0.1],
  ['some die, without lines', { ...rough, ...noLines }, 0.1],
  ['somebody signs out, and another in', { ...calm, hasLogOuts: true }, 0.1],
  ['somebody moves between tenants', { ...calm, hasSwitches: true }, 0.1],
  ['all of it', { ...rough, hasLogOuts: true, hasSwitches: true }, 0.1],
]

describe('the tabs of one session, of which', () => {
  it.each(kinds)(
    'tabs of one session, %s: no user loses the session, and nothing older wins',
    async (_, kind, share) => {
      expect(await runAll(kind, share)).toEqual([])
    },
  )

  it.each(kinds)('%s: the same where clients with other options share the cookie', async (_, kind, share) => {
    expect(await runAll({ ...kind, isMixed: true }, share)).toEqual([])
  })

  it.each([
    ['renew one after the other if the turn of a frozen tab is stolen while a live one gets it', 1_339_608_779, quiet],
    ['renew one after the other if a tab wakes whose turn was stolen before it renewed', 1458, quiet],
    ['renew once more if the tenant changes while a renewal ends with an older token', 1807, busy],
    ['show nobody after a log-out if they wake later', 210_373, busy],
  ])('%s', async (_, number, kind) => {
    expect(faultsOf(await runSchedule(number, kind), kind)).toEqual([])
  })
})

async function runAll(kind: ScheduleKind, share: number): Promise<string[]> {
  const found: string[] = []
  const count = runs(full * share, 40)
  for (let number = 0; number < count; number++) {
    const faults = faultsOf(await runSchedule(seed + number, kind), kind)
    if (faults.length > 0) found.push(`seed ${seed + number}: ${faults.join('; ')}`)
    if (found.length > 4) break
  }
  return found
}

/** Returns the faults of a schedule. A surplus renewal is a fault only without deaths, log-outs and switches. */
function faultsOf({ revoked, surplus, stale, astray }: Findings, kind: ScheduleKind): string[] {
  const isCalm = !kind.hasDeaths && !kind.hasLogOuts && !kind.hasSwitches
  return [...(revoked > 0 ? [`${revoked} revoked`] : []), ...stale, ...astray, ...(isCalm ? surplus : [])]
}
