import { demoAuthenticatorSecret, demoRecoveryCode, totp } from '@portico/emulator/testing'
import { mfaFeature, PorticoError } from '@portico/headless'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import {
  giveEmail,
  givePassword,
  openLoginBox,
  openSignedBy,
  pass,
  press,
  step,
} from '../../../../test/open-login-box.tsx'

afterEach(cleanup)

describe('an enrolled authenticator', () => {
  it('lets in who gives its code, with the sixth digit', async () => {
    const app = await openAtCode()
    await typeCode(totp(demoAuthenticatorSecret, app.clock.now()))
    await step('You’re signed in')
  })

  it('a wrong authenticator code is kept and selected, with a hint on how to correct it', async () => {
    await openAtCode()
    await typeCode('000000')
    await screen.findByText('That code doesn’t match. Enter the one your authenticator app shows now.')
    const field = screen.getByLabelText<HTMLInputElement>('6-digit code')
    expect([field.value, field.selectionStart, field.selectionEnd]).toEqual(['000000', 0, 6])
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('the authenticator code is not requested again on a remembered device', async () => {
    const app = await openAtCode()
    await userEvent.click(
      await screen.findByRole('checkbox', { name: /^Don’t ask again on this device for \d+ days$/ }),
    )
    await typeCode(totp(demoAuthenticatorSecret, app.clock.now()))
    await step('You’re signed in')
    await act(() => app.client.session.logOut())
    cleanup()
    await openSignedBy('mfa@acme.test', { beside: app, sameBrowser: true })
    await step('You’re signed in')
  })

  it('the option to remember the device is not offered if the tenant does not allow it', async () => {
    const app = await openLoginBox()
    const body = JSON.stringify({ isAllowedToRemember: false, mfaDeviceExpiration: 0 })
    app.provider.emulator.faults.add({ operation: 'getRememberMfaDevice', kind: 'status', status: 200, body })
    await signIn('mfa@acme.test')
    await step('Enter your code')
    await waitFor(() =>
      expect(app.client.get(mfaFeature).getSnapshot().calls.loadRememberPolicy.status).toBe('succeeded'),
    )
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('gives way to a failure of the provider, and to a retry of the code that was typed', async () => {
    const app = await openAtCode()
    app.provider.emulator.faults.add({ operation: 'verifyLoginAuthenticator', kind: 'status', status: 503, times: 1 })
    await typeCode(totp(demoAuthenticatorSecret, app.clock.now()))
    await step('Something went wrong on our side')
    await press('Try again')
    await step('You’re signed in')
  })

  it('an expired sign-in is reported at the authenticator code, and restarts with the address', async () => {
    const app = await openAtCode()
    await pass(app, 6 * 60_000)
    await typeCode('000000')
    await screen.findByText('This sign-in has run out')
    await press('Start again')
    await step('Sign in to Lantern')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'mfa@acme.test')
  })

  it('the authenticator code step can be left for another address', async () => {
    await openAtCode()
    await press('Change email address')
    await step('Sign in to Lantern')
  })
})

describe('the recovery code', () => {
  it('the recovery code switches the authenticator off, and a notice informs the user', async () => {
    await openAtRecovery()
    await userEvent.type(screen.getByLabelText('Recovery code'), `${demoRecoveryCode}{Enter}`)
    await screen.findByText('Your authenticator is switched off')
  })

  it('a wrong recovery code is kept, with an error', async () => {
    await openAtRecovery()
    await userEvent.type(screen.getByLabelText('Recovery code'), 'nonsense{Enter}')
    await screen.findByText('That recovery code doesn’t match. Check it against the one you saved.')
    expect(screen.getByLabelText('Recovery code')).toHaveProperty('value', 'nonsense')
  })

  it('the recovery code step can be left for the 6-digit code', async () => {
    await openAtRecovery()
    await press('Back to the 6-digit code')
    await step('Enter your code')
  })
})

describe('setting up an authenticator', () => {
  it('shows a code to scan and a key to type, in groups', async () => {
    await openSignedBy('enroll@acme.test')
    await step('Set up your authenticator')
    await screen.findByRole('img', { name: 'QR code for your authenticator app' })
    expect(keyText()).toMatch(/^[A-Z2-7]{4}(?: [A-Z2-7]{1,4})+$/)
  })

  it('the authenticator set-up ends with a recovery code, which must be saved before the sign-in completes', async () => {
    const app = await openSignedBy('enroll@acme.test')
    await turnOn(app)
    await step('Save your recovery code')
    await press('Finish')
    expect((await screen.findByRole('alert')).textContent).toBe('Save the code first, then tick this box.')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I have saved it somewhere safe' })),
    )
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Finish')
    await step('You’re signed in')
  })

  it('keeps the recovery code through a failure of the provider', async () => {
    const app = await openSignedBy('enroll@acme.test')
    await turnOn(app)
    await step('Save your recovery code')
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'status', status: 500, times: 1 })
    await userEvent.click(screen.getByRole('checkbox'))
    await press('Finish')
    await step('Something went wrong on our side')
    await press('Try again')
    await step('You’re signed in')
  })

  it('the authenticator set-up shows a placeholder with a text while its data load', async () => {
    const mfaStep = { name: 'authenticatorApp', mode: 'enroll', setup: null } as const
    await openLoginBox({ shows: { step: { name: 'forceTwoFactor', email: 'enroll@acme.test' }, mfaStep } })
    await screen.findByText('Preparing your code…')
  })

  it('offers a fresh code where the first did not come, and then leads on', async () => {
    const app = await openLoginBox()
    app.provider.emulator.faults.add({
      operation: 'startLoginAuthenticatorEnrollment',
      kind: 'status',
      status: 500,
      times: 1,
    })
    await signIn('enroll@acme.test')
    await screen.findByText('Something went wrong on our side')
    await step('Set up your authenticator')
    await press('Get a new code')
    await screen.findByRole('img', { name: 'QR code for your authenticator app' })
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Scan this with your authenticator app.'))
  })

  it('offers only a fresh start where the sign-in is over', async () => {
    const error = new PorticoError('no-challenge', 'Your sign-in has ended')
    const mfaStep = { name: 'authenticatorApp', mode: 'enroll', setup: null } as const
    const login = { name: 'forceTwoFactor', email: 'enroll@acme.test' } as const
    await openLoginBox({ shows: { step: login, mfaStep, call: 'loadSetup', error } })
    await screen.findByRole('button', { name: 'Start again' })
    expect(screen.queryByRole('button', { name: 'Get a new code' })).toBeNull()
  })
})

describe('a choice of second factors', () => {
  it('leads to the factor that is chosen, and back', async () => {
    await openAtChoice()
    await press('Authenticator app')
    await step('Set up your authenticator')
    await press('Choose another second step')
    await step('Protect your account')
  })

  it('the choice of second factors can be left for another account', async () => {
    await openAtChoice()
    await press('Use another account')
    await step('Sign in to Lantern')
  })
})

async function signIn(email: string): Promise<void> {
  await giveEmail(email)
  await givePassword()
}

async function openAtCode(): Promise<App> {
  const app = await openSignedBy('mfa@acme.test')
  await step('Enter your code')
  return app
}

async function openAtRecovery(): Promise<void> {
  await openAtCode()
  await press('I can’t use my authenticator app')
  await step('Use your recovery code')
}

/** Opens the login box after the first factor, at a choice of second factors. */
async function openAtChoice(): Promise<void> {
  const { client } = await openLoginBox()
  const answer = { mfaRequired: true, mfaToken: 'a token nobody knows', mfaEnrolled: false }
  const mfaStrategies: ('AuthenticatorApp' | 'SMS')[] = ['AuthenticatorApp', 'SMS']
  await act(() => client.session.accept({ ...answer, mfaStrategies }, new AbortController()))
  await step('Protect your account')
}

async function turnOn(app: App): Promise<void> {
  await screen.findByRole('button', { name: 'Copy key' })
  const key = keyText().replaceAll(' ', '')
  await userEvent.type(screen.getByLabelText('6-digit code'), totp(key, app.clock.now()))
}

function keyText(): string {
  return document.querySelector('.portico-SetupKeyText')?.textContent ?? ''
}

async function typeCode(code: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('6-digit code'), code)
}

describe('a code that was sent', () => {
  const reader = 'reader@acme.test'

  async function openSent(arrange: { phones?: { id: string; phoneNumber: string }[]; hasEmailCode?: boolean }) {
    const app = await openLoginBox()
    app.provider.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === reader) Object.assign(user, arrange)
    })
    await giveEmail(reader)
    await givePassword()
    return app
  }

  const codeIn = (app: App) => /\d{6}/.exec(app.provider.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''

  it('a code by text message signs in, shows its destination, and can be resent after a visible wait', async () => {
    const app = await openSent({ phones: [{ id: 'one', phoneNumber: '+4915112345678' }] })
    await step('Check your phone')
    await screen.findByText('+49*********78')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull())
    await screen.findAllByText('Nothing there? You can ask for another in 30 seconds.')
    await act(() => app.clock.advance(30_000))
    await press('Send another code')
    await waitFor(() => expect(app.provider.emulator.outbox()).toHaveLength(2))
    await typeCode(codeIn(app))
    await step('You’re signed in')
  })

  it('lets in by mail, and keeps a wrong one with words of its own', async () => {
    const app = await openSent({ hasEmailCode: true })
    await step('Check your email')
    await waitFor(() => expect(codeIn(app)).not.toBe(''))
    await screen.findAllByText('Nothing there? You can ask for another in 30 seconds.')
    await typeCode(codeIn(app) === '000000' ? '111111' : '000000')
    await screen.findByText('That code doesn’t match. Check the last one we sent.')
  })

  it('sets a phone up, from its number to the recovery code', async () => {
    const app = await openLoginBox()
    app.provider.emulator.arrange((state) => {
      state.security.mfaStrategies = ['SMS']
    })
    await giveEmail('enroll@acme.test')
    await givePassword()
    await step('Add your phone')
    await userEvent.type(screen.getByLabelText('Phone number'), '123{Enter}')
    await screen.findByText('That isn’t a phone number we can text. Start with + and the country code.')
    await userEvent.clear(screen.getByLabelText('Phone number'))
    await userEvent.type(screen.getByLabelText('Phone number'), '+49 151 12345678{Enter}')
    await step('Check your phone')
    await typeCode(codeIn(app))
    await step('Save your recovery code')
  })
})
