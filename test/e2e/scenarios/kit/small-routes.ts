import { expect } from 'vitest'
import { headings } from '../../headings.ts'
import { accounts, beWelcomed, giveCode, signIn } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

const email = accounts.admin
const reset = '/account/reset-phone-number'

/** The routes that lead out, into the native application, and to another phone number. */
export const smallRoutes: readonly Scenario[] = [
  {
    title: 'the log-out route ends the session and leads to the sign-in, by a page of its own',
    async run(visit) {
      const { emulator, page } = visit
      await visit.goTo('/')
      await signIn(visit, email)
      await beWelcomed(visit, 'Ada Admin')
      await visit.goTo('/account/logout')
      await visit.see(headings.email)
      await visit.arriveAt('/account/login')
      expect(emulator.snapshot().sessions.map(({ ended }) => ended)).toEqual(['logged out'])
      await page.reload()
      await visit.see(headings.email)
    },
  },
  {
    title:
      'a lost phone number is replaced with the code from the mail, and the person signs in with the one sent to it',
    async run(visit) {
      const { emulator, page } = visit
      emulator.arrange(({ security }) => {
        security.mainStrategy = 'SmsCode'
      })
      await visit.goTo(reset)
      await giveAddress(visit)
      await giveCode(visit, codeSent(visit))
      await visit.see('Enter your new phone number')
      await page.getByRole('textbox', { name: 'Phone number' }).fill('+1 (415) 555-0123')
      await page.getByRole('button', { name: 'Change phone number' }).click()
      await visit.arriveAt('/account/login')
      const person = emulator.snapshot().users.find((user) => user.email === email)
      expect(person?.phoneNumber).toBe('+14155550123')
      await visit.see('Enter the code from your phone')
      const text = emulator.outbox().findLast(({ to }) => to === '+14155550123')
      await page.getByLabel('6-digit code').fill(/\b\d{6}\b/.exec(text?.text ?? '')?.[0] ?? '')
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a reload in the middle of replacing a phone number begins again, and so does a code that has run out',
    async run(visit) {
      const { emulator, page } = visit
      await visit.goTo(reset)
      await giveAddress(visit)
      await page.reload()
      await giveAddress(visit)
      emulator.advance(5 * 60_000)
      await giveCode(visit, codeSent(visit))
      await page.getByText('This has run out').waitFor()
      await page.getByRole('button', { name: 'Start again' }).click()
      await visit.see('Lost your phone number?')
      expect(await page.getByLabel('Email').inputValue()).toBe(email)
    },
  },
  {
    title: 'the routes are reached by address, and left by a way back',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/mfa-mobile-authenticator')
      await visit.see('Open this on your phone')
      await page.getByRole('button', { name: 'Go to sign-in' }).click()
      await visit.see(headings.email)
      await page.goBack()
      await visit.see('Open this on your phone')
    },
  },
  ...['myapp://callback', 'javascript:alert(1)', 'https://evil.example/'].map((address) => ({
    title: `the native application is not opened by ${address}`,
    async run(visit: Visit) {
      await visit.goTo(`/account/redirect?redirectUrl=${encodeURIComponent(address)}`)
      await visit.see('This link doesn’t open the app')
    },
  })),
]

async function giveAddress(visit: Visit): Promise<void> {
  await visit.see('Lost your phone number?')
  await visit.page.getByLabel('Email').fill(email)
  await visit.page.getByRole('button', { name: 'Send code' }).click()
  await visit.see('Check your email')
}

function codeSent({ emulator }: Visit): string {
  const last = emulator.outbox().findLast(({ to }) => to === email)
  return /\b\d{6}\b/.exec(last?.text ?? '')?.[0] ?? ''
}
