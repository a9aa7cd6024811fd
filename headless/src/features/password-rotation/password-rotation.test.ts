import { demoAuthenticatorSecret, demoPassword, demoRecoveryCode, totp } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { mailedLink } from '../../../test/mailed-link.ts'
import { type App, openApp, until } from '../../../test/open-app.ts'
import { errorOf, givePassword, loginOf, mfaOf, openLogin } from '../../../test/open-login.ts'
import { sessionFeature } from '../../session/index.ts'
import { effectiveRotation, passwordRotationFeature } from './feature.ts'

const me = 'admin@acme.test'
const fresh = 'Winter-harbour-7'
const day = 24 * 3_600_000
const rotationOf = ({ client }: App) => client.get(passwordRotationFeature).getSnapshot()
const stepOf = (app: App) => loginOf(app).step
/** The setup key of an authenticator app; empty until loaded. */
function keyOf(app: App): string {
  const { step } = mfaOf(app)
  return (step.name === 'authenticatorApp' && step.mode === 'enroll' && step.setup?.key?.reveal()) || ''
}
const shows = (app: App, name: string) => until(() => stepOf(app).name === name)

interface Standing {
  /** Days since the last change of the password. */
  readonly age?: number
  readonly isBreached?: boolean
  readonly flags?: readonly string[]
  readonly email?: string
}

/** Submits the correct password in this state. The password rotates every 90 days, with a notice 7 days before. */
async function signIn({ age = 0, isBreached = false, flags = [], email = me }: Standing) {
  const app = await openLogin({ flags: Object.fromEntries(flags.map((flag) => [flag, 'on' as const])) })
  app.provider.emulator.arrange(({ users, security, flags: told }) => {
    for (const flag of flags) told[flag] = 'on'
    for (const user of users) user.passwordSetAt = new Date(app.clock.now() - age * day).toISOString()
    security.passwordRotation = { '*': { isActive: true, rotationPeriod: 90, notificationPeriod: 7 } }
    if (isBreached) security.breachedPasswords = [demoPassword]
  })
  await givePassword(app, email)
  return app
}

describe('a password that has to be changed', () => {
  it('an expired password is changed before the sign-in completes, and the user is signed in', async () => {
    const app = await signIn({ age: 90 })
    await shows(app, 'passwordRotationExpired')
    expect(app.client.get(sessionFeature).getSnapshot().user).toBeNull()
    expect((await rotationOf(app).submitPassword({ password: fresh })).ok).toBe(true)
    await shows(app, 'success')
    expect(app.client.get(sessionFeature).getSnapshot().user?.email).toBe(me)
  })

  it('keeps the token out of what is shown and serialised', async () => {
    const app = await signIn({ age: 90 })
    await shows(app, 'passwordRotationExpired')
    expect(() => JSON.stringify(stepOf(app))).toThrow()
  })

  it('stays where it is when the new one is refused, and takes another', async () => {
    const app = await signIn({ age: 90 })
    await shows(app, 'passwordRotationExpired')
    expect(errorOf(await rotationOf(app).submitPassword({ password: 'short' }))?.code).toBe('ER-PASSWORD-WEAK')
    expect(stepOf(app).name).toBe('passwordRotationExpired')
    await rotationOf(app).submitPassword({ password: fresh })
    await shows(app, 'success')
  })

  it('the password is requested again if it was changed but the sign-in after it failed', async () => {
    const app = await signIn({ age: 90 })
    await shows(app, 'passwordRotationExpired')
    app.provider.emulator.faults.add({ operation: 'loginWithPassword', kind: 'drop', times: 1 })
    await rotationOf(app).submitPassword({ password: fresh })
    expect(stepOf(app)).toEqual({ name: 'loginWithPassword', email: me })
  })

  it('a password that has not expired signs in without a notice if no rotation flag is on', async () => {
    const app = await signIn({ age: 89, flags: [] })
    await shows(app, 'success')
  })
})

describe('a password that has to be changed soon', () => {
  it('shows its notice when the days left equal the notice period, with the user signed in', async () => {
    const app = await signIn({ age: 83, flags: ['password-rotation'] })
    await shows(app, 'passwordRotationNotification')
    expect(stepOf(app)).toMatchObject({ email: me, expiresIn: 7 })
    expect(app.client.get(sessionFeature).getSnapshot().status).toBe('authenticated')
  })

  it('waits for the person to go on', async () => {
    const app = await signIn({ age: 83, flags: ['password-rotation'] })
    await shows(app, 'passwordRotationNotification')
    await app.clock.advance(60_000)
    expect(app.ports.page.moves).toEqual([])
    rotationOf(app).continueAnyway()
    await shows(app, 'success')
    await app.clock.advance(200)
    expect(app.ports.page.moves).toEqual([{ path: '/', replace: true }])
  })

  describe('after a second factor', () => {
    const flags = ['password-rotation']
    const soon = (email: string) => signIn({ age: 83, flags, email })
    const isToldOf = async (app: App) => {
      await shows(app, 'passwordRotationNotification')
      expect(stepOf(app)).toMatchObject({ expiresIn: 7 })
    }

    it('shows its notice after the factor', async () => {
      const app = await soon('mfa@acme.test')
      await mfaOf(app).submitAuthenticatorCode({ code: totp(demoAuthenticatorSecret, app.clock.now()) })
      await isToldOf(app)
    })

    it('shows its notice after the recovery code of a new factor', async () => {
      const app = await soon('enroll@acme.test')
      await until(() => keyOf(app) !== '')
      const key = keyOf(app)
      await mfaOf(app).submitAuthenticatorCode({ code: totp(key, app.clock.now()) })
      await mfaOf(app).acknowledgeRecoveryCode()
      await isToldOf(app)
    })

    it('shows its notice if only a call after the factor failed', async () => {
      const app = await soon('mfa@acme.test')
      app.provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 400, times: 1 })
      const code = totp(demoAuthenticatorSecret, app.clock.now())
      await mfaOf(app).submitAuthenticatorCode({ code })
      await mfaOf(app).submitAuthenticatorCode({ code })
      await isToldOf(app)
    })

    it('shows its notice after the recovery code has disabled the factor', async () => {
      const app = await soon('mfa@acme.test')
      loginOf(app).startRecovery()
      await loginOf(app).submitRecoveryCode({ recoveryCode: demoRecoveryCode })
      await givePassword(app, 'mfa@acme.test')
      await isToldOf(app)
    })
  })

  it('shows no notice a day earlier', async () => {
    await shows(await signIn({ age: 82, flags: ['password-rotation'] }), 'success')
  })

  it('shows no notice if the flag is off', async () => {
    await shows(await signIn({ age: 83 }), 'success')
  })
})

describe('a stolen password', () => {
  const flags = ['security-center-show-login-flows']

  it('opens no session, and a link for a new one is sent when asked for', async () => {
    const app = await signIn({ isBreached: true, flags })
    await shows(app, 'breachedPassword')
    expect(stepOf(app)).toMatchObject({ email: me, isSignedIn: false })
    expect(app.client.get(sessionFeature).getSnapshot().user).toBeNull()
    await rotationOf(app).sendResetLink()
    await shows(app, 'breachedPasswordSuccess')
    expect(mailedLink(app, me).pathname).toBe('/account/reset-password')
  })

  it('shows no notice if the flag is off', async () => {
    await shows(await signIn({ isBreached: true }), 'success')
  })

  it('comes before a password that has to be changed soon', async () => {
    const app = await openLogin({ flags: { 'security-center-show-login-flows': 'on', 'password-rotation': 'on' } })
    await givePassword(app, me)
    await shows(app, 'success')
    const { user } = app.client.get(sessionFeature).getSnapshot()
    if (!user) throw new Error('Nobody is signed in')
    const password = { isBreached: true, expiresIn: 1, notificationPeriod: 7 }
    void loginOf(app).proceed({ kind: 'authenticated', user, password })
    await shows(app, 'breachedPassword')
    expect(stepOf(app)).toMatchObject({ isSignedIn: true })
    rotationOf(app).continueAnyway()
    await shows(app, 'passwordRotationNotification')
    expect(stepOf(app)).toMatchObject({ email: me, expiresIn: 1 })
  })

  it('cannot be skipped if it blocks the sign-in', async () => {
    const app = await signIn({ isBreached: true, flags })
    await shows(app, 'breachedPassword')
    rotationOf(app).continueAnyway()
    await app.clock.advance(60_000)
    expect(stepOf(app).name).toBe('breachedPassword')
    await rotationOf(app).sendResetLink()
    await shows(app, 'breachedPasswordSuccess')
    rotationOf(app).continueAnyway()
    await app.clock.advance(60_000)
    expect(stepOf(app).name).toBe('breachedPasswordSuccess')
    expect(app.ports.page.moves).toEqual([])
  })

  it('cannot be answered once the sign-in is over', async () => {
    const app = await openApp()
    expect(errorOf(await rotationOf(app).sendResetLink())?.code).toBe('no-sign-in')
    expect(errorOf(await rotationOf(app).submitPassword({ password: fresh }))?.code).toBe('no-sign-in')
  })
})

describe('the rotation that holds', () => {
  const [vendor, tenant] = [
    { isActive: true, rotationPeriod: 90, notificationPeriod: 3 },
    { isActive: true, rotationPeriod: 30, notificationPeriod: 7 },
  ]
  const off = { isActive: false, rotationPeriod: 10, notificationPeriod: 1 }

  it.each([
    ['both are active: the smaller of each period', vendor, tenant, { rotationPeriod: 30, notificationPeriod: 3 }],
    ['only the vendor’s is', vendor, off, vendor],
    ['only the tenant’s is', off, tenant, tenant],
    ['none is', off, off, { isActive: false }],
    ['the provider says nothing', {}, {}, { isActive: false }],
  ])('the effective rotation is correct if %s', (_, one, other, expected) => {
    expect(effectiveRotation(one, other)).toMatchObject(expected)
  })

  it('the effective rotation is read for administrators', async () => {
    const app = await openApp({ signedInAs: me })
    app.provider.emulator.arrange(({ security }) => {
      security.passwordRotation = { '*': vendor }
    })
    await rotationOf(app).loadPolicy()
    expect(rotationOf(app).policy).toEqual(vendor)
  })
  it.each([
    ['getPasswordRotationPolicy', vendor],
    ['getVendorPasswordRotationPolicy', { isActive: false }],
  ])('the effective rotation is empty for the part that cannot be read: %s', async (operation, expected) => {
    const app = await openApp({ signedInAs: me })
    app.provider.emulator.arrange(({ security }) => {
      security.passwordRotation = { '*': vendor }
    })
    app.provider.emulator.faults.add({ operation, kind: 'status', status: 403 })
    expect((await rotationOf(app).loadPolicy()).ok).toBe(true)
    expect(rotationOf(app).policy).toMatchObject(expected)
  })
})
