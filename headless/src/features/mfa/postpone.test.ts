import { describe, expect, it } from 'vitest'
import { type App, until } from '../../../test/open-app.ts'
import { errorOf, givePassword, loginOf, mfaOf, openLogin } from '../../../test/open-login.ts'
import type { LoginAnswer } from '../../session/types.ts'

const reader = 'reader@acme.test'
const day = 86_400_000

/** Opens the sign-in of a person without a factor, in a tenant that begins to ask for one in three days. */
async function openAsked(): Promise<App> {
  const app = await openLogin()
  app.provider.emulator.setPolicy({ tenant: 'Acme', mfa: 'forced', mfaInDays: 3 })
  await givePassword(app, reader)
  return app
}

describe('a second factor that is needed later', () => {
  it('the state has the time from which it is needed', async () => {
    const app = await openAsked()
    expect(loginOf(app).step.name).toBe('forceTwoFactor')
    expect(mfaOf(app).enforcedFrom).toBe(new Date(app.clock.now() + 3 * day).toISOString())
  })

  it('a postponed factor completes the sign-in, and the next one asks again', async () => {
    const app = await openAsked()
    expect((await mfaOf(app).postpone()).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
    expect(mfaOf(app).step.name).toBe('idle')
    const next = await openLogin({ beside: app })
    await givePassword(next, reader)
    expect(loginOf(next).step.name).toBe('forceTwoFactor')
  })

  it('a factor that is needed by now keeps the step and is refused', async () => {
    const app = await openAsked()
    app.provider.emulator.setPolicy({ tenant: 'Acme', mfaInDays: null })
    expect(errorOf(await mfaOf(app).postpone())).toMatchObject({ code: 'ER-MFA-DUE' })
    expect(loginOf(app).step.name).toBe('forceTwoFactor')
    expect(mfaOf(app).enforcedFrom).toBeUndefined()
    loginOf(app).restart()
    await givePassword(app, reader)
    expect(mfaOf(app).enforcedFrom).toBeUndefined()
    expect(errorOf(await mfaOf(app).postpone())).toMatchObject({ code: 'ER-MFA-DUE' })
  })

  it('text that is no time is ignored', async () => {
    const app = await openAsked()
    const challenge = app.client.session.getChallenge()
    loginOf(app).restart()
    expect(mfaOf(app).enforcedFrom).toBeUndefined()
    const answer: LoginAnswer = {
      mfaRequired: true,
      mfaToken: challenge?.mfaToken ?? '',
      mfaEnrolled: false,
      mfaStrategies: ['AuthenticatorApp'],
      mfaEnforcedFrom: 'soon',
    }
    await app.client.session.accept(answer, new AbortController())
    expect(mfaOf(app)).toMatchObject({ step: { name: 'authenticatorApp' } })
    expect(mfaOf(app).enforcedFrom).toBeUndefined()
  })

  it('nothing is postponed without a sign-in', async () => {
    const app = await openLogin()
    expect(errorOf(await mfaOf(app).postpone())).toMatchObject({ code: 'no-challenge' })
  })
})
