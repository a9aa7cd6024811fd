import { expect } from 'vitest'
import type { SignUpSettings } from '../../../../providers/emulator/src/core/settings.ts'
import { usualSignUp } from '../../../../providers/emulator/src/core/settings.ts'
import { beWelcomed } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

const ann = { name: 'Ann Archer', email: 'ann@new.test', company: 'Archery' }
const password = 'Correct-horse-7'

/** Becoming a user, from the form to the application. */
export const signUp: readonly Scenario[] = [
  {
    title: 'a new user opens the mail, chooses a password and is signed in; reload and back activate nothing',
    async run(visit) {
      const { page, see } = visit
      await visit.goTo('/account/login')
      await page.getByRole('link', { name: 'Create an account' }).click()
      await fillIn(visit)
      await see('Check your email')
      await page.goto(mailedAddress(visit))
      await see('Choose your password')
      await page.reload()
      await see('Choose your password')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Activate account' }).click()
      await see('Your account is active')
      expect(new URL(page.url()).search).toBe('')
      await page.getByRole('button', { name: 'Stay here' }).click()
      await page.reload()
      await see('This link has nothing left to do')
      await page.goto('/')
      await beWelcomed(visit, ann.name)
      await page.goBack()
      await see('This link has nothing left to do')
      expect(callsOf(visit, 'activateAccount')).toBe(1)
    },
  },
  {
    title: 'the application opens by itself five seconds after activation',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/sign-up')
      await fillIn(visit)
      await visit.see('Check your email')
      await page.goto(mailedAddress(visit))
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Activate account' }).click()
      await beWelcomed(visit, ann.name)
    },
  },
  {
    title: 'a sign-up by code accepts the code with a password, and shows a wrong code at its field',
    async run(visit) {
      const { page, see } = visit
      allow(visit, { activation: 'code' })
      visit.allow(/401/)
      await visit.goTo('/account/sign-up')
      await fillIn(visit)
      await see('Enter the code from your email')
      const [code = ''] = /\d{6}/.exec(visit.emulator.outbox().at(-1)?.text ?? '') ?? []
      await page.getByLabel('6-digit code').fill(code === '111111' ? '222222' : '111111')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Activate account' }).click()
      await page.getByText('That code doesn’t match').waitFor()
      await page.getByLabel('6-digit code').fill(code)
      await page.getByRole('button', { name: 'Activate account' }).click()
      await see('Your account is active')
      await page.getByRole('button', { name: 'Continue now' }).click()
      await beWelcomed(visit, ann.name)
    },
  },
  {
    title:
      'a sign-up without prior confirmation refuses a password that breaks the rules, and signs in with a good one',
    async run(visit) {
      const { page } = visit
      allow(visit, { allowsUnverified: true })
      await visit.goTo('/account/sign-up')
      await fillIn(visit, 'short')
      await page.getByText('Choose a password that meets every rule below.').waitFor()
      expect(await page.getByLabel('Full name').inputValue()).toBe(ann.name)
      expect(callsOf(visit, 'signUp')).toBe(0)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Create account' }).click()
      await beWelcomed(visit, ann.name)
    },
  },
  {
    title: 'the sign-up page shows that sign-up is not allowed, and moves to the sign-in',
    async run(visit) {
      visit.emulator.arrange(({ security }) => {
        security.allowSignups = false
      })
      await visit.goTo('/account/sign-up')
      await visit.see('You need an invitation')
      await visit.arriveAt('/account/login')
      expect(await visit.page.getByRole('link', { name: 'Create an account' }).count()).toBe(0)
    },
  },
  {
    title: 'a missing value is reported at its field, which gets the focus, and nothing typed is lost',
    async run(visit) {
      const { page } = visit
      await visit.goTo('/account/sign-up')
      await page.getByLabel('Work email').fill(ann.email)
      await page.getByRole('button', { name: 'Create account' }).click()
      await page.getByText('Enter your name.').waitFor()
      expect(await page.getByLabel('Full name').evaluate((field) => field.matches(':focus'))).toBe(true)
      expect(await page.getByLabel('Work email').inputValue()).toBe(ann.email)
    },
  },
]

/** What the last mail leads to. */
export function mailedAddress({ emulator }: Visit): string {
  return /https?:\S+/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
}

/** How often an operation was called. */
export function callsOf({ emulator }: Visit, operation: string): number {
  return emulator.journal.entries().filter((entry) => entry.operation === operation).length
}

function allow({ emulator }: Visit, settings: Partial<SignUpSettings>): void {
  emulator.arrange(({ security }) => {
    security.signUp = { ...usualSignUp, ...settings }
  })
}

async function fillIn({ page, see }: Visit, chosen?: string): Promise<void> {
  await see('Create your account')
  await page.getByLabel('Full name').fill(ann.name)
  await page.getByLabel('Work email').fill(ann.email)
  await page.getByLabel('Company').fill(ann.company)
  if (chosen !== undefined) await page.getByLabel('Password', { exact: true }).fill(chosen)
  await page.getByRole('checkbox', { name: /I agree/ }).press('Space')
  await page.getByRole('button', { name: 'Create account' }).click()
}
