import { forgotPasswordFeature, PorticoProvider } from '@portico/headless'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { mailedAddress } from '../../../../headless/test/mailed-link.ts'
import { openApp } from '../../../../headless/test/open-app.ts'
import { pass, press, step } from '../../../test/open-login-box.tsx'
import type { FlowPageProps } from '../../frame/steps/flow-screen.tsx'
import { LocaleProvider } from '../../i18n/index.ts'
import { UnlockPage } from '../links/index.ts'
import { ForgotPasswordPage, ResetPasswordPage } from './index.ts'

afterEach(cleanup)

const me = 'admin@acme.test'

async function open(Page: ComponentType<FlowPageProps>, options: Parameters<typeof openApp>[0]) {
  const app = await openApp({ logLevel: 'silent', ...options })
  render(
    <PorticoProvider client={app.client}>
      <LocaleProvider>
        <Page isolation="none" />
      </LocaleProvider>
    </PorticoProvider>,
  )
  return app
}

const openForgot = () => open(ForgotPasswordPage, { address: 'http://localhost:5173/account/forget-password' })

async function openReset() {
  const desk = await openApp()
  await desk.client.api.post('/identity/resources/users/v1/passwords/reset', { body: { email: me } })
  return open(ResetPasswordPage, { beside: desk, address: mailedAddress(desk, me) })
}

describe('the page for a forgotten password', () => {
  it('the forgotten-password page shows that a mail is sent if the account exists, and resends it after a wait', async () => {
    const app = await openForgot()
    await step('Forgot your password?')
    await userEvent.type(screen.getByLabelText('Email'), `${me}{Enter}`)
    await step('Check your email')
    expect(screen.getByRole('link', { name: 'Back to sign-in' }).getAttribute('href')).toBe('/account/login')
    expect(screen.getByText(/^If admin@acme\.test has an account here/)).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Send another link' })).toBeNull()
    await pass(app, 30_000)
    await press('Send another link')
    await waitFor(() => expect(app.provider.emulator.outbox()).toHaveLength(2))
  })

  it('asks for an address that was left out, at its field', async () => {
    await openForgot()
    await step('Forgot your password?')
    await press('Send reset link')
    expect((await screen.findByRole('alert')).textContent).toBe('Enter your email address.')
  })

  it('leads back to signing in', async () => {
    const app = await openForgot()
    await step('Forgot your password?')
    await userEvent.click(screen.getByRole('link', { name: 'Back to sign-in' }))
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
  })

  it('offers a text message where there is that way too', async () => {
    const app = await openForgot()
    app.provider.emulator.arrange(({ security }) => {
      security.passwordRecovery = ['email', 'sms']
    })
    await step('Forgot your password?')
    await userEvent.type(screen.getByLabelText('Email'), `${me}{Enter}`)
    await step('How should we reach you?')
    await press('A code by text message')
    await step('Enter the code')
  })

  it('the forgotten-password page shows what is wrong with a code, and if tries were too many', async () => {
    const app = await openForgot()
    app.provider.emulator.arrange(({ security }) => {
      security.passwordRecovery = ['sms']
    })
    await step('Forgot your password?')
    await userEvent.type(screen.getByLabelText('Email'), `${me}{Enter}`)
    await step('Enter the code')
    const alert = async () => (await screen.findByRole('alert')).textContent
    await press('Check code')
    expect(await alert()).toBe('Enter the code.')
    const { submitCode } = app.client.get(forgotPasswordFeature).getSnapshot()
    await act(() => submitCode({ code: '123456' }))
    expect(await alert()).toBe('That code doesn’t match. Check it and try again.')
    for (let attempt = 2; attempt <= 5; attempt++) await act(() => submitCode({ code: '123456' }))
    expect(await alert()).toBe('That code has run out. Ask for a new one.')
  })

  it('the forgotten-password page shows an error if passwords cannot be recovered at all', async () => {
    const app = await openForgot()
    app.provider.emulator.arrange(({ security }) => {
      security.passwordRecovery = []
    })
    await step('Forgot your password?')
    await userEvent.type(screen.getByLabelText('Email'), `${me}{Enter}`)
    expect((await screen.findByRole('alert')).textContent).toContain('Passwords can’t be recovered here')
  })
})

describe('the page for a new password', () => {
  it('shows the rules of the person the link is for, and refuses what breaks them at the field', async () => {
    await openReset()
    await step('Choose a new password')
    expect(await screen.findByText(/^At least 6 characters/)).toBeDefined()
    await userEvent.type(screen.getByLabelText('New password'), 'short{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Choose a password that meets every rule below.')
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('short')
  })

  it('announces that it leads to signing in, and can be stopped', async () => {
    const app = await openReset()
    await step('Choose a new password')
    await userEvent.type(screen.getByLabelText('New password'), 'Winter-harbour-7{Enter}')
    await step('Your new password is set')
    expect(screen.getAllByText('Opening sign-in in 5 seconds.').length).toBeGreaterThan(0)
    await press('Stay here')
    expect(await screen.findAllByText('Stopped. Sign in when you’re ready.')).not.toHaveLength(0)
    await pass(app, 60_000)
    expect(app.ports.page.url()?.pathname).toBe('/account/reset-password')
    await press('Sign in')
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
  })

  it('explains an address without a link, and leads to a new one', async () => {
    const app = await open(ResetPasswordPage, { address: 'http://localhost:5173/account/reset-password' })
    await step('Open the link again')
    await press('Ask for a new link')
    expect(app.ports.page.url()?.pathname).toBe('/account/forget-password')
  })
})

describe('the page that unlocks an account', () => {
  it('the unlock page shows why unlocking failed, and can be retried', async () => {
    const desk = await openApp()
    desk.provider.emulator.faults.add({ operation: 'unlockMe', kind: 'drop', times: 1 })
    await open(UnlockPage, { beside: desk, address: 'http://localhost:5173/account/unlock?token=spent' })
    await step('Your account isn’t unlocked yet')
    await press('Try again')
    await step('This link has run out')
  })
})
