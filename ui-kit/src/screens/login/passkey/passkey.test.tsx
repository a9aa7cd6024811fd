import { createTestAuthenticator, type TestAuthenticatorOptions } from '@portico/emulator/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { until } from '../../../../../headless/test/open-app.ts'
import { giveEmail, givePassword, openLoginBox, press, step } from '../../../../test/open-login-box.tsx'

afterEach(cleanup)

/** Opens a login box with passkeys enabled. */
async function openWithDevice(options: TestAuthenticatorOptions = {}) {
  const device = createTestAuthenticator(options)
  const app = await openLoginBox({ webAuthn: device, starts: false })
  app.provider.emulator.arrange(({ security }) => {
    security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
  })
  await app.client.start()
  return { ...app, device }
}

/** Opens the same login box after a user has signed in, added a passkey at the prompt and signed out. */
async function openWithPasskey(options?: TestAuthenticatorOptions) {
  const app = await openWithDevice(options)
  await giveEmail('admin@acme.test')
  await givePassword()
  await step('Sign in faster next time')
  await press('Add a passkey')
  await step('You’re signed in')
  await app.client.session.logOut()
  await step('Sign in to Lantern')
  return app
}

describe('the way in by a passkey', () => {
  it('a passkey is not offered if the policy does not include it', async () => {
    const app = await openLoginBox({ webAuthn: createTestAuthenticator() })
    await until(() => app.called().includes('listPublicAuthStrategies'))
    await step('Sign in to Lantern')
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull()
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username')
  })

  it('signs in', async () => {
    await openWithPasskey()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
    await step('You’re signed in')
  })

  it('hands over the address that was typed', async () => {
    await openWithPasskey({ isResident: false })
    await userEvent.clear(screen.getByLabelText('Email'))
    await userEvent.type(screen.getByLabelText('Email'), 'admin@acme.test')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
    await step('You’re signed in')
  })

  it('a declined passkey sign-in shows that nothing was confirmed, and keeps what was typed', async () => {
    const { device } = await openWithDevice({ hasAutofill: false })
    device.answer('decline')
    await userEvent.type(screen.getByLabelText('Email'), 'ada@')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was confirmed')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@')
  })

  it('a passkey is offered in the autofill of the address field', async () => {
    const { device } = await openWithPasskey()
    await waitFor(() => expect(device.waiting()).toEqual(['conditional']))
    expect(screen.getByLabelText('Email').getAttribute('autocomplete')).toBe('username webauthn')
    device.choose()
    await step('You’re signed in')
  })

  it('a passkey is no longer offered after the form has closed', async () => {
    const { device } = await openWithDevice()
    await waitFor(() => expect(device.waiting()).toEqual(['conditional']))
    await giveEmail('admin@acme.test')
    await step('Enter your password')
    expect(device.waiting()).toEqual([])
  })
})

describe('the prompt to add a passkey', () => {
  it('the passkey prompt can be skipped, and remembers not to appear again if so requested', async () => {
    const app = await openWithDevice()
    await giveEmail('admin@acme.test')
    await givePassword()
    await step('Sign in faster next time')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Don’t ask again on this device' }))
    await press('Not now')
    await step('You’re signed in')
    expect(app.ports.storage.local.get('dont-show-again-prompt-passkeys')).toBe('true')
  })

  it('the passkey prompt has both buttons below everything else, in the same width', async () => {
    await openWithDevice()
    await giveEmail('admin@acme.test')
    await givePassword()
    await step('Sign in faster next time')
    const form = screen.getByRole('checkbox').closest('form')
    const buttons = [...(form?.querySelectorAll('button') ?? [])]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Add a passkey', 'Not now'])
    expect(buttons.every((button) => button.classList.contains('portico-Button--wide'))).toBe(true)
    const last = screen.getByRole('checkbox').compareDocumentPosition(buttons[0] ?? document)
    expect(last).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('a declined passkey prompt shows that nothing was confirmed, and can still be skipped', async () => {
    const { device } = await openWithDevice()
    await giveEmail('admin@acme.test')
    await givePassword()
    await step('Sign in faster next time')
    device.answer('decline')
    await press('Add a passkey')
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was confirmed')
    await press('Not now')
    await step('You’re signed in')
  })
})
