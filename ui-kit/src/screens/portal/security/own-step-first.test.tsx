import { totp } from '@portico/emulator/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { type App, openApp } from '../../../../../headless/test/open-app.ts'
import { admin, choose, openSignIn, policiesOf, press, saved } from '../../../../test/open-security.tsx'

afterEach(cleanup)

const enroll = ({ provider }: App) =>
  provider.emulator.arrange(({ users }) => {
    for (const user of users) if (user.email === admin) user.hasEmailCode = true
  })

describe('a second factor required of all users', () => {
  const guard = () => screen.findByRole('alertdialog', { name: 'Set up your own second step first' })

  it('a required second factor is saved at once by an administrator who has one', async () => {
    const app = await openSignIn({}, enroll)
    await choose('Ask everyone')
    await press('Save changes')
    await saved()
    expect(policiesOf(app).mfa?.enforceMFAType).toBe('Force')
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('a required second factor is not saved by an administrator without one, and stays unsaved', async () => {
    const app = await openSignIn()
    await choose('Ask everyone')
    await press('Save changes')
    const asked = within(await guard())
    expect(asked.getByRole('button', { name: 'Set mine up and save' })).toBeTruthy()
    await userEvent.click(asked.getByRole('button', { name: 'Don’t save yet' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await screen.findAllByText('1 unsaved change')
    expect(policiesOf(app).mfa).toBeUndefined()
  })

  it('a required second factor is saved once the administrator’s own second factor is set up', async () => {
    const app = await openSignIn()
    await choose('Ask everyone')
    await press('Save changes')
    await userEvent.click(within(await guard()).getByRole('button', { name: 'Set mine up and save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a second step' }))
    const code = await dialog.findByLabelText('6-digit code')
    const secret = () =>
      app.provider.emulator.snapshot().users.find(({ email }) => email === admin)?.enrolling?.secret ?? ''
    await waitFor(() => expect(secret()).not.toBe(''))
    expect(policiesOf(app).mfa).toBeUndefined()
    await userEvent.type(code, totp(secret(), app.clock.now()))
    const stored = await dialog.findByRole('checkbox', { name: 'I have saved it somewhere safe' })
    await userEvent.click(stored)
    await userEvent.click(dialog.getByRole('button', { name: 'Finish' }))
    await screen.findAllByText('Your second step is set up, and your changes are saved')
    expect(policiesOf(app).mfa?.enforceMFAType).toBe('Force')
  })

  it('stays unsaved if the set-up is left', async () => {
    const app = await openSignIn()
    await choose('Ask everyone')
    await press('Save changes')
    await userEvent.click(within(await guard()).getByRole('button', { name: 'Set mine up and save' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a second step' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await screen.findAllByText('1 unsaved change')
    expect(policiesOf(app).mfa).toBeUndefined()
  })

  it('a required second factor is refused if no user could set one up', async () => {
    const app = await openSignIn({}, ({ provider }) =>
      provider.emulator.arrange(({ security }) => {
        security.mfaStrategies = []
      }),
    )
    await choose('Ask everyone')
    await press('Save changes')
    await screen.findByText('Nobody could set up a second step')
    expect(policiesOf(app).mfa).toBeUndefined()
  })

  it('a second factor required except for single sign-on is saved at once by an administrator using single sign-on', async () => {
    const beside = await openApp({ logLevel: 'silent' })
    beside.provider.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === admin) user.provider = 'saml'
    })
    const app = await openSignIn({ beside })
    await choose('Ask everyone but single sign-on')
    await press('Save changes')
    await saved()
    expect(policiesOf(app).mfa?.enforceMFAType).toBe('ForceExceptSAML')
  })
})
