import { demoAuthenticatorSecret, demoRecoveryCode, totp } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { type App, until } from '../../../test/open-app.ts'
import { errorOf, givePassword, loginOf, mfaOf, openLogin } from '../../../test/open-login.ts'
import { serializeClient } from '../../core/serialize.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { LoginAnswer } from '../../session/types.ts'
import { emailOf, interruptedKey } from '../login/steps.ts'

async function recover(app: App) {
  loginOf(app).startRecovery()
  await loginOf(app).submitRecoveryCode({ recoveryCode: demoRecoveryCode })
}

describe('the second factor', () => {
  it('the second factor is requested, and its code signs the user in', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    expect(loginOf(app).step).toEqual({ name: 'loginWithTwoFactor', email: 'mfa@acme.test' })
    expect(mfaOf(app).step).toEqual({ name: 'authenticatorApp', mode: 'verify' })
    const code = totp(demoAuthenticatorSecret, app.clock.now())
    const outcome = await mfaOf(app).submitAuthenticatorCode({ code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(outcome.ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
    await app.clock.advance(200)
    expect(app.ports.page.moves).toHaveLength(1)
  })

  it.each([
    ['wrong', () => '000000', 'ER-MFA-CODE-INVALID'],
    ['expired', (app: App) => totp(demoAuthenticatorSecret, app.clock.now() - 90_000), 'ER-MFA-CODE-EXPIRED'],
  ])('keeps its step on a code that is %s', async (_, codeOf, code) => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    const error = errorOf(await mfaOf(app).submitAuthenticatorCode({ code: codeOf(app) }))
    expect(error).toMatchObject({ code })
    expect(mfaOf(app)).toMatchObject({ step: { name: 'authenticatorApp', mode: 'verify' }, error: { code } })
  })

  it('refuses a code that was used before', async () => {
    const first = await openLogin()
    await givePassword(first, 'mfa@acme.test')
    const code = totp(demoAuthenticatorSecret, first.clock.now())
    await mfaOf(first).submitAuthenticatorCode({ code })
    const second = await openLogin({ beside: first })
    await givePassword(second, 'mfa@acme.test')
    expect(errorOf(await mfaOf(second).submitAuthenticatorCode({ code }))).toMatchObject({ code: 'ER-MFA-CODE-USED' })
  })

  it('reports an expired sign-in, and lets the person start again', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    await app.clock.advance(6 * 60_000)
    const code = totp(demoAuthenticatorSecret, app.clock.now())
    expect(errorOf(await mfaOf(app).submitAuthenticatorCode({ code }))).toMatchObject({ code: 'ER-MFA-TOKEN-EXPIRED' })
    loginOf(app).restart()
    expect(loginOf(app).step).toMatchObject({ name: 'preLogin', email: 'mfa@acme.test' })
  })

  it('the second factor is not requested twice if only a later step failed', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    app.provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 400, times: 1 })
    const code = totp(demoAuthenticatorSecret, app.clock.now())
    expect(errorOf(await mfaOf(app).submitAuthenticatorCode({ code }))).toMatchObject({ status: 400 })
    expect((await mfaOf(app).submitAuthenticatorCode({ code })).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
  })

  it('the second factor accepts a code of any of several authenticators', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    const challenge = app.client.session.getChallenge()
    const mfaDevices = {
      webauthn: [],
      phones: [],
      emails: [],
      authenticators: [{ id: 'an-old-phone' }, ...(challenge?.devices.authenticators ?? [])],
    }
    const answer: LoginAnswer = {
      mfaRequired: true,
      mfaToken: challenge?.mfaToken ?? '',
      mfaEnrolled: true,
      mfaDevices,
    }
    await app.client.session.accept(answer, new AbortController())
    const code = totp(demoAuthenticatorSecret, app.clock.now())
    expect((await mfaOf(app).submitAuthenticatorCode({ code })).ok).toBe(true)
  })

  it.each([
    ['a restart', (app: App) => loginOf(app).restart()],
    ['a log-out', (app: App) => app.client.session.logOut()],
    ['the recovery code', recover],
  ])('the second factor is canceled by %s, together with its token', async (_, giveUp) => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    await giveUp(app)
    expect(app.client.session.getChallenge()).toBeNull()
    expect([loginOf(app).step.name, mfaOf(app).step.name]).toEqual(['preLogin', 'idle'])
  })

  it('a second factor in flight is canceled by a restart', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    const code = totp(demoAuthenticatorSecret, app.clock.now())
    const submitting = mfaOf(app).submitAuthenticatorCode({ code })
    loginOf(app).restart()
    expect(await submitting).toEqual({ ok: false, reason: 'canceled' })
    await app.clock.advance(1000)
    expect(app.client.get(sessionFeature).getSnapshot().user).toBeNull()
    expect(app.ports.page.moves).toEqual([])
  })

  it('begins without the error of an earlier one', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    await mfaOf(app).submitAuthenticatorCode({ code: '000000' })
    expect(mfaOf(app).error).not.toBeNull()
    loginOf(app).restart()
    await givePassword(app, 'mfa@acme.test')
    expect(mfaOf(app).step.name).toBe('authenticatorApp')
    expect(mfaOf(app).error).toBeNull()
  })

  it('the second factor is requested if a restored session needs it', async () => {
    const app = await openLogin({ signedInAs: 'mfa@acme.test', starts: false })
    const mfaDevices = { webauthn: [], phones: [], emails: [], authenticators: [{ id: 'app' }] }
    const challenge = { mfaRequired: true, mfaToken: 'x', mfaEnrolled: true, userEmail: 'mfa@acme.test', mfaDevices }
    const body = JSON.stringify(challenge)
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'status', status: 200, body, times: 1 })
    await app.client.start()
    await until(() => loginOf(app).step.name === 'loginWithTwoFactor')
    expect(mfaOf(app).step).toEqual({ name: 'authenticatorApp', mode: 'verify' })
  })

  it('the second factor is not requested again on a device that was to be remembered', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    await until(() => mfaOf(app).rememberFor !== null)
    const code = totp(demoAuthenticatorSecret, app.clock.now())
    await mfaOf(app).submitAuthenticatorCode({ code, rememberDevice: true })
    await app.client.session.logOut()
    await givePassword(app, 'mfa@acme.test')
    await until(() => loginOf(app).step.name === 'success')
    expect(app.called().filter((operation) => operation === 'verifyLoginAuthenticator')).toHaveLength(1)
  })

  it('a reload interrupts the second factor, and the login restarts with a notice and the address', async () => {
    const app = await openLogin()
    await givePassword(app, 'mfa@acme.test')
    const reloaded = await openLogin({ beside: app, sameBrowser: true })
    await until(() => emailOf(loginOf(reloaded).step) !== '')
    expect(loginOf(reloaded).step).toEqual({
      name: 'preLogin',
      email: 'mfa@acme.test',
      notice: 'secondFactorInterrupted',
    })
    expect(app.ports.storage.session.get(interruptedKey(app.client))).toBeNull()
    const later = await openLogin({ beside: reloaded, sameBrowser: true })
    expect(loginOf(later).step).toEqual({ name: 'preLogin', email: '', notice: null })
  })
})

describe('a second factor that must be enrolled', () => {
  async function openEnrolment() {
    const app = await openLogin()
    await enrol(app)
    return app
  }

  async function enrol(app: App) {
    await givePassword(app, 'enroll@acme.test')
    await until(() => {
      const { step } = mfaOf(app)
      return step.name === 'authenticatorApp' && step.mode === 'enroll' && step.setup !== null
    })
  }

  function keyOf(app: App) {
    const { step } = mfaOf(app)
    return (step.name === 'authenticatorApp' && step.mode === 'enroll' && step.setup?.key?.reveal()) || ''
  }

  it('shows a QR code and a key, takes a code and shows the recovery code once', async () => {
    const app = await openEnrolment()
    expect(loginOf(app).step).toEqual({ name: 'forceTwoFactor', email: 'enroll@acme.test' })
    expect(keyOf(app)).toMatch(/^[A-Z2-7]{32}$/)
    const code = totp(keyOf(app), app.clock.now())
    expect((await mfaOf(app).submitAuthenticatorCode({ code })).ok).toBe(true)
    expect(mfaOf(app).step).toMatchObject({ name: 'recoveryCode' })
    expect(loginOf(app).step.name).toBe('forceTwoFactor')
    expect(app.client.get(sessionFeature).getSnapshot().status).toBe('unauthenticated')
    expect(await mfaOf(app).acknowledgeRecoveryCode()).toMatchObject({ ok: true })
    await until(() => loginOf(app).step.name === 'success')
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
  })

  it('keeps the recovery code on the screen for as long as the person takes', async () => {
    const app = await openEnrolment()
    await mfaOf(app).submitAuthenticatorCode({ code: totp(keyOf(app), app.clock.now()) })
    await app.clock.advance(20 * 60_000)
    expect(mfaOf(app).step).toMatchObject({ name: 'recoveryCode' })
    expect(await mfaOf(app).acknowledgeRecoveryCode()).toMatchObject({ ok: true })
    expect(app.client.get(sessionFeature).getSnapshot().status).toBe('authenticated')
  })

  it('signs in also where an earlier log-out was made offline', async () => {
    const app = await openLogin({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop', times: 2 })
    await app.client.session.logOut()
    await enrol(app)
    await mfaOf(app).submitAuthenticatorCode({ code: totp(keyOf(app), app.clock.now()) })
    expect(await mfaOf(app).acknowledgeRecoveryCode()).toMatchObject({ ok: true })
    expect(app.client.get(sessionFeature).getSnapshot().user?.email).toBe('enroll@acme.test')
  })

  it('keeps the recovery code where signing in fails, and tries again', async () => {
    const app = await openEnrolment()
    app.provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 400, times: 1 })
    await mfaOf(app).submitAuthenticatorCode({ code: totp(keyOf(app), app.clock.now()) })
    expect((await mfaOf(app).acknowledgeRecoveryCode()).ok).toBe(false)
    expect(mfaOf(app).step).toMatchObject({ name: 'recoveryCode' })
    expect((await mfaOf(app).acknowledgeRecoveryCode()).ok).toBe(true)
  })

  it('keeps key and code where neither is serialized', async () => {
    const app = await openEnrolment()
    expect(JSON.stringify(serializeClient(app.client))).not.toContain(keyOf(app))
  })

  it('keeps its set-up on a wrong code', async () => {
    const app = await openEnrolment()
    const key = keyOf(app)
    expect((await mfaOf(app).submitAuthenticatorCode({ code: '000000' })).ok).toBe(false)
    expect(keyOf(app)).toBe(key)
  })

  it('the set-up of a second factor can be loaded again after a failure', async () => {
    const app = await openLogin()
    app.provider.emulator.faults.add({
      operation: 'startLoginAuthenticatorEnrollment',
      kind: 'status',
      status: 500,
      times: 1,
    })
    await givePassword(app, 'enroll@acme.test')
    await until(() => mfaOf(app).calls.loadSetup.status === 'failed')
    expect((await mfaOf(app).loadSetup()).ok).toBe(true)
    expect(keyOf(app)).not.toBe('')
  })
})

describe('a choice of second factors', () => {
  async function openChoice() {
    const app = await openLogin()
    app.provider.emulator.faults.add({
      operation: 'startLoginAuthenticatorEnrollment',
      kind: 'status',
      status: 200,
      body: JSON.stringify({ qrCode: 'otpauth://totp/Acme:ann?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' }),
    })
    const challenge: LoginAnswer = { mfaRequired: true, mfaToken: 'x', mfaEnrolled: false }
    const answer: LoginAnswer = { ...challenge, mfaStrategies: ['AuthenticatorApp', 'SMS'] }
    await app.client.session.accept(answer, new AbortController())
    return app
  }

  it('a choice of second factors is offered if there are several', async () => {
    const app = await openChoice()
    expect(mfaOf(app).step).toEqual({ name: 'verify', mode: 'enroll', methods: ['AuthenticatorApp', 'SMS'] })
  })

  it('loads what the chosen one is set up with', async () => {
    const app = await openChoice()
    mfaOf(app).chooseMethod({ method: 'AuthenticatorApp' })
    await until(() => mfaOf(app).calls.loadSetup.status === 'succeeded')
    const { step } = mfaOf(app)
    expect('setup' in step && step.setup?.key?.reveal()).toBe('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
  })

  it('a choice of second factors can be made again', async () => {
    const app = await openChoice()
    mfaOf(app).chooseMethod({ method: 'SMS' })
    expect(mfaOf(app)).toMatchObject({ step: { name: 'smsSetPhoneNumber', phoneNumber: '' }, hasChoice: true })
    mfaOf(app).chooseAgain()
    expect(mfaOf(app).step).toMatchObject({ name: 'verify', methods: ['AuthenticatorApp', 'SMS'] })
    mfaOf(app).chooseMethod({ method: 'SMS' })
    mfaOf(app).chooseMethod({ method: 'AuthenticatorApp' })
    expect(mfaOf(app).step).toMatchObject({ name: 'authenticatorApp', mode: 'enroll' })
  })
})
