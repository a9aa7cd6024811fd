import { expect } from 'vitest'
import { headings } from '../headings.ts'
import { holdTimers } from '../held-timers.ts'
import { accounts, giveEmail, signIn } from '../person.ts'
import type { Scenario } from './scenario.ts'

/** Screens that stay for a moment only: their timers are held while they are looked at. */
export const moments: readonly Scenario[] = [
  {
    title: 'single sign-on is announced, and two seconds later the browser leaves',
    async run(visit) {
      const { page, providerUrl, see } = visit
      const timers = await holdTimers(page, 2000)
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.sso)
      await see(headings.sso)
      await timers.release()
      await page.waitForURL(`${providerUrl}/idp/**`)
    },
  },
  {
    title: 'single sign-on can be stopped, with the address kept, or hastened',
    async run(visit) {
      const { page, providerUrl, see } = visit
      await holdTimers(page, 2000)
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.sso)
      await page.getByRole('button', { name: 'Stay here' }).click()
      await see(headings.email)
      expect(await page.getByLabel('Email').inputValue()).toBe(accounts.sso)
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Continue now' }).click()
      await page.waitForURL(`${providerUrl}/idp/**`)
    },
  },
  {
    title: 'the success is announced, and 200 ms later the application is there',
    async run(visit) {
      const { page, see } = visit
      const timers = await holdTimers(page, 200)
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await see(headings.success)
      await timers.release()
      await visit.arriveAt('/')
    },
  },
]
