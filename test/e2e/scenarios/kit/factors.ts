import { virtualAuthenticator } from '@portico/emulator/playwright'
import { expect } from 'vitest'
import { beWelcomed, giveCode, signIn, signOut } from '../../person.ts'
import type { Visit } from '../../visit.ts'
import type { Scenario } from '../scenario.ts'

const reader = 'reader@acme.test'
const phone = { id: 'phone-1', phoneNumber: '+4915112345678' }

/** The second factors beside an app: codes that are sent, and devices that sign. */
export const factors: readonly Scenario[] = [
  {
    title: 'a code by text message is the second step, and another one comes after half a minute',
    async run(visit) {
      arrange(visit, { phones: [phone] })
      await begin(visit)
      await visit.see('Check your phone')
      await visit.page.getByText('+49*********78').waitFor()
      await giveSentCode(visit)
      await beWelcomed(visit, 'Rita Reader')
      expect(visit.emulator.snapshot().sessions.at(-1)?.amr).toEqual(['pwd', 'mfa', 'sms'])
    },
  },
  {
    title: 'a code by mail is the second step',
    async run(visit) {
      arrange(visit, { hasEmailCode: true })
      await begin(visit)
      await visit.see('Check your email')
      await giveSentCode(visit)
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'a user with several second factors chooses one, and another one instead',
    async run(visit) {
      arrange(visit, { phones: [phone], hasEmailCode: true })
      await begin(visit)
      await visit.see('Confirm it’s you')
      await visit.page.getByRole('button', { name: 'Text message' }).click()
      await visit.see('Check your phone')
      await visit.page.getByRole('button', { name: 'Choose another second step' }).click()
      await visit.page.getByRole('button', { name: 'Code by email' }).click()
      await visit.see('Check your email')
      await giveSentCode(visit)
      await beWelcomed(visit, 'Rita Reader')
    },
  },
  {
    title: 'a phone that must be enrolled takes a code, and ends with the recovery code',
    async run(visit) {
      arrange(visit, { isMfaForced: true }, ['SMS'])
      await begin(visit)
      await visit.see('Add your phone')
      await visit.page.getByLabel('Phone number').fill('+49 151 1234 5678')
      await visit.page.getByRole('button', { name: 'Send code' }).click()
      await visit.see('Check your phone')
      await giveSentCode(visit)
      await keepRecoveryCode(visit)
    },
  },
  {
    title: 'a second step that is needed in three days is left for then, and is needed after them',
    async run(visit) {
      const { emulator, page } = visit
      arrange(visit, {})
      emulator.setPolicy({ tenant: 'Acme', mfa: 'forced', mfaInDays: 3 })
      await begin(visit)
      await visit.see('Set up your authenticator', 'a second step that is needed later')
      await page.getByText(/^You can do this later/).waitFor()
      await page.getByRole('button', { name: 'Not now', exact: true }).click()
      await beWelcomed(visit, 'Rita Reader')
      await signOut(visit)
      emulator.setPolicy({ tenant: 'Acme', mfaInDays: null })
      await signIn(visit, reader)
      await visit.see('Set up your authenticator')
      expect(await page.getByRole('button', { name: 'Not now', exact: true }).count()).toBe(0)
    },
  },
  ...(
    [
      ['a passkey of the device', 'WebAuthnPlatform', 'This device', 'Platform'],
      ['a security key', 'WebAuthnCrossPlatform', 'Security key', 'CrossPlatform'],
    ] as const
  ).map(
    ([what, strategy, choice, deviceType]): Scenario => ({
      title: `${what} is enrolled, is the second factor the next time, and remembers the browser on request`,
      async run(visit) {
        arrange(visit, { isMfaForced: true }, [strategy])
        const device = await virtualAuthenticator(visit.page, { deviceType })
        await begin(visit)
        await visit.see('Protect your account')
        await visit.page.getByRole('button', { name: choice }).click()
        await keepRecoveryCode(visit)
        expect(await device.size()).toBe(1)
        await signOut(visit)
        await signIn(visit, reader)
        await visit.see('Confirm it’s you')
        await visit.page.getByRole('button', { name: choice }).click()
        await visit.page.getByText(/^Don’t ask again on this device/).click()
        await visit.see(choice === 'This device' ? 'Use this device' : 'Use your security key')
        await visit.page.getByRole('button', { name: 'Continue' }).click()
        await beWelcomed(visit, 'Rita Reader')
        expect(visit.emulator.snapshot().sessions.at(-1)?.amr).toEqual(['pwd', 'mfa', 'hwk'])
        await signOut(visit)
        await signIn(visit, reader)
        await beWelcomed(visit, 'Rita Reader')
      },
    }),
  ),
]

type Person = ReturnType<Visit['emulator']['snapshot']>['users'][number]
type Strategies = ReturnType<Visit['emulator']['snapshot']>['security']['mfaStrategies']

/** Has the person these second factors, and the tenant allow these kinds. */
export function arrange({ emulator }: Visit, person: Partial<Person>, strategies?: Strategies): void {
  emulator.arrange(({ users, security }) => {
    if (strategies) security.mfaStrategies = strategies
    for (const user of users) if (user.email === reader) Object.assign(user, person)
  })
}

/** Waits until a code was sent, which the wait for another one says, and types it. */
export async function giveSentCode(visit: Visit): Promise<void> {
  await visit.page
    .getByText(/You can ask for another in \d+ seconds?\.$/)
    .first()
    .waitFor()
  await giveCode(visit, /\d{6}/.exec(visit.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? '')
}

async function begin(visit: Visit): Promise<void> {
  await visit.goTo('/account/login')
  await signIn(visit, reader)
}

async function keepRecoveryCode(visit: Visit): Promise<void> {
  await visit.see('Save your recovery code')
  await visit.page.getByText('I have saved it somewhere safe').click()
  await visit.page.getByRole('button', { name: 'Finish' }).click()
  await beWelcomed(visit, 'Rita Reader')
}
