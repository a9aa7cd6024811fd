import { demoRecoveryCode } from '@portico/emulator'
import { expect, vi } from 'vitest'
import { headings } from '../../e2e/headings.ts'
import type { EngineVisit } from '../engine-visit.ts'
import { beWelcomed, codeNow, giveCode, giveEmail, givePassword, sentAddress, sentCode, signIn } from '../person.ts'
import { button, field, heading, link, the, words } from '../targets.ts'
import type { Flow } from './flow.ts'

/** Signing in, by each way. */
export const signIns: readonly Flow[] = [
  {
    title: 'a wrong password is reported, the right one signs in, and a reload keeps the session',
    async run({ page, goTo }) {
      await goTo('/')
      await page.arriveAt('/account/login')
      await giveEmail(page, 'admin@acme.test')
      await givePassword(page, 'Portico-demo-2')
      await page.see(words(/That email and password don’t match/))
      await givePassword(page)
      await beWelcomed(page, 'Ada Admin')
      await page.reload()
      await beWelcomed(page, 'Ada Admin')
    },
  },
  {
    title: 'a code of the authenticator app is the second step',
    async run(visit) {
      await signIn(visit, 'mfa@acme.test')
      await visit.page.see(heading(headings.code))
      await giveCode(visit.page, await codeNow(visit))
      await beWelcomed(visit.page, 'Mia Moreno')
    },
  },
  {
    title: 'the recovery code takes the place of the authenticator app',
    async run(visit) {
      const { page } = visit
      await signIn(visit, 'mfa@acme.test')
      await page.click(button('I can’t use my authenticator app'))
      await page.see(heading(headings.recover))
      await page.fill(field('Recovery code'), demoRecoveryCode)
      await page.click(button('Switch off the authenticator'))
      await page.see(heading(headings.email))
      await page.click(button('Continue'))
      await givePassword(page)
      await beWelcomed(page, 'Mia Moreno')
    },
  },
  {
    title: 'a user who has to sets up an authenticator app, and saves the recovery code',
    async run(visit) {
      const { page } = visit
      await signIn(visit, 'enroll@acme.test')
      await page.see(heading(headings.enroll))
      await page.see(the('img', 'QR code for your authenticator app'))
      const secret = await page.textOf(words(/^(?:[A-Z2-7]{4} ?){4,}$/))
      await giveCode(page, await codeNow(visit, secret.replaceAll(' ', '')))
      await page.see(heading(headings.recoveryCode))
      await page.click(words('I have saved it somewhere safe'))
      await page.click(button('Finish'))
      await beWelcomed(page, 'Emil Enroll')
    },
  },
  {
    title: 'a code by mail signs in with its sixth digit',
    async run(visit) {
      await askFor(visit, 'Code')
      await visit.page.see(heading('Enter the code we sent'))
      await giveCode(visit.page, sentCode(visit))
      await beWelcomed(visit.page, 'Rita Reader')
    },
  },
  {
    title: 'a code by text message signs in',
    async run(visit) {
      await askFor(visit, 'SmsCode')
      await visit.page.see(heading('Enter the code from your phone'))
      await giveCode(visit.page, sentCode(visit))
      await beWelcomed(visit.page, 'Rita Reader')
    },
  },
  {
    title: 'a link by mail signs in',
    async run(visit) {
      const { page } = visit
      await askFor(visit, 'MagicLink')
      await page.see(heading('Check your email'))
      const { pathname, search } = new URL(sentAddress(visit))
      await visit.goTo(pathname + search)
      await page.see(heading(headings.success))
      await page.click(button('Continue now'))
      await beWelcomed(page, 'Rita Reader')
    },
  },
  {
    title: 'a social provider signs in',
    seed: { with: ['social'] },
    async run({ page, goTo }) {
      await goTo('/account/login')
      await page.click(button('Continue with Google'))
      await page.click(button(/Rita Reader/))
      await beWelcomed(page, 'Rita Reader')
    },
  },
  {
    title: 'a company signs its user in, by OpenID and by SAML',
    async run(visit) {
      const { page, emulator, goTo } = visit
      for (const type of ['oidc', 'saml'] as const) {
        emulator.arrange(({ ssoConnections }) => {
          for (const connection of ssoConnections) connection.type = type
        })
        await goTo('/account/login')
        await giveEmail(page, 'sso@globex.test')
        await page.click(button(/Sam Sorensen/))
        await beWelcomed(page, 'Sam Sorensen')
        await page.click(button(/Your menu$/))
        const before = loggedOut(emulator)
        await page.click(the('menuitem', 'Sign out'))
        await page.see(heading(headings.email))
        // A browser that leaves the page before the answer ends the call, which is then sent again.
        await vi.waitFor(() => expect(loggedOut(emulator)).toBeGreaterThan(before), { timeout: 10_000 })
      }
    },
  },
  {
    title: 'a forgotten password is replaced by the link of a mail, and the new one signs in',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await giveEmail(page, 'admin@acme.test')
      await page.click(link('Forgot password?'))
      await page.see(heading('Forgot your password?'))
      await page.fill(field('Email'), 'admin@acme.test')
      await page.click(button('Send reset link'))
      await page.see(heading('Check your email'))
      await page.goTo(sentAddress(visit))
      await page.see(heading('Choose a new password'))
      await page.fill(field('New password'), 'Winter-harbour-7')
      await page.click(button('Set password'))
      await page.see(heading('Your new password is set'))
      await page.click(button('Sign in'))
      await giveEmail(page, 'admin@acme.test')
      await givePassword(page, 'Winter-harbour-7')
      await beWelcomed(page, 'Ada Admin')
    },
  },
  {
    title: 'a new user signs up, activates the account by mail and is signed in',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await page.click(link('Create an account'))
      await page.fill(field('Full name'), 'Ann Archer')
      await page.fill(field('Work email'), 'ann@new.test')
      await page.fill(field('Company'), 'Archery')
      await page.tabTo(/I agree/)
      await page.type(' ')
      await page.click(button('Create account'))
      await page.see(heading('Check your email'))
      await page.goTo(sentAddress(visit))
      await page.fill(field('Password'), 'Correct-horse-7')
      await page.click(button('Activate account'))
      await page.see(heading('Your account is active'))
      await beWelcomed(page, 'Ann Archer')
    },
  },
]

async function askFor({ emulator, goTo, page }: EngineVisit, way: 'Code' | 'SmsCode' | 'MagicLink'): Promise<void> {
  emulator.arrange(({ security }) => {
    security.mainStrategy = way
  })
  await goTo('/account/login')
  await giveEmail(page, 'reader@acme.test')
}

function loggedOut({ journal }: EngineVisit['emulator']): number {
  return journal.entries().filter(({ operation }) => operation === 'logout').length
}
