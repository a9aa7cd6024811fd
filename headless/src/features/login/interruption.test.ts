import { demoAuthenticatorSecret, demoPassword, demoRecoveryCode, totp } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../test/open-app.ts'
import { giveEmail, givePassword, loginOf, mfaOf, openLogin } from '../../../test/open-login.ts'
import { keepAlive } from '../../core/slice.ts'
import { loginFeature } from './feature.ts'

const person = 'mfa@acme.test'

/** The notice of the first step after a reload. */
async function noticeAfterReload(app: App) {
  const reloaded = await openApp({ beside: app, sameBrowser: true })
  const slice = reloaded.client.get(loginFeature)
  slice.subscribe(() => {})
  await reloaded.clock.advance(0)
  const { step } = slice.getSnapshot()
  return step.name === 'preLogin' ? step.notice : step.name
}

describe('a sign-in that a reload interrupts', () => {
  it('shows a notice after a reload during the second factor', async () => {
    const app = await openLogin()
    await givePassword(app, person)
    expect(await noticeAfterReload(app)).toBe('secondFactorInterrupted')
  })

  it('shows no notice before the password was entered', async () => {
    const app = await openLogin()
    await giveEmail(app, person)
    expect(await noticeAfterReload(app)).toBeNull()
  })

  it('shows no notice after a restart', async () => {
    const app = await openLogin()
    await givePassword(app, person)
    loginOf(app).restart()
    expect(await noticeAfterReload(app)).toBeNull()
  })

  it('shows no notice after the second factor was disabled', async () => {
    const app = await openLogin()
    await givePassword(app, person)
    loginOf(app).startRecovery()
    await loginOf(app).submitRecoveryCode({ recoveryCode: demoRecoveryCode })
    expect(await noticeAfterReload(app)).toBeNull()
  })

  it('shows a notice in its own client only', async () => {
    const app = await openLogin({ name: 'one' })
    await givePassword(app, person)
    const other = await openLogin({ name: 'other', beside: app, sameBrowser: true })
    await app.clock.advance(0)
    expect(loginOf(other).step).toMatchObject({ notice: null })
  })

  it('shows no notice after the second factor was entered', async () => {
    const app = await openLogin()
    await givePassword(app, person)
    await mfaOf(app).submitAuthenticatorCode({ code: totp(demoAuthenticatorSecret, app.clock.now()) })
    await until(() => loginOf(app).step.name === 'success')
    await app.client.session.logOut()
    expect(await noticeAfterReload(app)).toBeNull()
  })
})

describe('a sign-in that is over', () => {
  it('begins again when it is looked at again', async () => {
    const app = await openApp()
    const slice = app.client.get(loginFeature)
    const leave = slice.subscribe(() => {})
    await slice.actions.submitPassword({ email: 'admin@acme.test', password: demoPassword })
    await until(() => slice.getSnapshot().step.name === 'success')
    leave()
    await app.clock.advance(keepAlive)
    slice.subscribe(() => {})
    await until(() => slice.getSnapshot().step.name === 'preLogin')
  })
})

describe('a sign-in that leaves the screen', () => {
  it('a sign-in that leaves the screen is at the same step when it returns', async () => {
    const app = await openApp()
    const slice = app.client.get(loginFeature)
    const leave = slice.subscribe(() => {})
    await slice.actions.submitEmail({ email: person })
    await slice.actions.submitPassword({ password: demoPassword })
    leave()
    await app.clock.advance(keepAlive)
    slice.subscribe(() => {})
    await app.clock.advance(0)
    expect(slice.getSnapshot().step).toEqual({ name: 'loginWithTwoFactor', email: person })
    expect(await noticeAfterReload(app)).toBe('secondFactorInterrupted')
  })
})
