import { PorticoProvider } from '@portico/headless'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { type AppOptions, openApp } from '../../../../headless/test/open-app.ts'
import { codeSentTo, otherThanSentTo } from '../../../../headless/test/sent-code.ts'
import { pass, press, step } from '../../../test/open-login-box.tsx'
import { LocaleProvider } from '../../i18n/index.ts'
import { PhoneNumbers } from './phone-numbers.tsx'
import { ResetPhoneNumberPage } from './reset-phone-number-page.tsx'

afterEach(cleanup)

const email = 'reader@acme.test'
const phoneNumber = '+14155550123'

async function open(screenShown: ReactElement, options: AppOptions = {}) {
  const app = await openApp({ logLevel: 'silent', ...options })
  render(
    <PorticoProvider client={app.client}>
      <LocaleProvider>{screenShown}</LocaleProvider>
    </PorticoProvider>,
  )
  return app
}

const openReset = () =>
  open(<ResetPhoneNumberPage isolation="none" />, { address: 'http://localhost:5173/account/reset-phone-number' })
const openNumbers = () => open(<PhoneNumbers isolation="none" />, { signedInAs: email })
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

describe('a lost phone number', () => {
  async function openAtCode() {
    const app = await openReset()
    await step('Lost your phone number?')
    await fill('Email', `${email}{Enter}`)
    await step('Check your email')
    return app
  }

  it('a lost phone number is replaced by a code from the mail and the new number', async () => {
    const app = await openAtCode()
    await fill('6-digit code', codeSentTo(app, email))
    await step('Enter your new phone number')
    await fill('Phone number', '+1 (415) 555-0123{Enter}')
    await waitFor(() => expect(app.ports.page.moves).toEqual([{ path: '/account/login', replace: false }]))
    const person = app.provider.emulator.snapshot().users.find((user) => user.email === email)
    expect(person?.phoneNumber).toBe(phoneNumber)
  })

  it('a faulty input for a lost phone number has the error at its field, and is kept', async () => {
    const app = await openAtCode()
    await fill('6-digit code', otherThanSentTo(app, email))
    const field = await screen.findByLabelText('6-digit code')
    await screen.findByText('That code doesn’t match. Check it and enter it again.')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    await userEvent.clear(field)
    await userEvent.type(field, codeSentTo(app, email))
    await step('Enter your new phone number')
    await fill('Phone number', '415 555 0123{Enter}')
    await screen.findByText(/^Begin with \+ and your country’s code, such as/)
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('415 555 0123')
  })

  it('offers another code after half a minute', async () => {
    const app = await openAtCode()
    expect(screen.getByText('Nothing there? You can ask for another in 30 seconds.')).toBeDefined()
    await pass(app, 1000)
    expect(screen.getByText('Nothing there? You can ask for another in 29 seconds.')).toBeDefined()
    await pass(app, 29_000)
    const first = codeSentTo(app, email)
    await press('Send another code')
    await waitFor(() => expect(codeSentTo(app, email)).not.toBe(first))
    await screen.findByText('Nothing there? You can ask for another in 30 seconds.')
  })

  it('an expired replacement of a phone number shows a notice, and restarts with the address', async () => {
    const app = await openAtCode()
    const code = codeSentTo(app, email)
    await act(() => app.clock.advance(5 * 60_000))
    await fill('6-digit code', code)
    await screen.findByText('This has run out')
    await press('Start again')
    await step('Lost your phone number?')
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(email)
  })

  it('leads back to the sign-in by a link with its address', async () => {
    const app = await openReset()
    await step('Lost your phone number?')
    const link = screen.getByRole('link', { name: 'Back to sign-in' })
    expect(link.getAttribute('href')).toBe('/account/login')
    await userEvent.click(link)
    expect(app.ports.page.moves).toEqual([{ path: '/account/login', replace: false }])
  })
})

describe('the own phone numbers', () => {
  async function openWithNumber() {
    const app = await openNumbers()
    await step('Your phone numbers')
    await press('Add a phone number')
    await step('Add a phone number')
    await fill('Phone number', `${phoneNumber}{Enter}`)
    await step('Confirm your phone number')
    return app
  }

  it('a phone number is added with the code that was sent to it', async () => {
    const app = await openWithNumber()
    await fill('6-digit code', codeSentTo(app, phoneNumber))
    await step('Your phone numbers')
    const row = await screen.findByRole('listitem')
    await within(row).findByText('Confirmed')
    expect(row.textContent).toContain(phoneNumber)
  })

  it('a phone number can be confirmed later, and removed with a code', async () => {
    const app = await openWithNumber()
    await press('Back to your phone numbers')
    await screen.findByText('Not confirmed yet')
    await press(`Confirm ${phoneNumber}`)
    await step('Confirm your phone number')
    await fill('6-digit code', codeSentTo(app, phoneNumber))
    await screen.findByText('Confirmed')
    await press(`Remove ${phoneNumber}`)
    await step('Remove your phone number')
    await fill('6-digit code', codeSentTo(app, phoneNumber))
    await screen.findByText('You have none yet. Add one to get codes by text message.')
  })
})
