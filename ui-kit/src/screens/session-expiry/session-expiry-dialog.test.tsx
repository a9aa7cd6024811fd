import { sessionFeature } from '@portico/headless'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { App } from '../../../../headless/test/open-app.ts'
import { pass, press } from '../../../test/open-login-box.tsx'
import { openScreen } from '../../../test/open-screen.tsx'
import { SessionExpiryDialog } from './session-expiry-dialog.tsx'

afterEach(cleanup)

const off = { isActive: false, timeout: 0 }

/** Opens the page of a user whose tenant has these session limits. */
async function open(limits: { readonly idle?: number; readonly reLogin?: number }) {
  const app = await openScreen(
    <>
      <input aria-label="Draft" />
      <SessionExpiryDialog isolation="none" />
    </>,
    { signedInAs: 'reader@acme.test' },
    ({ provider }) =>
      provider.emulator.arrange(({ security }) => {
        security.sessions = {
          '*': {
            sessionIdleTimeoutConfiguration: limits.idle ? { isActive: true, timeout: limits.idle } : off,
            sessionTimeoutConfiguration: limits.reLogin ? { isActive: true, timeout: limits.reLogin } : off,
            sessionConcurrentConfiguration: { isActive: false, maxSessions: 1 },
          },
        }
      }),
  )
  await waitFor(() => expect(app.called()).toContain('getSessionPolicy'))
  await waitFor(() => expect(screen.getByLabelText('Draft')).toBeTruthy())
  return app
}

const statusOf = ({ client }: App) => client.get(sessionFeature).getSnapshot().status

describe('the warning before a session ends', () => {
  it('the session warning is not shown while there is time', async () => {
    const app = await open({ idle: 600 })
    await pass(app, 500_000)
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await pass(app, 60_000)
    await screen.findByRole('alertdialog')
  })

  it('asks whether the person is still there, counts down, and ends with Stay signed in', async () => {
    const app = await open({ idle: 600 })
    await pass(app, 550_000)
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' })
    expect(dialog.textContent).toContain('in 50 seconds')
    await pass(app, 5000)
    expect(dialog.textContent).toContain('in 45 seconds')
    await press('Stay signed in')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await pass(app, 100_000)
    expect(statusOf(app)).toBe('authenticated')
  })

  it('the session warning has the primary button last, with the initial focus', async () => {
    const app = await open({ idle: 600 })
    await pass(app, 550_000)
    const dialog = await screen.findByRole('alertdialog')
    const buttons = [...dialog.querySelectorAll('footer button')]
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Sign out now', 'Stay signed in'])
    await waitFor(() => expect(document.activeElement).toBe(buttons[1]))
  })

  it('signs out when the time is over', async () => {
    const app = await open({ idle: 600 })
    await pass(app, 550_000)
    await screen.findByRole('alertdialog')
    await pass(app, 60_000)
    await waitFor(() => expect(statusOf(app)).toBe('unauthenticated'))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('signs out at once if asked to', async () => {
    const app = await open({ idle: 600 })
    await pass(app, 550_000)
    await screen.findByRole('alertdialog')
    await press('Sign out now')
    await waitFor(() => expect(statusOf(app)).toBe('unauthenticated'))
  })

  it('the session warning of a forced sign-in can be closed, and the session ends at its time', async () => {
    const app = await open({ reLogin: 900 })
    await pass(app, 850_000)
    await screen.findByRole('alertdialog', { name: 'Your session is about to end' })
    await press('Keep working')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await pass(app, 60_000)
    await waitFor(() => expect(statusOf(app)).toBe('unauthenticated'))
  })
})
