import { demoRecoveryCode } from '@portico/emulator'
import { expect } from 'vitest'
import { headings } from '../headings.ts'
import { accounts, beWelcomed, codeNow, giveCode, givePassword, signIn, signOut } from '../person.ts'
import type { Visit } from '../visit.ts'
import type { Scenario } from './scenario.ts'

/** The second factor: giving it, losing it, enrolling it. */
export const secondFactor: readonly Scenario[] = [
  {
    title: 'an authenticator code is the second step after the password',
    async run(visit) {
      await visit.goTo('/')
      await signIn(visit, accounts.mfa)
      await visit.see(headings.code)
      await giveCode(visit, await codeNow(visit))
      await beWelcomed(visit, 'Mia Moreno')
      await visit.page.getByText(visit.plan.secondFactorUsed, { exact: true }).waitFor()
    },
  },
  {
    title: 'a wrong authenticator code is reported, and the right one signs in',
    async run(visit) {
      await visit.goTo('/account/login')
      await signIn(visit, accounts.mfa)
      const code = await codeNow(visit)
      await giveCode(visit, unlike(code))
      await visit.page.getByRole('alert').getByText('That code doesn’t match').waitFor()
      await visit.see(headings.code, 'wrong code')
      await giveCode(visit, code)
      await beWelcomed(visit, 'Mia Moreno')
    },
  },
  {
    title: 'an authenticator code is valid once, and an expired one is reported',
    async run(visit) {
      const { emulator, page } = visit
      await visit.goTo('/account/login')
      await signIn(visit, accounts.mfa)
      const code = await codeNow(visit)
      await giveCode(visit, code)
      await beWelcomed(visit, 'Mia Moreno')
      await signOut(visit)
      await signIn(visit, accounts.mfa)
      await giveCode(visit, code)
      await page.getByRole('alert').getByText('That code was used already').waitFor()
      const later = await codeIn(visit, 60_000)
      emulator.advance(120_000)
      await giveCode(visit, later)
      await page.getByRole('alert').getByText('That code has run out').waitFor()
      await giveCode(visit, await codeNow(visit))
      await beWelcomed(visit, 'Mia Moreno')
    },
  },
  {
    title: 'the recovery code switches the authenticator off, and the password alone leads on',
    async run(visit) {
      const { page, see } = visit
      await visit.goTo('/account/login')
      await signIn(visit, accounts.mfa)
      await page.getByRole('button', { name: 'I can’t use my authenticator app' }).click()
      await see(headings.recover)
      await page.getByLabel('Recovery code', { exact: true }).fill('PORTICO-RECOVERY-0')
      await page.getByRole('button', { name: 'Switch off the authenticator' }).click()
      await page.getByRole('alert').getByText('That recovery code doesn’t match').waitFor()
      await page.getByLabel('Recovery code', { exact: true }).fill(demoRecoveryCode)
      await page.getByRole('button', { name: 'Switch off the authenticator' }).click()
      await page.getByText('Your authenticator is switched off').first().waitFor()
      await see(headings.email, 'authenticator switched off')
      expect(await page.getByLabel('Email').inputValue()).toBe(accounts.mfa)
      await page.getByRole('button', { name: 'Continue' }).click()
      await givePassword(visit)
      await beWelcomed(visit, 'Mia Moreno')
    },
  },
  {
    title: 'a person who has to enrols an authenticator, keeps the recovery code, and signs in with it the next time',
    async run(visit) {
      const { emulator, page, see } = visit
      await visit.goTo('/account/login')
      await signIn(visit, accounts.enroll)
      const key = page.getByText(/^(?:[A-Z2-7]{4} ?){4,}$/)
      await key.waitFor()
      await page.getByRole('img', { name: 'QR code for your authenticator app' }).waitFor()
      await see(headings.enroll)
      const secret = (await key.innerText()).replaceAll(' ', '')
      await giveCode(visit, await codeNow(visit, secret))
      await see(headings.recoveryCode)
      await page.getByRole('button', { name: 'Finish' }).click()
      await page.getByText('Save the code first, then tick this box.').waitFor()
      await see(headings.recoveryCode, 'recovery code not saved yet')
      const saved = page.getByLabel('I have saved it somewhere safe')
      await page.getByText('I have saved it somewhere safe').click()
      expect(await saved.isChecked()).toBe(true)
      await page.getByRole('button', { name: 'Finish' }).click()
      await beWelcomed(visit, 'Emil Enroll')
      await signOut(visit)
      emulator.advance(30_000)
      await signIn(visit, accounts.enroll)
      await see(headings.code)
      await giveCode(visit, await codeNow(visit, secret))
      await beWelcomed(visit, 'Emil Enroll')
    },
  },
  {
    title: 'a reload before the second factor shows that the sign-in was interrupted',
    async run(visit) {
      const { page, see } = visit
      await visit.goTo('/account/login')
      await signIn(visit, accounts.mfa)
      await see(headings.code)
      await page.reload()
      await page.getByText('Your sign-in was interrupted').first().waitFor()
      await see(headings.email, 'interrupted sign-in')
      expect(await page.getByLabel('Email').inputValue()).toBe(accounts.mfa)
    },
  },
]

/** Six digits that are not these. */
function unlike(code: string): string {
  return code.replace(/^./, (digit) => String((Number(digit) + 5) % 10))
}

/** What the authenticator app will show in a while. */
async function codeIn(visit: Visit, ms: number): Promise<string> {
  visit.emulator.advance(ms)
  const code = await codeNow(visit)
  visit.emulator.advance(-ms)
  return code
}
