import { type VirtualAuthenticatorOptions, virtualAuthenticator } from '@portico/emulator/playwright'
import { expect } from 'vitest'
import { headings } from '../../headings.ts'
import { countLayoutShifts } from '../../layout-shifts.ts'
import { accounts, beWelcomed, signIn, signOut } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

const promptHeading = 'Sign in faster next time'

/** Passkeys with a device in the browser, whose signatures the provider checks. */
export const passkeys: readonly Scenario[] = [
  {
    title: 'a passkey is added at the prompt, and signs in by the button after signing out',
    async run(visit) {
      const device = await addPasskeyAtPrompt(visit, { isResident: true })
      expect(await device.size()).toBe(1)
      // What the autofill offers is not taken: the button ends the offer and asks anew.
      await device.answer('wait')
      visit.emulator.journal.clear()
      await signOut(visit)
      await visit.see(headings.email)
      await passkeyButton(visit).waitFor()
      await expect.poll(() => asked(visit)).toBe(1)
      await device.answer('confirm')
      await passkeyButton(visit).click()
      await beWelcomed(visit, 'Ada Admin')
      expect(asked(visit)).toBe(2)
    },
  },
  {
    title: 'a passkey that the device does not list signs in by the button, with the address',
    async run(visit) {
      const device = await addPasskeyAtPrompt(visit, { isResident: false })
      expect(await device.size()).toBe(1)
      await signOut(visit)
      await visit.see(headings.email)
      await visit.page.getByLabel('Email').fill(accounts.admin)
      await passkeyButton(visit).click()
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a passkey signs in by the autofill of the address, without a press',
    async run(visit) {
      await addPasskeyAtPrompt(visit, { isResident: true })
      await signOut(visit)
      await beWelcomed(visit, 'Ada Admin')
      const { sessions } = visit.emulator.snapshot()
      expect(sessions.at(-1)?.amr).toEqual(['hwk', 'user', 'mfa'])
    },
  },
  {
    title: 'a passkey that is not confirmed is reported, keeps the address, and works on the next try',
    async run(visit) {
      const { page } = visit
      const device = await addPasskeyAtPrompt(visit, { isResident: false })
      await device.answer('decline')
      await signOut(visit)
      await visit.see(headings.email)
      await page.getByLabel('Email').fill(accounts.admin)
      await passkeyButton(visit).click()
      await page.getByRole('alert').getByText('Nothing was confirmed').waitFor()
      expect(await page.getByLabel('Email').inputValue()).toBe(accounts.admin)
      await device.answer('confirm')
      await passkeyButton(visit).click()
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'a passkey that was removed at the provider is refused, and another way in is open',
    async run(visit) {
      const { page, emulator } = visit
      await addPasskeyAtPrompt(visit, { isResident: true })
      emulator.arrange((state) => {
        state.webAuthn = { credentials: [], challenges: [] }
      })
      visit.allow(/401/)
      await signOut(visit)
      await page.getByRole('alert').getByText('This passkey isn’t known here any more').waitFor()
      expect(await page.getByLabel('Email').isEnabled()).toBe(true)
    },
  },
  {
    title: 'the prompt that is declined stays, and leads on without a passkey',
    async run(visit) {
      const { page } = visit
      await allowPasskeys(visit)
      const device = await virtualAuthenticator(page)
      await device.answer('decline')
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await visit.see(promptHeading)
      await page.getByRole('button', { name: 'Add a passkey' }).click()
      await page.getByRole('alert').getByText('Nothing was confirmed').waitFor()
      await page.getByRole('button', { name: 'Not now' }).click()
      await beWelcomed(visit, 'Ada Admin')
      expect(await device.size()).toBe(0)
    },
  },
  {
    title: 'the passkey prompt does not appear again if the user has declined it for the device',
    async run(visit) {
      const { page } = visit
      await allowPasskeys(visit)
      await visit.goTo('/account/login')
      await signIn(visit, accounts.admin)
      await visit.see(promptHeading)
      await page.getByText('Don’t ask again on this device').click()
      await page.getByRole('button', { name: 'Not now' }).click()
      await beWelcomed(visit, 'Ada Admin')
      await signOut(visit)
      await signIn(visit, accounts.admin)
      await beWelcomed(visit, 'Ada Admin')
    },
  },
  {
    title: 'the way in by a passkey comes to the form without a jump',
    async run(visit) {
      await allowPasskeys(visit)
      const shifts = await countLayoutShifts(visit.page)
      await visit.goTo('/account/login')
      await visit.see(headings.email)
      await passkeyButton(visit).waitFor()
      expect(await shifts.sum()).toBe(0)
    },
  },
]

export async function allowPasskeys({ emulator }: Visit) {
  emulator.arrange(({ security }) => {
    security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
  })
}

async function addPasskeyAtPrompt(visit: Visit, options: VirtualAuthenticatorOptions) {
  await allowPasskeys(visit)
  const device = await virtualAuthenticator(visit.page, options)
  await visit.goTo('/account/login')
  await signIn(visit, accounts.admin)
  await visit.see(promptHeading)
  await visit.page.getByRole('button', { name: 'Add a passkey' }).click()
  await beWelcomed(visit, 'Ada Admin')
  return device
}

/** How often a passkey was asked for. */
function asked({ emulator }: Visit): number {
  return emulator.journal.entries().filter(({ operation }) => operation === 'preLoginWebAuthn').length
}

function passkeyButton({ page }: Visit) {
  return page.getByRole('button', { name: 'Sign in with a passkey' })
}
