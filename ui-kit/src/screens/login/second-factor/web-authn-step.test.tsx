import { createTestAuthenticator } from '@portico/emulator/testing'
import { mfaFeature } from '@portico/headless'
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { giveEmail, givePassword, openLoginBox, openSignedBy, press, step } from '../../../../test/open-login-box.tsx'

afterEach(cleanup)

describe('a passkey as the second factor', () => {
  const email = 'reader@acme.test'

  /** Opens the step that requests a passkey. The user has two, and the first one is on another device. */
  async function openAtDevice(): Promise<App> {
    const webAuthn = createTestAuthenticator()
    const app = await openLoginBox({ webAuthn })
    app.provider.emulator.arrange((state) => {
      state.security.mfaStrategies = ['WebAuthnPlatform']
      for (const user of state.users) if (user.email === email) user.isMfaForced = true
    })
    await giveEmail(email)
    await givePassword()
    await step('Protect your account')
    await press('This device')
    await step('Save your recovery code')
    app.provider.emulator.arrange((state) => {
      const [first] = state.webAuthn?.credentials ?? []
      if (!first) return
      state.webAuthn?.credentials.unshift({ ...first, id: 'elsewhere', credentialId: 'bm90LWhlcmU' })
      first.name = 'Laptop'
    })
    cleanup()
    const next = await openLoginBox({ beside: app, webAuthn })
    await giveEmail(email)
    await givePassword()
    await step('Confirm it’s you')
    await press('This device')
    await step('Use this device')
    return next
  }

  it('any second-factor passkey is requested only after the user could choose to remember the device', async () => {
    const app = await openAtDevice()
    expect(app.client.get(mfaFeature).getSnapshot().calls.submitWebAuthn.status).toBe('idle')
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Don’t ask again on this device/ }))
    await press('Use Laptop instead')
    await step('You’re signed in')
    await act(() => app.client.session.logOut())
    cleanup()
    await openSignedBy(email, { beside: app, sameBrowser: true })
    await step('You’re signed in')
  })
})
