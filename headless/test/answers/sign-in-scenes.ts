import { demoAuthenticatorSecret, totp } from '@portico/emulator/testing'
import { loginFeature } from '../../src/features/login/feature.ts'
import { mfaFeature } from '../../src/features/mfa/feature.ts'
import { ownFactorsFeature } from '../../src/features/own-factors/feature.ts'
import { passkeySignInFeature } from '../../src/features/passkey-sign-in/feature.ts'
import { passwordRotationFeature } from '../../src/features/password-rotation/feature.ts'
import { passwordRulesFeature } from '../../src/features/password-rules/feature.ts'
import { passwordlessFeature } from '../../src/features/passwordless/feature.ts'
import { magicLinkFeature } from '../../src/features/passwordless/magic-link.ts'
import { quickSmsFeature } from '../../src/features/quick-sms/feature.ts'
import { stepUpFeature } from '../../src/features/step-up/feature.ts'
import { tenantsFeature } from '../../src/features/tenants/feature.ts'
import { vendorFeature } from '../../src/features/vendor/feature.ts'
import { sessionFeature } from '../../src/session/feature.ts'
import { startUpFeature } from '../../src/startup/feature.ts'
import { origin } from '../open-account.ts'
import { sentCode, sentToken } from '../open-passwordless.ts'
import type { Scene } from './flow-stage.ts'
import { admin, changeUser, loginOf, mfaOf, phone, protectedUser, reader, securityKey, signIn } from './scene-parts.ts'

/** The start-up, the session, and the sign-in with its second factors. */
export const signInScenes = {
  async 'the start-up'({ open, show }) {
    const app = await open({
      tenantResolver: () => 'acme',
      arrange({ tenants }) {
        for (const { settings } of tenants) settings['applicationUrl'] = origin
      },
    })
    await show(app, startUpFeature, loginFeature, vendorFeature, passwordRulesFeature)
  },

  async 'the session'({ open, show, act }) {
    const app = await open({
      signedInAs: admin,
      arrange: ({ flags }) => void (flags['admin_portal_should_load_authorization'] = 'on'),
    })
    await show(app, sessionFeature, tenantsFeature)
    await act(app, () => app.client.get(tenantsFeature).actions.load())
    await act(app, () => app.client.session.refresh())
    const [, other] = app.client.get(sessionFeature).getSnapshot().tenants
    await act(app, () => app.client.get(tenantsFeature).actions.switchTenant({ tenantId: other?.tenantId ?? '' }))
  },

  async 'the session of the first version'({ open, show, act }) {
    const app = await open({
      signedInAs: admin,
      arrange: ({ flags }) => void (flags['admin_portal_use_current_user_tenants_v1_endpoint'] = 'on'),
    })
    await show(app, sessionFeature, tenantsFeature)
    await act(app, () => app.client.get(tenantsFeature).actions.load())
  },

  async 'a password, then the rotation'(stage) {
    const app = await stage.open({
      arrange(state) {
        for (const flag of ['password-rotation', 'security-center-show-login-flows']) state.flags[flag] = 'on'
        for (const user of state.users) user.passwordSetAt = '2025-10-05T00:00:00.000Z'
        state.security.passwordRotation = { '*': { isActive: true, rotationPeriod: 90, notificationPeriod: 7 } }
      },
    })
    await stage.show(app, loginFeature, sessionFeature, passwordRotationFeature)
    await signIn(stage, app, admin)
  },

  async 'a company'({ open, show, act }) {
    const app = await open()
    await show(app, loginFeature)
    await act(app, () => loginOf(app).submitEmail({ email: 'sso@globex.test' }))
  },

  async 'an authenticator app'(stage) {
    const app = await stage.open()
    await stage.show(app, loginFeature, mfaFeature, sessionFeature)
    await signIn(stage, app, protectedUser)
    const code = totp(demoAuthenticatorSecret, app.clock.now())
    await stage.act(app, () => mfaOf(app).submitAuthenticatorCode({ code }))
  },

  async 'a code by text message'(stage) {
    const app = await stage.open({ arrange: (state) => changeUser(state, reader, { phones: [phone] }) })
    await stage.show(app, loginFeature, mfaFeature, sessionFeature)
    await signIn(stage, app, reader)
    await stage.act(app, () => mfaOf(app).submitCode({ code: sentCode(app.provider.emulator) }))
  },

  async 'a choice of second factors'(stage) {
    const { open, show, act } = stage
    const app = await open({
      arrange(state) {
        changeUser(state, protectedUser, { phones: [phone, { ...phone, id: 'phone-2' }] })
      },
    })
    await show(app, loginFeature, mfaFeature)
    await signIn(stage, app, protectedUser)
    await act(app, () => mfaOf(app).chooseMethod({ method: 'SMS' }))
  },

  async 'the first authenticator app'(stage) {
    const { open, show, act } = stage
    const app = await open({
      arrange(state) {
        state.security.mfaStrategies = ['AuthenticatorApp']
        changeUser(state, reader, { isMfaForced: true })
      },
    })
    await show(app, loginFeature, mfaFeature, sessionFeature)
    await signIn(stage, app, reader)
    const { step } = mfaOf(app)
    const key = ('setup' in step && step.setup?.key?.reveal()) || demoAuthenticatorSecret
    await act(app, () => mfaOf(app).submitAuthenticatorCode({ code: totp(key, app.clock.now()) }))
    await act(app, () => mfaOf(app).acknowledgeRecoveryCode())
  },

  async 'the first security key'(stage) {
    const { open, show, act } = stage
    const app = await open({
      address: 'https://app.test/account/login',
      webAuthn: securityKey({ deviceType: 'CrossPlatform' }),
      arrange(state) {
        state.security.mfaStrategies = ['WebAuthnPlatform', 'WebAuthnCrossPlatform']
        changeUser(state, reader, { isMfaForced: true })
      },
    })
    await show(app, loginFeature, mfaFeature, sessionFeature)
    await signIn(stage, app, reader)
    await act(app, () => mfaOf(app).chooseMethod({ method: 'WebAuthnCrossPlatform' }))
    await act(app, () => mfaOf(app).acknowledgeRecoveryCode())
    await act(app, () => app.client.session.logOut())
    await signIn(stage, app, reader)
    await act(app, () => mfaOf(app).chooseMethod({ method: 'WebAuthnCrossPlatform' }))
    await act(app, () => mfaOf(app).submitWebAuthn())
  },

  async 'a further factor'({ open, show, act }) {
    const app = await open({
      signedInAs: reader,
      arrange(state) {
        state.security.mfaStrategies = ['AuthenticatorApp', 'SMS', 'EmailCode']
        changeUser(state, reader, { phones: [phone] })
      },
    })
    await show(app, sessionFeature, mfaFeature, ownFactorsFeature)
    await act(app, () => app.client.get(ownFactorsFeature).actions.load())
    await act(app, () => mfaOf(app).addFactor())
  },

  async 'a step-up'({ open, show, act }) {
    const app = await open({ signedInAs: protectedUser, address: `${origin}/account/step-up` })
    await app.clock.advance(5000)
    await show(app, sessionFeature, mfaFeature, stepUpFeature)
    await act(app, () => app.client.get(stepUpFeature).getSnapshot().begin())
    await app.clock.advance(30_000)
    const code = totp(demoAuthenticatorSecret, app.clock.now())
    await act(app, () => mfaOf(app).submitAuthenticatorCode({ code }))
  },

  async 'a code by mail'({ open, show, act }) {
    const app = await open({
      arrange({ security }) {
        security.mainStrategy = 'Code'
        security.secondaryStrategies = [{ strategy: 'SmsCode', isActive: true }]
      },
    })
    await show(app, startUpFeature, loginFeature, passwordlessFeature, sessionFeature)
    await act(app, () => loginOf(app).submitEmail({ email: reader }))
    const code = sentCode(app.provider.emulator)
    await act(app, () => app.client.get(passwordlessFeature).getSnapshot().submitCode({ code }))
  },

  async 'a magic link'({ open, show, act }) {
    const first = await open({ arrange: ({ security }) => void (security.mainStrategy = 'MagicLink') })
    await show(first, loginFeature)
    await act(first, () => loginOf(first).submitEmail({ email: reader }))
    const address = `${origin}/account/login/magic-link?token=${sentToken(first.provider.emulator)}`
    const app = await open({ beside: first, sameBrowser: true, address })
    await show(app, loginFeature, magicLinkFeature, sessionFeature)
  },

  async 'a first number'(stage) {
    const { open, show, act } = stage
    const app = await open({
      arrange: ({ security }) => void (security.secondaryStrategies = [{ strategy: 'SmsCode', isActive: true }]),
    })
    await show(app, loginFeature, quickSmsFeature, sessionFeature)
    app.client.get(passkeySignInFeature).getSnapshot().registerAfterSignIn({ device: 'sms' })
    await signIn(stage, app, admin)
    await act(app, () =>
      app.client.get(quickSmsFeature).getSnapshot().submitPhoneNumber({ phoneNumber: '+14155550123' }),
    )
    const code = sentCode(app.provider.emulator)
    await act(app, () => app.client.get(quickSmsFeature).getSnapshot().submitCode({ code }))
  },
} satisfies Readonly<Record<string, Scene>>
