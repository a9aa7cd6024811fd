import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { codeSentTo, otherThanSentTo } from '../../../../headless/test/sent-code.ts'
import { giveEmail, givePassword, openLoginBox, pass, press, step } from '../../../test/open-login-box.tsx'

afterEach(cleanup)

const email = 'admin@acme.test'
const phoneNumber = '+14155550123'
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

/** Signs in a user who has chosen to sign in by text message, but has no number yet. */
async function openAtNumber() {
  const app = await openLoginBox({ starts: false })
  app.provider.emulator.arrange(({ security }) => {
    security.secondaryStrategies = [{ strategy: 'SmsCode', isActive: true }]
  })
  await app.client.start()
  app.ports.storage.local.set('register-quick-login', 'SmsCode')
  await giveEmail(email)
  await givePassword()
  await step('Sign in by text message')
  return app
}

async function openAtCode() {
  const app = await openAtNumber()
  await fill('Phone number', `${phoneNumber}{Enter}`)
  await step('Confirm your phone number')
  return app
}

describe('a user who signs in by text message', () => {
  it('gives a number and the code sent to it, and is asked for the next code instead of the password', async () => {
    const app = await openAtCode()
    expect(screen.getByText(/^Enter the code we sent by text message to/).textContent).toContain(phoneNumber)
    await fill('6-digit code', codeSentTo(app, phoneNumber))
    await step('You’re signed in')
    await app.client.session.logOut()
    await step('Sign in to Lantern')
    await pass(app, 30_000)
    await giveEmail(email)
    await step('Enter the code from your phone')
  })

  it('a faulty phone number has the error at its field, and is kept', async () => {
    await openAtNumber()
    await fill('Phone number', '415 555 0123{Enter}')
    await screen.findByText(/^Begin with \+ and your country’s code, such as/)
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('415 555 0123')
  })

  it('a wrong code has an error, and another can be requested after half a minute', async () => {
    const app = await openAtCode()
    await fill('6-digit code', otherThanSentTo(app, phoneNumber))
    await screen.findByText('That code doesn’t match. Check it and enter it again.')
    await pass(app, 30_000)
    await press('Send another code')
    await screen.findByText('Nothing there? You can ask for another in 30 seconds.')
    await userEvent.clear(screen.getByLabelText('6-digit code'))
    await fill('6-digit code', codeSentTo(app, phoneNumber))
    await step('You’re signed in')
  })

  it('goes back to another number, with the first one still there', async () => {
    await openAtCode()
    await press('Use another number')
    await step('Sign in by text message')
    expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe(phoneNumber)
  })

  it.each([
    ['the number', openAtNumber],
    ['the code', openAtCode],
  ])('goes on without from %s', async (_, open) => {
    await open()
    await press('Not now')
    await step('You’re signed in')
  })
})
