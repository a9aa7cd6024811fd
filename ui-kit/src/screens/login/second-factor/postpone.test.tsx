import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../../headless/test/open-app.ts'
import { giveEmail, givePassword, openLoginBox, press, step } from '../../../../test/open-login-box.tsx'

afterEach(cleanup)

type Reader = Parameters<App['provider']['emulator']['setPolicy']>[0]['secondFactors']

/** Opens the set-up of a second step that is needed in some days; `null` for at once. */
async function openSetUp(mfaInDays: number | null, secondFactors: Reader = ['authenticator']): Promise<App> {
  const app = await openLoginBox()
  app.provider.emulator.setPolicy({ secondFactors })
  app.provider.emulator.setPolicy({ tenant: 'Acme', mfa: 'forced', mfaInDays })
  await giveEmail('reader@acme.test')
  await givePassword()
  return app
}

describe('a second step that is needed later', () => {
  it.each([
    ['Set up your authenticator', ['authenticator']],
    ['Add your phone', ['sms']],
    ['Protect your account', ['authenticator', 'sms']],
  ] as const)('at “%s”, the date is named and the step can be left for later', async (title, secondFactors) => {
    await openSetUp(3, secondFactors)
    await step(title)
    await screen.findByText(/^You can do this later\. From .*\d.* on, you need it to sign in\.$/)
    await press('Not now')
    await step('You’re signed in')
  })

  it('the step cannot be left if it is needed now', async () => {
    await openSetUp(null)
    await step('Set up your authenticator')
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    expect(screen.queryByText(/^You can do this later/)).toBeNull()
  })

  it('a step that became due meanwhile stays, and says so', async () => {
    const app = await openSetUp(1)
    await step('Set up your authenticator')
    app.provider.emulator.setPolicy({ tenant: 'Acme', mfaInDays: null })
    await press('Not now')
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('You need a second step now'))
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull()
    expect(screen.queryByText(/^You can do this later/)).toBeNull()
    await step('Set up your authenticator')
    expect(document.activeElement).toBe(screen.getByRole('alert'))
  })
})
