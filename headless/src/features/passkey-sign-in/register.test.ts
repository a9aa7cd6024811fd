import { describe, expect, it } from 'vitest'
import { readPolicy, until } from '../../../test/open-app.ts'
import { givePassword, loginOf } from '../../../test/open-login.ts'
import { me, openPasskeys, signInOf } from '../../../test/open-passkeys.ts'
import { sessionFeature } from '../../session/feature.ts'

const userOf = ({ client }: Parameters<typeof loginOf>[0]) => client.get(sessionFeature).getSnapshot().user?.email

describe('registering a quick sign-in', () => {
  it.each([
    ['internal', 'Platform'],
    ['usb-key', 'CrossPlatform'],
    ['android', 'CrossPlatform'],
  ] as const)(
    'a quick sign-in registration on %s requests a device right after the sign-in',
    async (device, quickLogin) => {
      const app = await openPasskeys()
      signInOf(app).registerAfterSignIn({ device })
      expect(app.ports.storage.local.get('register-quick-login')).toBe(`WebAuthn${quickLogin}`)
      await givePassword(app, me)
      await until(() => loginOf(app).step.name === 'promptPasskeys')
      expect(loginOf(app).step).toMatchObject({ quickLogin })
      expect((await signInOf(app).addAtPrompt()).ok).toBe(true)
      await until(() => loginOf(app).step.name === 'success')
      const sources = app.sent('/devices/verify').map(({ headers }) => headers.get('frontegg-source'))
      expect(sources).toEqual(['login-box'])
      const { local } = app.ports.storage
      expect(local.get('preferred-login-method')).toBe(`WebAuthn${quickLogin}`)
      expect(local.get(`${local.get('userId')}-WebAuthn${quickLogin}`)).toBe('true')
      expect(local.get('register-quick-login')).toBeNull()
    },
  )

  describe('by text message', () => {
    async function openTexts(isOffered = true) {
      const app = await openPasskeys()
      app.provider.emulator.arrange(({ security }) => {
        if (isOffered) security.secondaryStrategies = [{ strategy: 'SmsCode', isActive: true }]
      })
      await readPolicy(app)
      signInOf(app).registerAfterSignIn({ device: 'sms' })
      await givePassword(app, 'reader@acme.test')
      await until(() => ['success', 'promptPasskeys'].includes(loginOf(app).step.name))
      const { local } = app.ports.storage
      expect(local.get('register-quick-login')).toBeNull()
      return { app, preferred: local.get('preferred-login-method'), kept: local.get(`${local.get('userId')}-SmsCode`) }
    }

    it('begins the next sign-in with one', async () => {
      const { app, preferred, kept } = await openTexts()
      expect([preferred, kept]).toEqual(['SmsCode', 'true'])
      await app.client.session.logOut()
      loginOf(app).restart()
      await loginOf(app).submitEmail({ email: 'reader@acme.test' })
      expect(loginOf(app).step.name).toBe('loginWithQuickSmsOtc')
    })

    it('changes nothing if the policy has no sign-in by text message', async () => {
      const { preferred, kept } = await openTexts(false)
      expect([preferred, kept]).toEqual(['main', null])
    })
  })

  it('a quick sign-in registration is canceled by a log-out', async () => {
    const app = await openPasskeys({ signedInAs: me })
    await until(() => userOf(app) === me)
    signInOf(app).registerAfterSignIn({ device: 'sms' })
    expect(app.ports.storage.local.get('register-quick-login')).toBe('SmsCode')
    await app.client.session.logOut()
    expect(app.ports.storage.local.get('register-quick-login')).toBeNull()
  })
})
