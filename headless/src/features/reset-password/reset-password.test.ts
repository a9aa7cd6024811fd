import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { mailedAddress } from '../../../test/mailed-link.ts'
import { type App, openApp, until } from '../../../test/open-app.ts'
import { errorOf, givePassword, loginOf, openLogin } from '../../../test/open-login.ts'
import { passwordRulesFeature } from '../password-rules/index.ts'
import { resetPasswordFeature } from './feature.ts'

const me = 'admin@acme.test'
const fresh = 'Winter-harbour-7'
const reset = '/identity/resources/users/v1/passwords/reset'
const resetOf = ({ client }: App) => client.get(resetPasswordFeature).getSnapshot()

/** Opens the page of a mailed link, and waits until the link is checked. */
async function openLink(change?: (app: App) => void | Promise<void>) {
  const desk = await openApp()
  await desk.client.api.post(reset, { body: { email: me } })
  await change?.(desk)
  const app = await openApp({ beside: desk, address: mailedAddress(desk, me) })
  app.client.get(resetPasswordFeature).subscribe(() => {})
  await until(() => resetOf(app).step.name !== 'checking')
  return app
}

describe('the link for a new password', () => {
  it('a valid link for a new password opens the form, and stays in the address', async () => {
    const app = await openLink()
    expect(resetOf(app).step).toMatchObject({ name: 'resetPassword', userId: expect.any(String) })
    expect(app.ports.page.url()?.searchParams.has('token')).toBe(true)
  })

  it('an expired link for a new password is reported before any input', async () => {
    const app = await openLink((desk) => desk.clock.advance(3_600_001))
    expect(resetOf(app).step).toEqual({ name: 'invalid', reason: 'spent' })
    expect(app.ports.page.url()?.href).toBe('http://localhost:5173/account/reset-password')
  })

  it('a missing link for a new password is reported', async () => {
    const app = await openApp({ address: 'http://localhost:5173/account/reset-password' })
    app.client.get(resetPasswordFeature).subscribe(() => {})
    expect(resetOf(app).step).toEqual({ name: 'invalid', reason: 'missing' })
  })

  it.each([401, 404, 500])('leads to the form where the provider answers the look with %i', async (status) => {
    const app = await openLink((desk) =>
      desk.provider.emulator.faults.add({ operation: 'validatePasswordResetToken', kind: 'status', status }),
    )
    expect(resetOf(app).step.name).toBe('resetPassword')
  })

  it.each([400, 403, 422])(
    'a link for a new password is invalid if the provider answers its check with %i',
    async (status) => {
      const app = await openLink((desk) =>
        desk.provider.emulator.faults.add({ operation: 'validatePasswordResetToken', kind: 'status', status }),
      )
      expect(resetOf(app).step).toEqual({ name: 'invalid', reason: 'spent' })
    },
  )

  it('ends with a newer one', async () => {
    const desk = await openApp()
    await desk.client.api.post(reset, { body: { email: me } })
    const first = mailedAddress(desk, me)
    await desk.client.api.post(reset, { body: { email: me } })
    const app = await openApp({ beside: desk, address: first })
    await resetOf(app).checkLink()
    expect(resetOf(app).step.name).toBe('invalid')
  })
})

describe('the new password', () => {
  it('a new password is sent after the token is removed from the address; the login follows 5 seconds later', async () => {
    const app = await openLink()
    const setting = resetOf(app).submitPassword({ password: fresh })
    await until(() => app.sent('/reset/verify').length > 0)
    expect(app.ports.page.url()?.search).toBe('')
    expect((await setting).ok).toBe(true)
    expect(resetOf(app).step).toEqual({ name: 'success', isStaying: false })
    await app.clock.advance(4999)
    expect(app.ports.page.url()?.pathname).toBe('/account/reset-password')
    await app.clock.advance(1)
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
  })

  it('signs in afterwards, and the former one does not', async () => {
    const app = await openLink()
    await resetOf(app).submitPassword({ password: fresh })
    const other = await openLogin({ beside: app })
    expect(errorOf(await givePassword(other, me, demoPassword))?.code).toBe('ER-LOGIN-INVALID')
    await givePassword(other, me, fresh)
    await until(() => loginOf(other).step.name === 'success')
  })

  it('ends the sessions that were opened with the former one', async () => {
    const app = await openLink((desk) => void desk.provider.emulator.signIn(me))
    await resetOf(app).submitPassword({ password: fresh })
    const { sessions } = app.provider.emulator.snapshot()
    expect(sessions.map(({ ended }) => ended)).toEqual(['revoked'])
  })

  it('the move to the login after a new password can be stopped, and continued on request', async () => {
    const app = await openLink()
    await resetOf(app).submitPassword({ password: fresh })
    resetOf(app).stay()
    expect(resetOf(app).step).toEqual({ name: 'success', isStaying: true })
    await app.clock.advance(60_000)
    expect(app.ports.page.url()?.pathname).toBe('/account/reset-password')
    resetOf(app).continueToLogin()
    expect(app.ports.page.url()?.pathname).toBe('/account/login')
  })

  it('a password that was used before is refused, and another is accepted with the same link', async () => {
    const app = await openLink((desk) =>
      desk.provider.emulator.arrange(({ security }) => {
        const createdAt = new Date(0).toISOString()
        security.passwordHistory = {
          '*': { id: 'history', enabled: true, historySize: 3, createdAt, updatedAt: createdAt },
        }
      }),
    )
    expect(errorOf(await resetOf(app).submitPassword({ password: demoPassword }))?.code).toBe('ER-PASSWORD-REUSED')
    expect(resetOf(app).step.name).toBe('resetPassword')
    expect((await resetOf(app).submitPassword({ password: fresh })).ok).toBe(true)
    expect(resetOf(app).step.name).toBe('success')
  })

  it('a password that is known to be stolen is refused', async () => {
    const app = await openLink()
    expect(errorOf(await resetOf(app).submitPassword({ password: 'Password-123!' }))?.code).toBe('ER-PASSWORD-BREACHED')
  })

  it('a password that the rules refuse is not sent, and the token stays in the address', async () => {
    const app = await openLink()
    const { step } = resetOf(app)
    const userId = step.name === 'resetPassword' ? step.userId : ''
    await app.client.get(passwordRulesFeature, { userId }).actions.load()
    expect(errorOf(await resetOf(app).submitPassword({ password: 'short' }))?.code).toBe('password-unacceptable')
    expect(app.called()).not.toContain('resetPassword')
    expect(app.ports.page.url()?.searchParams.has('token')).toBe(true)
  })

  it('a link that expires while the form is filled in changes to the step for a new link', async () => {
    const app = await openLink()
    await app.clock.advance(3_600_001)
    expect((await resetOf(app).submitPassword({ password: fresh })).ok).toBe(true)
    expect(resetOf(app).step).toEqual({ name: 'invalid', reason: 'spent' })
  })

  it('a new password may be sent again if the connection failed, though the token has left the address', async () => {
    const app = await openLink()
    app.provider.emulator.faults.add({ operation: 'resetPassword', kind: 'drop', times: 1 })
    expect(errorOf(await resetOf(app).submitPassword({ password: fresh }))?.code).toBe('network')
    expect((await resetOf(app).submitPassword({ password: fresh })).ok).toBe(true)
    expect(resetOf(app).step.name).toBe('success')
  })
})
