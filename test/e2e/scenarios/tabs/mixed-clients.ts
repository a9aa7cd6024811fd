import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { expectSignedIn, openTabs, renewals } from '../../tabs.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** What the second client differs by. A suffix is added to the base URL. */
interface Difference {
  readonly name?: string
  readonly applicationId?: string
  readonly suffix?: string
}

const differences: readonly (readonly [string, Difference])[] = [
  ['another name', { name: 'other' }],
  ['another application', { applicationId: 'x' }],
  ['a slash behind the base URL', { suffix: '/' }],
  ['the prefix behind the base URL', { suffix: '/frontegg' }],
]

const rounds = 5

/** Clients that differ, and use one cookie all the same. */
export const mixedClients: readonly Scenario[] = differences.flatMap(([words, difference]) => [
  {
    title: `a client with ${words} in the same page renews in turn`,
    async run(visit) {
      const [tab] = await openTabs(visit, 1)
      await tab.evaluate(addClient, { difference, baseUrl: visit.providerUrl })
      await renewTogether(visit, tab, tab)
      await expectSignedIn(visit, [tab])
    },
  },
  {
    title: `a client with ${words} in another tab renews in turn, and its log-out is seen`,
    async run(visit) {
      const [tab, other = tab] = await openTabs(visit, 2)
      await other.evaluate(addClient, { difference, baseUrl: visit.providerUrl })
      await renewTogether(visit, tab, other)
      await expectSignedIn(visit, [tab, other])
      await other.evaluate(() => void window.portico.added[0]?.session.logOut())
      for (const each of [tab, other]) await each.getByText('admin@acme.test').waitFor({ state: 'detached' })
    },
  },
])

/** Has both clients ask for a token at once, again and again. */
async function renewTogether(visit: Visit, one: Page, other: Page): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const statuses = await Promise.all([one.evaluate(refreshFirst), other.evaluate(refreshSecond)])
    expect(statuses).toEqual(['authenticated', 'authenticated'])
  }
  expect(renewals(visit).filter(({ status }) => status !== 200)).toEqual([])
}

/** Runs in a tab: adds a client and begins its session. */
async function addClient(given: { readonly difference: Difference; readonly baseUrl: string }): Promise<void> {
  const { suffix = '', ...options } = given.difference
  const client = window.portico.addClient({ ...options, baseUrl: `${given.baseUrl}${suffix}` })
  await client.start()
}

/** Runs in a tab. */
async function refreshFirst(): Promise<unknown> {
  const outcome = await window.portico.client.session.refresh()
  return 'value' in outcome ? outcome.value : outcome
}

/** Runs in a tab. */
async function refreshSecond(): Promise<unknown> {
  const outcome = await window.portico.added[0]?.session.refresh()
  return outcome && 'value' in outcome ? outcome.value : outcome
}
