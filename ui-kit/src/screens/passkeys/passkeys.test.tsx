import { createTestAuthenticator } from '@portico/emulator/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { press, step } from '../../../test/open-login-box.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { Passkeys } from './passkeys.tsx'

afterEach(cleanup)

/** Opens the list of a user whose device can create passkeys. */
async function open(device = createTestAuthenticator({ deviceType: 'Platform' })) {
  const options = { signedInAs: 'reader@acme.test', address: 'https://app.test/account', webAuthn: device }
  const app = await openScreen(<Passkeys isolation="none" />, options, ({ provider }) =>
    provider.emulator.arrange(({ security }) => {
      security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
    }),
  )
  await step('Your passkeys')
  return { app, device }
}

const rows = () => screen.queryAllByRole('listitem')

describe('the own passkeys', () => {
  it('begin with none, and show one that is added with its kind and date', async () => {
    const { app } = await open()
    expect(await screen.findByText(/You have none yet/)).toBeTruthy()
    await press('Add a passkey')
    await waitFor(() => expect(rows()).toHaveLength(1))
    const date = new Date(app.clock.now()).toLocaleDateString('en', { dateStyle: 'long' })
    expect(rows()[0]?.textContent).toContain('Computer or phone')
    expect(rows()[0]?.textContent).toContain(`Added on ${date}`)
  })

  it('a passkey that the device refuses to add shows the reason, and the list stays', async () => {
    const { device } = await open()
    device.answer('decline')
    await press('Add a passkey')
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByText('Nothing was confirmed')).toBeTruthy()
  })

  it('a passkey is removed only after a question, and kept if the user refuses', async () => {
    await open()
    await press('Add a passkey')
    await waitFor(() => expect(rows()).toHaveLength(1))
    const remove = screen.getByRole('button', { name: /^Remove Computer or phone/ })
    remove.click()
    await step('Remove this passkey?')
    await press('Keep it')
    await step('Your passkeys')
    expect(rows()).toHaveLength(1)
  })

  it('lose the one that is removed', async () => {
    const { app } = await open()
    await press('Add a passkey')
    await waitFor(() => expect(rows()).toHaveLength(1))
    screen.getByRole('button', { name: /^Remove Computer or phone/ }).click()
    await step('Remove this passkey?')
    await press('Remove passkey')
    await waitFor(() => expect(rows()).toHaveLength(0))
    await waitFor(() => expect(app.called()).toContain('deleteWebAuthnDevice'))
  })

  it('a passkey that the provider fails to remove is listed again, with the reason', async () => {
    const { app } = await open()
    await press('Add a passkey')
    await waitFor(() => expect(rows()).toHaveLength(1))
    app.provider.emulator.faults.add({ operation: 'deleteWebAuthnDevice', kind: 'status', status: 500 })
    screen.getByRole('button', { name: /^Remove Computer or phone/ }).click()
    await step('Remove this passkey?')
    await press('Remove passkey')
    await screen.findByRole('alert')
    expect(rows()).toHaveLength(1)
  })
})
