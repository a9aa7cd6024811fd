import { demoPassword } from '@portico/emulator/testing'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { press, step } from '../../../test/open-login-box.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { ChangePassword } from './change-password.tsx'

afterEach(cleanup)

const newPassword = 'winter-harbour-7Q'
const open = async () => {
  const app = await openScreen(<ChangePassword isolation="none" />, { signedInAs: 'reader@acme.test' })
  await step('Change your password')
  return app
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

async function fillIn(present: string, next: string) {
  await userEvent.type(field('Present password'), present)
  await userEvent.type(field('New password'), next)
  await press('Change password')
}

describe('changing the own password', () => {
  it('a password change asks for the present and a new password, and confirms the change', async () => {
    const app = await open()
    await fillIn(demoPassword, newPassword)
    await step('Your password is changed')
    expect(app.called()).toContain('changePassword')
  })

  it('a wrong present password has the error at its field, and all input is kept', async () => {
    await open()
    await fillIn('wrong', newPassword)
    await waitFor(() => expect(field('Present password').getAttribute('aria-invalid')).toBe('true'))
    expect(field('New password').getAttribute('aria-invalid')).not.toBe('true')
    expect([field('Present password').value, field('New password').value]).toEqual(['wrong', newPassword])
  })

  it('a new password that breaks a rule has the error at its field, without a request', async () => {
    const app = await open()
    await userEvent.type(field('New password'), 's')
    await screen.findByText('At least 6 characters')
    await fillIn(demoPassword, 'hort')
    await waitFor(() => expect(field('New password').getAttribute('aria-invalid')).toBe('true'))
    expect(app.called()).not.toContain('changePassword')
  })

  it('the password change marks for password managers which password is present and which is new', async () => {
    await open()
    expect(field('Present password').autocomplete).toBe('current-password')
    expect(field('New password').autocomplete).toBe('new-password')
  })

  it('the password change can be repeated', async () => {
    await open()
    await fillIn(demoPassword, newPassword)
    await step('Your password is changed')
    await press('Change it again')
    await step('Change your password')
    expect(field('Present password').value).toBe('')
  })
})
