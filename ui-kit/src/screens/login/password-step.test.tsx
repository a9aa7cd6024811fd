import { demoPassword } from '@portico/emulator/testing'
import { loginFeature, PorticoError } from '@portico/headless'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import {
  giveEmail,
  givePassword,
  openLoginBox,
  openSignedBy,
  pass,
  press,
  step,
} from '../../../test/open-login-box.tsx'

afterEach(cleanup)

const brokenOnce = { operation: 'loginWithPassword', kind: 'status', status: 500, times: 1 } as const

describe('the password step', () => {
  it('signs in', async () => {
    await openSignedBy('admin@acme.test')
    await step('You’re signed in')
  })

  it('begins with the focus in its field, and is announced', async () => {
    await openLoginBox()
    await giveEmail('admin@acme.test')
    await step('Enter your password')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
    await waitFor(() => expect(announcements()).toContain('Enter your password'))
  })

  it('the password step gives a password manager the username of the password', async () => {
    await openLoginBox()
    await giveEmail('admin@acme.test')
    await step('Enter your password')
    const username = screen.getByLabelText<HTMLInputElement>('Signing in as')
    expect([username.value, username.autocomplete, username.readOnly]).toEqual(['admin@acme.test', 'username', true])
    expect(screen.getByLabelText<HTMLInputElement>('Password').autocomplete).toBe('current-password')
  })

  it('a wrong password is kept, with the error at its field', async () => {
    await openLoginBox()
    await giveEmail('admin@acme.test')
    await givePassword('winter-harbour')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe('That email and password don’t match. Check both and try again.')
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['winter-harbour', 'true'])
    await waitFor(() => expect(document.activeElement).toBe(field))
  })

  it('keeps the password if the captcha fails', async () => {
    let isGood = false
    const app = await openLoginBox({
      starts: false,
      captcha: {
        load: async () => {},
        execute: async (action) => (isGood ? app.provider.emulator.captcha.issue(action) : 'made-up'),
      },
    })
    app.provider.emulator.captcha.setPolicy({ enabled: true, siteKey: 'the-key' })
    await app.client.start()
    await giveEmail('admin@acme.test')
    await givePassword()
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t check that you’re a person')
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(demoPassword)
    isGood = true
    await press('Sign in')
    await step('You’re signed in')
  })

  it('asks for what was left out', async () => {
    await openLoginBox()
    await giveEmail('admin@acme.test')
    await step('Enter your password')
    await press('Sign in')
    expect((await screen.findByRole('alert')).textContent).toBe('Enter your password.')
  })

  it('leads back to the address, which is kept', async () => {
    await openLoginBox()
    await giveEmail('admin@acme.test')
    await step('Enter your password')
    await press('Change email address')
    await step('Sign in to Lantern')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'admin@acme.test')
  })
})

describe('a failure of the provider', () => {
  it('takes the place of the form, with the focus on its heading and the trace id', async () => {
    const app = await openLoginBox()
    app.provider.emulator.faults.add(brokenOnce)
    await giveEmail('admin@acme.test')
    await givePassword()
    const heading = await step('Something went wrong on our side')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.queryByRole('heading', { name: 'Enter your password' })).toBeNull()
    const traceId = app.client.get(loginFeature).getSnapshot().error?.traceId
    expect(traceId).toEqual(expect.stringMatching(/./))
    screen.getByText(String(traceId))
  })

  it('a provider failure ends with a retry, for which nothing has to be typed again', async () => {
    const app = await openLoginBox()
    app.provider.emulator.faults.add(brokenOnce)
    await giveEmail('admin@acme.test')
    await givePassword()
    await step('Something went wrong on our side')
    await press('Try again')
    await step('You’re signed in')
  })

  it('a provider failure is replaced by the error of the retry, with what was typed', async () => {
    const app = await openLoginBox()
    app.provider.emulator.faults.add(brokenOnce)
    await giveEmail('admin@acme.test')
    await givePassword('winter-harbour')
    await step('Something went wrong on our side')
    await press('Try again')
    await screen.findByText('That email and password don’t match. Check both and try again.')
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'winter-harbour')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')))
  })

  it('a provider failure is announced again if the retry fails', async () => {
    const app = await openLoginBox()
    app.provider.emulator.faults.add({ ...brokenOnce, times: 2 })
    await giveEmail('admin@acme.test')
    await givePassword()
    const first = await step('Something went wrong on our side')
    await press('Try again')
    await waitFor(() => expect(first.isConnected).toBe(false))
    const heading = await step('Something went wrong on our side')
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  it('shows that another try is on its way', async () => {
    const app = await openLoginBox()
    app.provider.emulator.faults.add(brokenOnce)
    app.provider.emulator.faults.add({ operation: 'loginWithPassword', kind: 'delay', delayMs: 1000, times: 1 })
    await giveEmail('admin@acme.test')
    await givePassword()
    await step('Something went wrong on our side')
    await press('Try again')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Try again' }).dataset['pending']).toBe('true'))
    await pass(app, 1000)
    await step('You’re signed in')
  })

  it('leaves the way back to the address', async () => {
    const app = await openLoginBox()
    app.provider.emulator.faults.add(brokenOnce)
    await giveEmail('admin@acme.test')
    await givePassword()
    await step('Something went wrong on our side')
    await press('Start again')
    await step('Sign in to Lantern')
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'admin@acme.test')
  })

  it('a provider failure at the first step returns the user to the form', async () => {
    const error = new PorticoError('unreadable-answer', 'The answer came cut')
    const preLogin = { name: 'preLogin', email: 'admin@acme.test', notice: null } as const
    await openLoginBox({ shows: { step: preLogin, call: 'submitEmail', error } })
    await step('Something went wrong on our side')
    await press('Start again')
    await step('Sign in to Lantern')
    const field = screen.getByLabelText('Email')
    expect(field).toHaveProperty('value', 'admin@acme.test')
    await waitFor(() => expect(document.activeElement).toBe(field))
  })
})

function announcements(): readonly string[] {
  return screen.getAllByRole('status').map(({ textContent }) => textContent)
}
