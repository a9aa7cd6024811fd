import { describe, expect, it } from 'vitest'
import { readPolicy, until } from '../../../test/open-app.ts'
import { errorOf, givePassword, loginOf } from '../../../test/open-login.ts'
import { me, openPasskeys, openWithPasskey, signInOf } from '../../../test/open-passkeys.ts'
import { sessionFeature } from '../../session/feature.ts'
import { passwordRotationFeature } from '../password-rotation/index.ts'

const userOf = ({ client }: Parameters<typeof loginOf>[0]) => client.get(sessionFeature).getSnapshot().user?.email

describe('a passkey by a button', () => {
  it('signs in and moves on', async () => {
    const app = await openWithPasskey()
    expect(signInOf(app).support).toEqual({ canSignIn: true, canOffer: true, hasPlatform: true })
    expect((await signInOf(app).signIn()).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
    expect(userOf(app)).toBe(me)
    await app.clock.advance(200)
    expect(app.ports.page.moves).toEqual([{ path: '/', replace: true }])
  })

  it('a passkey sign-in is stored as the preferred method, so that no prompt offers another', async () => {
    const app = await openWithPasskey()
    await signInOf(app).signIn()
    await until(() => loginOf(app).step.name === 'success')
    expect(app.ports.storage.local.get('preferred-login-method')).toBe('Passkeys')
    expect(app.called()).not.toContain('listWebAuthnDevices')
  })

  it('a passkey that the device does not list is found by the e-mail address', async () => {
    const app = await openWithPasskey({ isResident: false })
    expect(errorOf(await signInOf(app).signIn())).toMatchObject({ code: 'webauthn-canceled' })
    expect((await signInOf(app).signIn({ email: ` ${me} ` })).ok).toBe(true)
  })

  it('a passkey that the device does not list is found by the last signed-in user', async () => {
    const app = await openWithPasskey({ isResident: false })
    await givePassword(app, me)
    await until(() => app.ports.storage.local.get('userId') !== null)
    await app.client.session.logOut()
    expect((await signInOf(app).signIn({ asLastUser: true })).ok).toBe(true)
  })

  it('a declined passkey keeps the step, and another attempt succeeds', async () => {
    const app = await openWithPasskey()
    app.device.answer('decline')
    expect(errorOf(await signInOf(app).signIn())).toMatchObject({ code: 'webauthn-canceled' })
    expect(loginOf(app).step.name).toBe('preLogin')
    app.device.answer('confirm')
    expect((await signInOf(app).signIn()).ok).toBe(true)
  })

  it('a removed passkey is refused with the error of the provider', async () => {
    const app = await openWithPasskey()
    app.provider.emulator.arrange((state) => {
      state.webAuthn = { credentials: [], challenges: [] }
    })
    expect(errorOf(await signInOf(app).signIn())).toMatchObject({ code: 'ER-WEBAUTHN-UNKNOWN', status: 401 })
    expect(userOf(app)).toBeUndefined()
  })

  it('a passkey sign-in is unavailable if the policy does not name it', async () => {
    const app = await openPasskeys()
    app.provider.emulator.arrange(({ security }) => {
      security.secondaryStrategies = []
    })
    await readPolicy(app)
    await signInOf(app).loadSupport()
    expect(signInOf(app).support).toMatchObject({ canSignIn: false, canOffer: false })
  })
})

describe('a passkey by autofill', () => {
  it('waits until it is taken, then signs in', async () => {
    const app = await openWithPasskey()
    const offering = signInOf(app).offer()
    await until(() => app.device.waiting().length === 1)
    expect(app.device.waiting()).toEqual(['conditional'])
    app.device.choose()
    expect((await offering).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
  })

  it('ends before a passkey is asked for by the button', async () => {
    const app = await openWithPasskey()
    const offering = signInOf(app).offer()
    await until(() => app.device.waiting().length === 1)
    app.device.answer('wait')
    void signInOf(app).signIn()
    expect(await offering).toEqual({ ok: false, reason: 'canceled' })
    await until(() => app.device.waiting().length === 1)
    expect(app.device.waiting()).toEqual(['get'])
  })

  it('ends with its field', async () => {
    const app = await openWithPasskey()
    const offering = signInOf(app).offer()
    await until(() => app.device.waiting().length === 1)
    signInOf(app).stopOffering()
    expect(await offering).toEqual({ ok: false, reason: 'canceled' })
    expect(app.device.waiting()).toEqual([])
  })

  it('ends after a sign-in by another method', async () => {
    const app = await openWithPasskey()
    const offering = signInOf(app).offer()
    await until(() => app.device.waiting().length === 1)
    await givePassword(app, me)
    expect(await offering).toEqual({ ok: false, reason: 'canceled' })
    expect(app.device.waiting()).toEqual([])
  })

  it('ends when a second factor is asked for after a password', async () => {
    const app = await openWithPasskey()
    const offering = signInOf(app).offer()
    await until(() => app.device.waiting().length === 1)
    await givePassword(app, 'mfa@acme.test')
    expect(await offering).toEqual({ ok: false, reason: 'canceled' })
  })

  it('a passkey by autofill is not offered to a user who is already signed in', async () => {
    const app = await openWithPasskey()
    await signInOf(app).signIn()
    const { length } = app.called()
    expect((await signInOf(app).offer()).ok).toBe(true)
    expect(app.called().slice(length)).not.toContain('preLoginWebAuthn')
  })

  it('a passkey by autofill is offered anew before its challenge expires', async () => {
    const app = await openWithPasskey()
    const offering = signInOf(app).offer()
    await until(() => app.device.waiting().length === 1)
    await app.clock.advance(4 * 60_000)
    await until(() => app.called().filter((one) => one === 'preLoginWebAuthn').length === 2)
    await until(() => app.device.waiting().length === 1)
    await app.clock.advance(3 * 60_000)
    app.device.choose()
    expect((await offering).ok).toBe(true)
  })

  it('a passkey by autofill that cannot be offered causes no error', async () => {
    const app = await openWithPasskey()
    app.provider.emulator.faults.add({ operation: 'preLoginWebAuthn', kind: 'status', status: 503 })
    const offering = signInOf(app).offer()
    await app.clock.advance(5000)
    expect((await offering).ok).toBe(true)
    expect(signInOf(app).error).toBeNull()
  })
})

describe('the prompt to add a passkey', () => {
  it('comes after a sign-in without one, and leads on once it is added', async () => {
    const app = await openPasskeys()
    await givePassword(app, me)
    await until(() => loginOf(app).step.name === 'promptPasskeys')
    expect(loginOf(app).step).toEqual({ name: 'promptPasskeys', email: me, quickLogin: null })
    await app.clock.advance(5000)
    expect(app.ports.page.moves).toEqual([])
    expect((await signInOf(app).addAtPrompt()).ok).toBe(true)
    expect(app.device.size()).toBe(1)
    await until(() => loginOf(app).step.name === 'success')
    await app.clock.advance(200)
    expect(app.ports.page.moves).toHaveLength(1)
  })

  it.each([
    ['the flag is off', (app: Opened) => void app.provider.emulator.flags.set('show-passkeys-new', 'off')],
    ['the strategy is not active', (app: Opened) => app.provider.emulator.arrange(withoutPasskeys)],
    ['passkeys are preferred already', (app: Opened) => keep(app, 'preferred-login-method', 'Passkeys')],
    ['it was told not to come again', (app: Opened) => keep(app, 'dont-show-again-prompt-passkeys', 'true')],
    [
      'the devices cannot be read',
      (app: Opened) =>
        void app.provider.emulator.faults.add({ operation: 'listWebAuthnDevices', kind: 'status', status: 403 }),
    ],
    [
      'the devices do not come',
      (app: Opened) => void app.provider.emulator.faults.add({ operation: 'listWebAuthnDevices', kind: 'drop' }),
    ],
  ])('the passkey prompt is not shown if %s', async (_, arrange) => {
    const app = await openPasskeys()
    arrange(app)
    await readPolicy(app)
    await app.client.startUp.loadFlags()
    await givePassword(app, me)
    await app.clock.advance(2000)
    await until(() => loginOf(app).step.name === 'success')
  })

  it('the passkey prompt is not shown if the user already has a passkey', async () => {
    const app = await openWithPasskey()
    await givePassword(app, me)
    await until(() => loginOf(app).step.name === 'success')
    expect(app.called()).toContain('listWebAuthnDevices')
  })

  it('the passkey prompt is not shown and requests no devices if the browser has no passkeys', async () => {
    const app = await openPasskeys()
    const unable = {
      ...app.device,
      availability: async () => ({ isSupported: false, hasPlatform: false, hasAutofill: false }),
    }
    const other = await openPasskeys({ beside: app, webAuthn: unable })
    await givePassword(other, me)
    await until(() => loginOf(other).step.name === 'success')
    expect(other.called()).not.toContain('listWebAuthnDevices')
  })

  it('comes after the notice that a password runs out soon', async () => {
    const app = await openPasskeys()
    app.provider.emulator.flags.set('password-rotation', 'on')
    app.provider.emulator.arrange(({ users, security }) => {
      for (const user of users) user.passwordSetAt = new Date(app.clock.now() - 85 * 24 * 3_600_000).toISOString()
      security.passwordRotation = { '*': { isActive: true, rotationPeriod: 90, notificationPeriod: 7 } }
    })
    await app.client.startUp.loadFlags()
    await givePassword(app, me)
    await until(() => loginOf(app).step.name === 'passwordRotationNotification')
    app.client.get(passwordRotationFeature).getSnapshot().continueAnyway()
    await until(() => loginOf(app).step.name === 'promptPasskeys')
    signInOf(app).skipPrompt()
    await until(() => loginOf(app).step.name === 'success')
  })

  it('the passkey prompt can be skipped, and is shown at the next sign-in', async () => {
    const app = await openPasskeys()
    await givePassword(app, me)
    await until(() => loginOf(app).step.name === 'promptPasskeys')
    signInOf(app).skipPrompt()
    await until(() => loginOf(app).step.name === 'success')
    await app.client.session.logOut()
    loginOf(app).restart()
    await givePassword(app, me)
    await until(() => loginOf(app).step.name === 'promptPasskeys')
  })

  it('the passkey prompt can be disabled in this browser', async () => {
    const app = await openPasskeys()
    await givePassword(app, me)
    await until(() => loginOf(app).step.name === 'promptPasskeys')
    signInOf(app).skipPrompt({ dontAskAgain: true })
    await until(() => loginOf(app).step.name === 'success')
    expect(app.ports.storage.local.get('dont-show-again-prompt-passkeys')).toBe('true')
    await app.client.session.logOut()
    loginOf(app).restart()
    await givePassword(app, me)
    await until(() => loginOf(app).step.name === 'success')
  })

  it('stays where the person declines', async () => {
    const app = await openPasskeys()
    await givePassword(app, me)
    await until(() => loginOf(app).step.name === 'promptPasskeys')
    app.device.answer('decline')
    expect(errorOf(await signInOf(app).addAtPrompt())).toMatchObject({ code: 'webauthn-canceled' })
    expect(loginOf(app).step.name).toBe('promptPasskeys')
  })
})

type Opened = Awaited<ReturnType<typeof openPasskeys>>

function withoutPasskeys({ security }: { security: { secondaryStrategies?: unknown } }) {
  security.secondaryStrategies = []
}

function keep(app: Opened, key: string, value: string) {
  app.ports.storage.local.set(key, value)
}
