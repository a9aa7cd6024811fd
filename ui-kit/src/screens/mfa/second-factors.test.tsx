import { demoAuthenticatorSecret, totp } from '@portico/emulator/testing'
import { PorticoProvider } from '@portico/headless'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { openApp } from '../../../../headless/test/open-app.ts'
import { press, step } from '../../../test/open-login-box.tsx'
import { LocaleProvider } from '../../i18n/index.ts'
import { SecondFactors } from './second-factors.tsx'

afterEach(cleanup)

const reader = 'reader@acme.test'
const phone = { id: 'phone-1', phoneNumber: '+4915112345678' }

/** Opens the second factors of a user with these phones. */
async function open(signedInAs: string, phones: (typeof phone)[] = [], failing?: string) {
  const app = await openApp({ logLevel: 'silent', signedInAs })
  app.provider.emulator.arrange(({ users, security }) => {
    security.mfaStrategies = ['AuthenticatorApp', 'SMS']
    for (const user of users) if (user.email === signedInAs) user.phones = phones
  })
  if (failing) app.provider.emulator.faults.add({ operation: failing, kind: 'status', status: 400, times: 1 })
  render(
    <PorticoProvider client={app.client}>
      <LocaleProvider>
        <SecondFactors isolation="none" />
      </LocaleProvider>
    </PorticoProvider>,
  )
  await step('Your second steps')
  return app
}

const lastCode = ({ provider }: Awaited<ReturnType<typeof openApp>>) =>
  /\d{6}/.exec(provider.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''

describe('the own second factors', () => {
  it('second factors are listed by kind and name, each with a remove button', async () => {
    await open(reader, [phone])
    const row = within(await screen.findByRole('listitem'))
    row.getByText('Text message')
    row.getByText(phone.phoneNumber)
    row.getByRole('button', { name: 'Remove Text message +4915112345678' })
  })

  it('an empty list of second factors is shown as such, and a phone is added by its code', async () => {
    const app = await open(reader)
    await screen.findByText(/^You have none yet/)
    expect(screen.queryByRole('button', { name: 'Turn all of them off' })).toBeNull()
    await press('Add a second step')
    await step('Protect your account')
    await press('Text message')
    await step('Add your phone')
    await userEvent.type(screen.getByLabelText('Phone number'), '+49 151 1234 5678{Enter}')
    await step('Check your phone')
    await userEvent.type(screen.getByLabelText('6-digit code'), lastCode(app))
    await step('Your second steps')
    await screen.findByText('+4915112345678')
  })

  it('second factors stay unchanged after Cancel', async () => {
    await open(reader)
    await press('Add a second step')
    await step('Protect your account')
    await press('Authenticator app')
    await step('Set up your authenticator')
    expect(screen.queryByText(/Your organization asks/)).toBeNull()
    await press('Cancel')
    await step('Your second steps')
  })

  it('an authenticator app is removed by its code, and a wrong code has the error at its field', async () => {
    const app = await open('mfa@acme.test')
    await press('Remove Authenticator app')
    await step('Enter your code')
    const field = await screen.findByLabelText('6-digit code')
    await userEvent.type(field, '000000')
    await screen.findByText(/^That code doesn’t match/)
    await userEvent.clear(field)
    await userEvent.type(field, totp(demoAuthenticatorSecret, app.clock.now()))
    await step('Your second steps')
    await screen.findByText(/^You have none yet/)
  })

  it('second factors are turned off only after a confirmation', async () => {
    await open(reader, [phone])
    await press('Turn all of them off')
    await step('Turn your second steps off?')
    await press('Keep them')
    await step('Your second steps')
    await press('Turn all of them off')
    await press('Turn off')
    await step('Your second steps')
    await screen.findByText(/^You have none yet/)
  })

  it('second factors can be loaded again after a failed load', async () => {
    await open(reader, [phone], 'listMfaDevices')
    await press('Try again')
    await screen.findByText(phone.phoneNumber)
  })
})
