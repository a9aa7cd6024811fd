import { demoPassword } from '@portico/emulator'
import { expect } from 'vitest'
import { headings } from '../../headings.ts'
import { accounts, beWelcomed, giveEmail, givePassword, signIn } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

const fresh = 'Winter-harbour-7'
const day = 24 * 3_600_000

/** Getting a new password, and what a password may hold a sign-in up with. */
export const passwords: readonly Scenario[] = [
  {
    title: 'a forgotten password is replaced by the link of a mail, and the new one signs in',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await visit.see(headings.password)
      await page.getByRole('link', { name: 'Forgot password?' }).click()
      await askForLink(visit)
      await openMailedLink(visit)
      await visit.see('Choose a new password')
      await choosePassword(visit, fresh)
      await visit.see('Your new password is set')
      expect(page.url()).not.toContain('token')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await giveEmail(visit, accounts.admin)
      await givePassword(visit, fresh)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a password that was used before is refused at the field, and another is taken',
    async run(visit) {
      const { emulator, page } = visit
      const stamp = new Date(0).toISOString()
      emulator.arrange(({ security }) => {
        const policy = { id: 'history', enabled: true, historySize: 3, createdAt: stamp, updatedAt: stamp }
        security.passwordHistory = { '*': policy }
      })
      await visit.goTo('/account/forget-password')
      await askForLink(visit)
      await openMailedLink(visit)
      await choosePassword(visit, demoPassword)
      await page.getByRole('alert').getByText('You have used this password before').waitFor()
      const field = page.getByLabel('New password')
      expect(await field.getAttribute('aria-invalid')).toBe('true')
      await choosePassword(visit, fresh)
      await visit.see('Your new password is set')
    },
  },
  {
    title: 'an expired link for a new password is reported, and offers a new link',
    async run(visit) {
      await visit.goTo('/account/forget-password')
      await askForLink(visit)
      visit.emulator.advance(3_600_001)
      await openMailedLink(visit)
      await visit.see('This link has run out')
      await visit.page.getByRole('button', { name: 'Ask for a new link' }).click()
      await visit.see('Forgot your password?')
    },
  },
  {
    title: 'a reload in the middle of the form loses nothing but what was typed, and one after it explains itself',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/forget-password')
      await askForLink(visit)
      await openMailedLink(visit)
      await visit.see('Choose a new password')
      await page.getByLabel('New password').fill('half')
      await page.reload()
      await visit.see('Choose a new password')
      await choosePassword(visit, fresh)
      await visit.see('Your new password is set')
      await page.reload()
      await visit.see('Open the link again')
    },
  },
  {
    title: 'a password that has run out is replaced on the way in',
    async run(visit) {
      rotate(visit, 90)
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await visit.see('Choose a new password')
      await visit.page.getByLabel('New password').fill(fresh)
      await visit.page.getByRole('button', { name: 'Set password and sign in' }).click()
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a password that expires soon is announced during the sign-in, and the user continues',
    async run(visit) {
      rotate(visit, 86)
      visit.emulator.flags.set('password-rotation', 'on')
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await visit.see('Your password runs out in 4 days')
      await visit.page.getByRole('button', { name: 'Continue', exact: true }).click()
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a stolen password signs no user in, and a link for a new one is sent',
    async run(visit) {
      visit.emulator.flags.set('security-center-show-login-flows', 'on')
      visit.emulator.arrange(({ security }) => {
        security.breachedPasswords = [demoPassword]
      })
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await visit.see('Your password has been stolen')
      await visit.page.getByRole('button', { name: 'Email me a link' }).click()
      await visit.see('Check your email')
      await openMailedLink(visit)
      await choosePassword(visit, fresh)
      await visit.see('Your new password is set')
    },
  },
  {
    title: 'a locked account is unlocked by the link of a mail, and the page leads to signing in by itself',
    async run(visit) {
      visit.emulator.arrange((state) => {
        state.failedSignIns = [{ address: accounts.admin, count: 4 }]
      })
      await visit.goTo('/account/login')
      await giveEmail(visit, accounts.admin)
      await givePassword(visit, 'not it')
      await visit.page.getByRole('alert').getByText('This account is locked for now').waitFor()
      await openMailedLink(visit)
      await visit.see('Your account is unlocked')
      await visit.arriveAt('/account/login')
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'an administrator acting as another user sees that on the page, and may stop',
    async run(visit) {
      const { emulator, page } = visit
      const id = emulator.snapshot().users.find(({ email }) => email === 'reader@acme.test')?.id ?? ''
      const query = new URLSearchParams({
        impersonatedUserId: id,
        actorToken: emulator.actorToken(accounts.admin),
      })
      await visit.goTo(`/account/impersonate?${query}`)
      await beWelcomed(visit, 'Rita Reader')
      await page.getByText('Ada Admin, you are acting as Rita Reader.').waitFor()
      await page.getByRole('button', { name: 'Stop acting as them' }).click()
      await visit.see(headings.email)
    },
  },
]

export async function askForLink(visit: Visit): Promise<void> {
  await visit.see('Forgot your password?')
  await visit.page.getByLabel('Email').fill(accounts.admin)
  await visit.page.getByRole('button', { name: 'Send reset link' }).click()
  await visit.see('Check your email')
}

/** Follows the link of the last mail, which leads to the application that asked for it. */
export async function openMailedLink({ emulator, page }: Visit): Promise<void> {
  const link = /https?:\S+/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0]
  if (link === undefined) throw new Error('The last mail holds no link')
  await page.goto(link)
}

export async function choosePassword({ page }: Visit, password: string): Promise<void> {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set password' }).click()
}

/** Makes passwords run out after 90 days, told of a week before, and everybody's so many days old. */
function rotate({ emulator }: Visit, age: number): void {
  emulator.arrange(({ security, users }) => {
    security.passwordRotation = { '*': { isActive: true, rotationPeriod: 90, notificationPeriod: 7 } }
    for (const user of users) user.passwordSetAt = new Date(emulator.now() - age * day).toISOString()
  })
}
