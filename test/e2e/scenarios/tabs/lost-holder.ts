import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isSoak } from '../../../share.ts'
import { expectSignedIn, forceRefresh, freeze, openTab, openTabs, renewals, timed, welcome } from '../../tabs.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

const tabCount = isSoak ? 5 : 3
const deaths = isSoak ? 30 : 2
const freezes = isSoak ? 10 : 1

/** Milliseconds the others may wait for a frozen tab. */
const longestWait = 6000

/** The tab that renews for all is gone, or does nothing more. */
export const lostHolder: readonly Scenario[] = [
  {
    title: `A3: the renewing tab is closed in mid-flight ${deaths} times, and no user is signed out`,
    async run(visit) {
      let [holder, ...others] = await openTabs(visit, tabCount)
      const waits: number[] = []
      for (let round = 0; round < deaths; round++) {
        await renewSlowly(visit, holder, round % 2 === 0 ? 'after' : 'before')
        await holder.close()
        waits.push(await timed(() => Promise.all(others.map(renewed))))
        await expectSignedIn(visit, others)
        holder = await openTab(visit)
      }
      console.log(`A3: the others waited for a closed tab for ${waits.join(', ')} ms`)
    },
  },
  {
    title: `A5: the renewing tab is frozen ${freezes} times, and the others go on within ${longestWait} ms`,
    async run(visit) {
      const [holder, ...others] = await openTabs(visit, tabCount)
      const waits: number[] = []
      for (let round = 0; round < freezes; round++) {
        await renewSlowly(visit, holder, 'after')
        const thaw = await freeze(holder)
        waits.push(await timed(() => Promise.all(others.map(renewed))))
        await expectSignedIn(visit, others)
        await thaw()
        await welcome(holder)
        await renewed(holder)
        await expectSignedIn(visit, [holder, ...others])
      }
      console.log(`A5: the others waited for a frozen tab for ${waits.join(', ')} ms`)
      expect(Math.max(...waits)).toBeLessThanOrEqual(longestWait)
    },
  },
]

/** Has a tab renew, and answers as soon as the provider has been asked: half a second before its answer comes. */
async function renewSlowly(visit: Visit, holder: Page, when: 'before' | 'after'): Promise<void> {
  const before = renewals(visit).length
  visit.emulator.faults.add({ operation: 'refreshToken', kind: 'delay', delayMs: 500, when, times: 1 })
  await holder.evaluate(() => {
    void window.portico.client.session.getAccessToken({ forceRefresh: true }).catch(() => {})
  })
  await expect.poll(() => renewals(visit).length, { interval: 5 }).toBe(before + 1)
}

async function renewed(tab: Page): Promise<void> {
  expect(await forceRefresh(tab)).toMatch(/^eyJ/)
}
