import { expect } from 'vitest'
import { headings } from '../headings.ts'
import { accounts, beWelcomed, giveEmail, givePassword, signIn } from '../person.ts'
import type { Scenario } from './scenario.ts'

/** The network, cut and restored. */
export const network: readonly Scenario[] = [
  {
    title: 'a sign-in while the network is cut is reported, keeps the typed text, and continues once it is back',
    async run(visit) {
      const { context, page } = visit
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await visit.see(headings.password)
      // Code that loads ahead while the password is checked cannot be had either.
      visit.allow(/ERR_INTERNET_DISCONNECTED/)
      await context.setOffline(true)
      await givePassword(visit)
      await page.getByRole('alert').getByText('We can’t reach Lantern').waitFor()
      await visit.see(headings.password, 'network cut')
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).not.toBe('')
      await context.setOffline(false)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a page loaded while the provider is out of reach opens by itself once it is back',
    async run(visit) {
      const { context, emulator, see } = visit
      await visit.goTo('/')
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
      emulator.faults.add({ operation: '*', kind: 'drop' })
      await visit.page.reload()
      await see(headings.offline)
      await context.setOffline(true)
      emulator.faults.clear()
      await context.setOffline(false)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a response cut in half is reported, keeps the typed text, and a retry continues',
    async run(visit) {
      const { emulator, page, plan } = visit
      const { failure } = plan
      emulator.faults.add({ operation: 'loginWithPassword', kind: 'brokenBody', times: 1 })
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await page.getByRole(failure.role).getByText('Something went wrong on our side').waitFor()
      await visit.see(failure.heading, 'answer cut')
      expect(await page.getByLabel('Password', { exact: true }).inputValue()).not.toBe('')
      await page.getByRole('button', { name: failure.retry, exact: true }).click()
      await beWelcomed(visit, 'Ada Admin')
    },
  },
]
