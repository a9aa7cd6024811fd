import { expect } from 'vitest'
import { isSoak } from '../../../share.ts'
import { expectSignedIn, openTabs, ownCall, renewals, seeStatus, timed } from '../../tabs.ts'
import type { Scenario } from '../scenario.ts'

const tabCount = isSoak ? 5 : 3
const impatience = 10
const callsPerTab = isSoak ? 50 : 10

/** Seconds. */
const retryAfter = 5

/** A provider or an API that refuses, and tabs that keep asking. */
export const pressure: readonly Scenario[] = [
  {
    title: `F5: a renewal refused with 429 is not tried before its time, regardless of the requests of ${tabCount} tabs`,
    async run(visit) {
      const tabs = await openTabs(visit, tabCount)
      const before = renewals(visit).length
      visit.emulator.faults.add({
        operation: 'refreshToken',
        kind: 'status',
        status: 429,
        headers: { 'retry-after': String(retryAfter) },
        times: 1,
      })
      await Promise.all(tabs.map((tab) => tab.evaluate(insist, impatience)))
      expect(renewals(visit).length).toBe(before + 1)
      await expectSignedIn(visit, tabs)
      const took = await timed(() => Promise.all(tabs.map((tab) => tab.evaluate(insistWhileStale))))
      await Promise.all(tabs.map((tab) => seeStatus(tab, 'authenticated')))
      const asked = renewals(visit).slice(before)
      const [first, second] = asked
      console.log(`F5: ${tabCount * impatience} calls, ${asked.length} renewals, a token again ${took} ms later`)
      expect(asked.map(({ status }) => status)).toEqual([429, 200])
      expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(1000 * retryAfter)
      await expectSignedIn(visit, tabs)
    },
  },
  {
    title: `A9: an API that always answers 401 has ${tabCount} tabs renew a few times, not for every call`,
    async run(visit) {
      const tabs = await openTabs(visit, tabCount)
      visit.emulator.faults.add({ operation: ownCall.operation, kind: 'status', status: 401 })
      const before = renewals(visit).length
      await Promise.all(tabs.map((tab) => tab.evaluate(callRefused, { times: callsPerTab, path: ownCall.path })))
      const count = renewals(visit).length - before
      console.log(`A9: ${tabCount * callsPerTab} refused calls: ${count} renewals`)
      expect(count).toBeLessThanOrEqual(tabCount)
      await expectSignedIn(visit, tabs)
    },
  },
]

/** Runs in a tab: asks for a new token many times over. */
async function insist(times: number): Promise<void> {
  const { session } = window.portico.client
  for (let time = 0; time < times; time++) await session.getAccessToken({ forceRefresh: true }).catch(() => {})
}

/** Runs in a tab: asks for a new token, and never for one more where it has got that of another tab. */
async function insistWhileStale(): Promise<void> {
  const { client, status } = window.portico
  const breath = () => new Promise((resolve) => setTimeout(resolve))
  while (status() === 'stale') {
    await client.session.getAccessToken({ forceRefresh: true }).catch(() => {})
    await breath()
  }
}

/** Runs in a tab: calls an API that refuses, many times over. */
async function callRefused({ times, path }: { readonly times: number; readonly path: string }): Promise<void> {
  const { client, fetch } = window.portico
  for (let time = 0; time < times; time++) await fetch(`${client.options.baseUrl}/frontegg${path}`)
}
