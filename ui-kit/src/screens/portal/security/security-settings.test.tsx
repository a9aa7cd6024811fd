import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { configured } from '../../../../test/configured.ts'
import { openScreen } from '../../../../test/open-screen.tsx'
import {
  admin,
  fill,
  group,
  openSessions,
  openSignIn,
  policiesOf,
  press,
  saved,
  toggle,
} from '../../../../test/open-security.tsx'
import { AdminPortal } from '../shell/admin-portal.tsx'

afterEach(cleanup)

describe('the settings of sign-ins', () => {
  it('the sign-in settings are saved together, and only those that changed', async () => {
    const app = await openSignIn()
    await fill(group('Lockout').getByRole('spinbutton', { name: 'Tries' }), '4')
    await toggle('Refuse passwords used before')
    await fill(group('Old passwords').getByRole('spinbutton', { name: 'Passwords to remember' }), '6')
    await toggle('Ask for a new password')
    await fill(group('Rotation').getByRole('spinbutton', { name: 'Days until then' }), '30')
    await screen.findAllByText('3 unsaved changes')
    await press('Save changes')
    await saved()
    expect(policiesOf(app)).toMatchObject({
      lockout: { enabled: true, maxAttempts: 4 },
      history: { enabled: true, historySize: 6 },
      rotation: { isActive: true, rotationPeriod: 30 },
      mfa: undefined,
    })
  })

  it('lose nothing of another administrator who saves meanwhile', async () => {
    const app = await openSignIn()
    await fill(group('Lockout').getByRole('spinbutton', { name: 'Tries' }), '4')
    app.provider.emulator.arrange(({ security, tenants }) => {
      const former = security.lockout['*']
      if (former) security.lockout[tenants[0]?.id ?? ''] = { ...former, id: 'own', enabled: false }
    })
    await press('Save changes')
    await saved()
    expect(policiesOf(app).lockout).toMatchObject({ enabled: false, maxAttempts: 4 })
  })

  it.each([
    ['11', 'Choose from 1 to 10.'],
    ['', 'Choose from 1 to 10.'],
  ])('refuse %j old passwords at the field, without a call', async (text, words) => {
    const app = await openSignIn()
    await toggle('Refuse passwords used before')
    const field = group('Old passwords').getByRole('spinbutton', { name: 'Passwords to remember' })
    await fill(field, text)
    await press('Save changes')
    await screen.findByText(words)
    expect(document.activeElement).toBe(field)
    expect(app.called()).not.toContain('createPasswordHistoryPolicy')
  })

  it('keep what was typed after a failed save, and send it again', async () => {
    const app = await openSignIn()
    app.provider.emulator.faults.add({ operation: 'createLockoutPolicy', kind: 'status', status: 500, times: 1 })
    const field = group('Lockout').getByRole<HTMLInputElement>('spinbutton', { name: 'Tries' })
    await fill(field, '4')
    await press('Save changes')
    await screen.findByText('Something went wrong on our side')
    expect(field.value).toBe('4')
    await press('Save changes')
    await saved()
    expect(policiesOf(app).lockout?.maxAttempts).toBe(4)
  })

  it('name the part that is not saved, and keep it', async () => {
    const app = await openSignIn()
    app.provider.emulator.faults.add({ operation: 'savePasswordRotationPolicy', kind: 'status', status: 500, times: 1 })
    await fill(group('Lockout').getByRole('spinbutton', { name: 'Tries' }), '4')
    await toggle('Ask for a new password')
    await press('Save changes')
    await screen.findByText('A part is saved, the rest is not')
    await screen.findAllByText('1 unsaved change')
    expect(policiesOf(app)).toMatchObject({ lockout: { maxAttempts: 4 }, rotation: undefined })
  })

  it('the sign-in settings are plain texts for a user who may only read', async () => {
    await openSignIn({ signedInAs: 'reader@acme.test' })
    await screen.findByText('View only')
    await screen.findByText('After 5 tries')
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('the sign-in settings are hidden and view only as the account configures them', async () => {
    const fieldsProperties = { mfa: { appearance: 'hidden' }, userLockout: { appearance: 'viewOnly' } }
    const tabsProperties = { generalSettings: { fieldsProperties } }
    await openSignIn({ instead: configured({ security: { tabsProperties } }) })
    await screen.findByText('After 5 tries')
    expect(screen.queryByRole('radiogroup')).toBeNull()
    expect(screen.getByRole('switch', { name: 'Refuse passwords used before' })).toBeTruthy()
  })

  it('leave out a policy that the provider does not offer', async () => {
    await openSignIn({
      instead: ({ pathname }) =>
        /\/(?:configurations\/v1|mfa-policy|mfa-policy\/vendor)$/.test(pathname)
          ? Promise.resolve(Response.json({ errors: [], errorCode: 'ER-0' }, { status: 404 }))
          : undefined,
    })
    expect(screen.queryByRole('radiogroup')).toBeNull()
  })

  it('name the settings that the application has made', async () => {
    await openSignIn()
    const region = within(await screen.findByRole('region', { name: 'Set by your application' }))
    expect(region.getByText('Password')).toBeTruthy()
    expect(region.getByText('6 to 128 characters')).toBeTruthy()
  })

  it('offer no less than the application asks for', async () => {
    await openSignIn({}, ({ provider: { emulator } }) => {
      emulator.setPolicy({ mfa: 'forcedExceptSso', passwordRotation: 60 })
    })
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Let each person choose' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ask everyone but single sign-on' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Ask for a new password' }).disabled).toBe(true)
    await screen.findByText('Your application asks for one after 60 days at most.')
  })

  it('unsaved sign-in settings cause a question before the user leaves them', async () => {
    await openSignIn()
    await toggle('Refuse passwords used before')
    await userEvent.click(screen.getByRole('tab', { name: 'Sessions' }))
    await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  })

  it('sign-in settings that cannot be read show an error, and can be read again', async () => {
    const app = await openScreen(
      <AdminPortal isInline isolation="none" sections={(ours) => ours.filter(({ id }) => id === 'security')} />,
      { signedInAs: admin, address: 'https://app.test/account?portal=security' },
    )
    app.provider.emulator.faults.add({ operation: 'getLockoutPolicy', kind: 'status', status: 500, times: 1 })
    await userEvent.click(await screen.findByRole('tab', { name: 'Sign-in' }))
    await screen.findByText('We couldn’t load “Sign-in”')
    await press('Try again')
    await screen.findByText('Lockout')
  })
})

describe('the limits of sessions', () => {
  it('session limits are saved in seconds, from a number and its unit', async () => {
    const app = await openSessions()
    await toggle('Sign out when idle')
    const idle = group('Idle time')
    await fill(idle.getByRole('spinbutton', { name: 'Duration' }), '8')
    await toggle('Ask to sign in again')
    const longest = group('Longest session')
    await userEvent.click(longest.getByRole('button', { name: /Unit$/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'days' }))
    await fill(longest.getByRole('spinbutton', { name: 'Duration' }), '7')
    await toggle('Limit devices')
    await fill(group('Devices at once').getByRole('spinbutton', { name: 'Devices' }), '3')
    await screen.findAllByText('3 unsaved changes')
    await press('Save changes')
    await saved()
    expect(policiesOf(app).sessions).toEqual({
      sessionIdleTimeoutConfiguration: { isActive: true, timeout: 8 * 3600 },
      sessionTimeoutConfiguration: { isActive: true, timeout: 7 * 86_400 },
      sessionConcurrentConfiguration: { isActive: true, maxSessions: 3 },
    })
  })

  it('refuse a time without a number', async () => {
    const app = await openSessions()
    await toggle('Sign out when idle')
    await fill(group('Idle time').getByRole('spinbutton', { name: 'Duration' }), '')
    await press('Save changes')
    await screen.findByText('Choose from one minute to one year.')
    expect(app.called()).not.toContain('saveSessionPolicy')
  })

  it('session limits are texts for read-only users, hidden and view only as the account configures them', async () => {
    const fieldsProperties = {
      forceReLogin: { appearance: 'hidden' },
      idleSessionTimeout: { appearance: 'viewOnly' },
    }
    const tabsProperties = { sessionManagement: { fieldsProperties } }
    await openSessions({ instead: configured({ security: { tabsProperties } }) }, ({ provider }) =>
      provider.emulator.setPolicy({ idleTimeout: 5400 }),
    )
    await screen.findByText('90 minutes')
    expect(screen.queryByText('Longest session')).toBeNull()
    expect(screen.getByRole('switch', { name: 'Limit devices' })).toBeTruthy()
  })
})
