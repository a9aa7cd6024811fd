import { demoPassword } from '@portico/emulator'
import { expect } from 'vitest'
import { headings } from '../headings.ts'
import { accounts, beWelcomed, giveEmail, givePassword, signIn } from '../person.ts'
import type { Scenario } from './scenario.ts'

/** Signing in with a password, and what keeps a person from it. */
export const password: readonly Scenario[] = [
  {
    title: 'a way in that this page does not know is explained, and there is a way out',
    async run(visit) {
      const { emulator, page, see } = visit
      const body = '{"mfaRequired":true,"mfaToken":"x","mfaEnrolled":false,"mfaStrategies":["CarrierPigeon"]}'
      emulator.faults.add({ operation: 'loginWithPassword', kind: 'status', status: 200, times: 1, body })
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await see(headings.unsupported)
      await page.getByRole('button', { name: 'Sign in another way' }).click()
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a signed-out person is led to the login route and signs in with a password',
    async run(visit) {
      await visit.goTo('/')
      await visit.arriveAt('/account/login')
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
      await visit.arriveAt('/')
    },
  },
  {
    title: 'a wrong password is reported, keeps the address, and the right one signs in',
    async run(visit) {
      const { page, see } = visit
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await givePassword(visit, 'Portico-demo-2')
      await page.getByRole('alert').getByText('That email and password don’t match').waitFor()
      await see(headings.password, 'wrong password')
      expect(await page.getByLabel('Signing in as').inputValue()).toBe(accounts.admin)
      const field = page.getByLabel('Password', { exact: true })
      expect(await field.inputValue()).toBe('Portico-demo-2')
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      await givePassword(visit)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'an unknown address is answered like a wrong password',
    async run(visit) {
      await visit.goTo('/account/login')
      await signIn(visit, 'nobody@acme.test')
      await visit.page.getByRole('alert').getByText('That email and password don’t match').waitFor()
    },
  },
  {
    title: 'a locked account is reported, even for the right password',
    async run(visit) {
      await visit.goTo('/account/login')
      await signIn(visit, accounts.locked)
      await visit.page.getByRole('alert').getByText('This account is locked for now').waitFor()
      await visit.see(headings.password, 'locked account')
    },
  },
  {
    title: 'five wrong passwords lock an account',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      for (let attempt = 1; attempt <= 5; attempt++) {
        await givePassword(visit, `wrong-${attempt}`)
        await expect.poll(() => signInAnswers(visit)).toBe(attempt)
        await page.getByText('Checking your password…').waitFor({ state: 'hidden' })
      }
      // By the key, since a page may offer no sign-in by that name for a locked account.
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.keyboard.press('Enter')
      await expect.poll(() => signInAnswers(visit)).toBe(6)
      await page.getByRole('alert').getByText('This account is locked for now').waitFor()
    },
  },
  {
    title: 'a failure of the provider shows its trace id, and trying again leads on',
    async run(visit) {
      const { emulator, page, plan, see } = visit
      const { failure } = plan
      emulator.faults.add({ operation: 'loginWithPassword', kind: 'status', status: 500, times: 1 })
      const answer = page.waitForResponse((response) => response.status() === 500)
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await page.getByRole(failure.role).getByText('Something went wrong on our side').waitFor()
      const traceId = await (await answer).headerValue('frontegg-trace-id')
      expect(traceId).toMatch(/^\S+$/)
      await page.getByText(String(traceId)).waitFor()
      await see(failure.heading, 'failure with a trace id')
      await page.getByRole('button', { name: failure.retry, exact: true }).click()
      await beWelcomed(visit, 'Ada Admin')
    },
  },
]

function signInAnswers({ emulator }: Parameters<Scenario['run']>[0]): number {
  return emulator.journal
    .entries()
    .filter(({ operation, status }) => operation === 'loginWithPassword' && status !== null).length
}
