import { expect } from 'vitest'
import { headings } from '../../headings.ts'
import { heldAnswers } from '../../held-answers.ts'
import { accounts, codeNow, giveCode, giveEmail, givePassword, pressInPassword, signIn } from '../../person.ts'
import { traces, watchTraces } from '../../traces.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

/** What the kit does to the page around it. */
export const pageBehaviour: readonly Scenario[] = [
  {
    title: 'the body is marked until the client has loaded',
    async run(visit) {
      const { page } = visit
      const answers = await heldAnswers(visit)
      const marked = page.locator('body[data-portico-loading]')
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      await marked.waitFor()
      answers.give()
      await marked.waitFor({ state: 'detached' })
      await visit.see(headings.email)
    },
  },
  {
    title: 'the application is hidden on the login route and shown on its own',
    async run(visit) {
      const own = visit.page.getByText('Lantern’s own words')
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      expect(await own.count()).toBe(1)
      expect(await own.isVisible()).toBe(false)
      await signIn(visit, accounts.admin)
      await visit.arriveAt('/')
      await own.waitFor()
    },
  },
  ...[
    { place: 'its shadow root', query: '' },
    { place: 'the page itself', query: '?isolation=none' },
  ].map(
    ({ place, query }): Scenario => ({
      title: `the kit in ${place} leaves nothing behind when it is taken off the page: no element, style, attribute or listener`,
      async run(visit) {
        const { page } = visit
        const putOn = page.getByRole('button', { name: 'Put Portico on the page' })
        await watchTraces(page)
        await visit.goTo(`/account/login${query}#bare`)
        await putOn.waitFor()
        const before = await traces(page)
        const bare = { ...before, listeners: [...before.listeners, ...reactArias].sort() }
        for (let time = 1; time <= 2; time++) {
          await putOn.click()
          await goFar(visit)
          // The page of the kit covers the button.
          await page.getByRole('button', { name: 'Take Portico off the page' }).press('Enter')
          await expect.poll(() => traces(page)).toEqual(bare)
        }
      },
    }),
  ),
]

/**
 * React Aria follows where the focus is for the page as a whole, from when it is first loaded: one set of listeners, which
 * whatever else on the page is built with it shares, so that they are not ours to take away.
 */
const reactArias = [
  ...['click', 'invalid', 'keydown', 'keyup', 'pointerdown', 'pointermove', 'pointerup'].map(
    (type) => `document: ${type}`,
  ),
  // It moves the focus after a transition.
  ...['transitionend', 'transitionrun'].map((type) => `document: ${type}`),
  ...['blur', 'focus'].map((type) => `window: ${type}`),
]

/** Up to the second factor, with what hangs on a field on the way. */
async function goFar(visit: Visit): Promise<void> {
  const { page } = visit
  await giveEmail(visit, accounts.mfa)
  await visit.see(headings.password)
  await pressInPassword(visit, 'A', true)
  await page.locator('.portico-Hint').waitFor()
  await givePassword(visit)
  await visit.see(headings.code)
  await giveCode(visit, (await codeNow(visit)) === '000000' ? '111111' : '000000')
  await page.getByRole('alert').waitFor()
}
