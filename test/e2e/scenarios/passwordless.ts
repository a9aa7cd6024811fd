import { expect } from 'vitest'
import { headings } from '../headings.ts'
import { accounts, beWelcomed, codeNow, giveCode, giveEmail, givePassword, signOut } from '../person.ts'
import type { Visit } from '../visit.ts'
import type { Scenario } from './scenario.ts'

const reader = 'reader@acme.test'
const callback = '/account/login/magic-link'
const words = {
  code: 'Enter the code we sent',
  sms: 'Enter the code from your phone',
  link: 'Check your email',
  expired: 'This link has expired',
  missing: 'There is no link to open here',
} as const

/** Signing in by what was sent: a code by mail, a code by text message, a link by mail. */
export const passwordless: readonly Scenario[] = [
  {
    title: 'a code by mail signs in with its sixth digit',
    async run(visit) {
      await askFor(visit, 'Code')
      await visit.see(words.code)
      await giveCode(visit, sentCode(visit))
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'a wrong code is reported and selected, and the right one signs in',
    async run(visit) {
      const { page } = visit
      await askFor(visit, 'Code')
      await visit.see(words.code)
      await giveCode(visit, unlike(sentCode(visit)))
      await page.getByRole('alert').getByText('That code doesn’t match').waitFor()
      await visit.see(words.code, 'wrong code that was sent')
      await page.keyboard.type(sentCode(visit))
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'an expired code is reported, and another can be requested after the wait',
    async run(visit) {
      const { page, emulator } = visit
      await page.clock.install()
      await askFor(visit, 'Code')
      await visit.see(words.code)
      await page.getByText(/You can ask for another in \d+ seconds/).waitFor()
      const first = sentCode(visit)
      emulator.advance(5 * 60_000)
      await giveCode(visit, first)
      await page.getByRole('alert').getByText('That code has run out').waitFor()
      await page.clock.fastForward(30_000)
      await page.getByRole('button', { name: 'Send another code' }).click()
      await page.getByText('A new one is on its way').first().waitFor()
      await visit.see(words.code, 'another code is on its way')
      await giveCode(visit, sentCode(visit))
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'a code by text message is the main way in',
    async run(visit) {
      await askFor(visit, 'SmsCode')
      await visit.see(words.sms)
      await visit.page.getByText(/•42/).waitFor()
      await giveCode(visit, sentCode(visit))
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'a code by text message beside the password is quick, and is the way in the next time',
    async run(visit) {
      const { page, emulator } = visit
      emulator.arrange(({ security }) => {
        security.secondaryStrategies = [{ strategy: 'SmsCode', isActive: true }]
      })
      await visit.goTo('/account/login')
      await giveEmail(visit, reader)
      await visit.see(headings.password, 'password with another way')
      await page.getByRole('button', { name: 'Text me a code instead' }).click()
      await visit.see(words.sms)
      await giveCode(visit, sentCode(visit))
      await beWelcomed(visit, 'Rita Reader')
      await signOut(visit)
      emulator.advance(30_000)
      await giveEmail(visit, reader)
      await visit.see(words.sms)
      await page.getByRole('button', { name: 'Use my password instead' }).click()
      await givePassword(visit)
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'a quick sign-in by text message asks for the number there is none of, and begins with a code the next time',
    async run(visit) {
      const { page, emulator } = visit
      emulator.arrange(({ security, users }) => {
        security.secondaryStrategies = [{ strategy: 'SmsCode', isActive: true }]
        for (const user of users) if (user.email === reader) user.phoneNumber = null
      })
      await visit.goTo('/account/login')
      await page.evaluate(() => localStorage.setItem('register-quick-login', 'SmsCode'))
      await giveEmail(visit, reader)
      await givePassword(visit)
      await visit.see('Sign in by text message')
      await page.getByLabel('Phone number').fill('+1 415 555 0123')
      await page.keyboard.press('Enter')
      await visit.see('Confirm your phone number')
      await giveCode(visit, sentCode(visit))
      await beWelcomed(visit, 'Rita Reader')
      await signOut(visit)
      emulator.advance(30_000)
      await giveEmail(visit, reader)
      await visit.see(words.sms)
      await giveCode(visit, sentCode(visit))
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'a code is followed by the second factor if the user has one',
    async run(visit) {
      await askFor(visit, 'Code', accounts.mfa)
      await visit.see(words.code)
      await giveCode(visit, sentCode(visit))
      await visit.see(headings.code)
      await giveCode(visit, await codeNow(visit))
      await beWelcomed(visit, 'Mia Moreno')
    },
  },
  {
    title: 'a link opened in the page signs in, shows that for five seconds, and continues',
    async run(visit) {
      await askFor(visit, 'MagicLink')
      await visit.see(words.link)
      await visit.goTo(sentPath(visit))
      await visit.see(headings.success, 'a link has worked')
      await visit.page
        .getByText(/Moving on in \d seconds?/)
        .first()
        .waitFor()
      expect(visit.page.url()).not.toContain('token')
      await beWelcomed(visit, 'Rita Reader')
      expect(exchanges(visit)).toBe(1)
    },
  },
  {
    title: 'the five seconds of a link can be stopped, and gone on from',
    async run(visit) {
      const { page } = visit
      await askFor(visit, 'MagicLink')
      await visit.see(words.link)
      await page.clock.install()
      await visit.goTo(sentPath(visit))
      await page.getByRole('button', { name: 'Stay here' }).click()
      await page.getByText('Stopped. Go on when you’re ready.').first().waitFor()
      await page.clock.fastForward(5500)
      expect(new URL(page.url()).pathname).toBe(callback)
      await page.getByRole('button', { name: 'Continue' }).click()
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'a reload and the way back do not exchange a link twice',
    async run(visit) {
      const { page } = visit
      await askFor(visit, 'MagicLink')
      await visit.see(words.link)
      await visit.goTo(sentPath(visit))
      await page.getByRole('button', { name: 'Stay here' }).waitFor()
      await page.reload()
      await beWelcomed(visit, 'Rita Reader')
      await page.goBack()
      await visit.goTo(callback)
      await beWelcomed(visit, 'Rita Reader')
      expect(exchanges(visit)).toBe(1)
    },
  },
  {
    title: 'an expired link is reported, and offers to request another',
    async run(visit) {
      await askFor(visit, 'MagicLink')
      await visit.see(words.link)
      visit.emulator.advance(5 * 60_000)
      await visit.goTo(sentPath(visit))
      await visit.see(words.expired)
      await visit.page.getByRole('button', { name: 'Ask for a new link' }).click()
      await visit.see(headings.email)
      await visit.goTo(callback)
      await visit.see(words.missing)
    },
  },
]

async function askFor(visit: Visit, way: 'Code' | 'SmsCode' | 'MagicLink', email = reader): Promise<void> {
  visit.emulator.arrange(({ security }) => {
    security.mainStrategy = way
  })
  await visit.goTo('/account/login')
  await giveEmail(visit, email)
}

function sentText({ emulator }: Visit): string {
  return emulator.outbox().at(-1)?.text ?? ''
}

function sentCode(visit: Visit): string {
  return /\d{6}/.exec(sentText(visit))?.[0] ?? ''
}

/** Where the link of the mail leads, on this site. */
function sentPath(visit: Visit): string {
  const { pathname, search } = new URL(/http\S+/.exec(sentText(visit))?.[0] ?? '')
  return pathname + search
}

function exchanges({ emulator }: Visit): number {
  return emulator.journal.entries().filter(({ operation }) => operation === 'postLoginPasswordless').length
}

/** Six digits that are not these. */
function unlike(code: string): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 5) % 10))
}
