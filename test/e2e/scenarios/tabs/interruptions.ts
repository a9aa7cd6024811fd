import { expect } from 'vitest'
import { isSoak } from '../../../share.ts'
import { expectSignedIn, forceRefresh, openTabs, ownCall, renewals, seeStatus, timed } from '../../tabs.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

const tabCount = isSoak ? 5 : 3
const sleepHours = 8

/** The network, the machine and the provider, away for a while. */
export const interruptions: readonly Scenario[] = [
  {
    title: 'A10: no user is signed out offline, and one renewal follows soon once the network is back',
    async run(visit) {
      const tabs = await openTabs(visit, tabCount)
      await visit.context.setOffline(true)
      const refusals = await Promise.allSettled(tabs.map(forceRefresh))
      expect(refusals.map(({ status }) => status)).toEqual(tabs.map(() => 'rejected'))
      await Promise.all(tabs.map((tab) => seeStatus(tab, 'stale')))
      await expectSignedIn(visit, tabs)
      const before = renewals(visit).length
      const took = await timed(async () => {
        await visit.context.setOffline(false)
        await Promise.all(tabs.map((tab) => seeStatus(tab, 'authenticated')))
      })
      console.log(`A10: ${renewals(visit).length - before} renewal in ${took} ms after the network was back`)
      expect(renewals(visit).length).toBe(before + 1)
      await expectSignedIn(visit, tabs)
    },
  },
  {
    title: `A11: after ${sleepHours} hours of sleep one renewal comes before any call`,
    async run(visit) {
      await visit.context.addInitScript(letWallClockJump, jump)
      const tabs = await openTabs(visit, tabCount)
      // Each tab reads the flags at its start and again for the user, beside the session.
      await expect.poll(() => flagReads(visit)).toBe(2 * tabs.length)
      visit.emulator.advance(sleepHours * hour)
      visit.emulator.journal.clear()
      await Promise.all(
        tabs.map((tab) =>
          tab.evaluate(({ event, by }) => dispatchEvent(new CustomEvent(event, { detail: by })), {
            event: jump,
            by: sleepHours * hour,
          }),
        ),
      )
      await Promise.all(tabs.map((tab) => tab.evaluate(wakeAndCall, ownCall.path)))
      const [first, ...rest] = visit.emulator.journal.entries()
      expect(first?.operation).toBe('refreshToken')
      expect(rest.map(({ operation, status }) => [operation, status])).toEqual(tabs.map(() => [ownCall.operation, 200]))
      await expectSignedIn(visit, tabs)
    },
  },
]

function flagReads({ emulator }: Visit): number {
  return emulator.journal.entries().filter(({ operation }) => operation === 'listFeatureFlags').length
}

const jump = 'portico-test-jump'
const hour = 3_600_000

/** Runs in a page before anything else: the clock of the wall jumps where an event says so, and timers do not notice. */
function letWallClockJump(event: string): void {
  const now = Date.now
  let ahead = 0
  Date.now = () => now() + ahead
  addEventListener(event, (jumped) => {
    if (jumped instanceof CustomEvent) ahead += Number(jumped.detail)
  })
}

/** Runs in a tab: what happens when the lid is opened, and what the application does then. */
async function wakeAndCall(path: typeof ownCall.path): Promise<void> {
  dispatchEvent(new Event('focus'))
  await window.portico.client.api.get(path)
}
