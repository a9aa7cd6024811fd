import { expect } from 'vitest'
import { accounts, beWelcomed, signIn } from '../../person.ts'
import { expectSignedIn, forceRefresh, openTab } from '../../tabs.ts'
import type { Scenario } from '../scenario.ts'

/** What is wrong with the storage of a browser, before a page has loaded or while it runs. */
interface Trouble {
  readonly name: string
  /** Runs in a page before anything else. */
  readonly atStart?: () => void
  /** Runs in a page where somebody is signed in. */
  readonly later?: () => void
}

const troubles: readonly Trouble[] = [
  {
    name: 'that may not be touched',
    atStart: () => {
      const get = () => {
        throw new DOMException('Denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get })
    },
  },
  {
    name: 'that is full',
    atStart: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    },
  },
  {
    name: 'that is not there',
    atStart: () => {
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: undefined })
    },
  },
  { name: 'that is wiped in the middle', later: () => localStorage.clear() },
]

/** A storage that cannot be relied on. */
export const storage: readonly Scenario[] = troubles.map(({ name, atStart, later }) => ({
  title: `A20: a sign-in completes and stays with a storage ${name}`,
  async run(visit) {
    if (atStart) await visit.context.addInitScript(atStart)
    await visit.goTo('/')
    await signIn(visit, accounts.admin)
    await beWelcomed(visit, 'Ada Admin')
    visit.emulator.journal.clear()
    const tabs = [visit.page, await openTab(visit)]
    for (let round = 0; round < 3; round++) {
      if (later) await visit.page.evaluate(later)
      const tokens = await Promise.all(tabs.map(forceRefresh))
      expect(tokens).toEqual(tabs.map(() => expect.stringMatching(/^eyJ/)))
    }
    await visit.page.reload()
    await expectSignedIn(visit, tabs)
  },
}))
