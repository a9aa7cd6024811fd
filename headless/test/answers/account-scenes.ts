import { usualSignUp } from '../../../providers/emulator/src/core/settings.ts'
import type { State } from '../../../providers/emulator/src/state/state.ts'
import { activationFeature } from '../../src/features/activation/feature.ts'
import { forgotPasswordFeature } from '../../src/features/forgot-password/feature.ts'
import { impersonationFeature } from '../../src/features/impersonation/feature.ts'
import { invitationFeature } from '../../src/features/invitation/feature.ts'
import { loginFeature } from '../../src/features/login/feature.ts'
import { departTo } from '../../src/features/login/internal.ts'
import { passkeySignInFeature } from '../../src/features/passkey-sign-in/feature.ts'
import { passkeysFeature } from '../../src/features/passkeys/feature.ts'
import { passwordRulesFeature } from '../../src/features/password-rules/feature.ts'
import { phoneNumbersFeature } from '../../src/features/phone-numbers/feature.ts'
import { resetPasswordFeature } from '../../src/features/reset-password/feature.ts'
import { resetPhoneNumberFeature } from '../../src/features/reset-phone-number/feature.ts'
import { signUpFeature } from '../../src/features/sign-up/feature.ts'
import { socialLoginFeature } from '../../src/features/social-login/feature.ts'
import { ssoFeature } from '../../src/features/sso/feature.ts'
import { unlockFeature } from '../../src/features/unlock/feature.ts'
import { sessionFeature } from '../../src/session/feature.ts'
import { startUpFeature } from '../../src/startup/feature.ts'
import { answerSso } from '../answer-sso.ts'
import { ann, goodPassword, mailedAddress, mailedCode, origin } from '../open-account.ts'
import { openApp } from '../open-app.ts'
import { openGlobexAdmin } from '../open-globex-admin.ts'
import { sentCode } from '../open-passwordless.ts'
import { followed } from '../open-social.ts'
import type { Scene } from './flow-stage.ts'
import { admin, changeUser, phone, reader, securityKey, signIn } from './scene-parts.ts'

/** The flows of new accounts, of links in mails, of other ways in and of own numbers. */
export const accountScenes = {
  async 'a sign-up, then the activation'({ open, show, act }) {
    const app = await open({ address: `${origin}/account/sign-up` })
    await show(app, startUpFeature, signUpFeature, passwordRulesFeature)
    await act(app, () => app.client.get(signUpFeature).getSnapshot().submit(ann))
    const there = await open({ beside: app, address: mailedAddress(app) })
    await show(there, activationFeature, sessionFeature)
    await act(there, () =>
      there.client.get(activationFeature).getSnapshot().submit({ password: goodPassword, acceptsTerms: true }),
    )
  },

  async 'a sign-up with a password'({ open, show, act }) {
    const app = await open({
      address: `${origin}/account/sign-up`,
      arrange: ({ security }) => void (security.signUp = { ...usualSignUp, allowsUnverified: true }),
    })
    await show(app, signUpFeature, loginFeature, sessionFeature)
    await act(app, () =>
      app.client
        .get(signUpFeature)
        .getSnapshot()
        .submit({ ...ann, password: goodPassword }),
    )
  },

  async 'a sign-up by number'({ open, show, act }) {
    const app = await open({
      address: `${origin}/account/sign-up`,
      arrange({ security }) {
        security.mainStrategy = 'SmsCode'
        security.signUp = {
          ...usualSignUp,
          strategies: [{ strategy: 'phoneNumber', isActive: true, isRequired: true }],
        }
      },
    })
    await show(app, signUpFeature, loginFeature)
    const given = { name: ann.name, companyName: ann.companyName, phoneNumber: '+4930123456' }
    await act(app, () => app.client.get(signUpFeature).getSnapshot().submit(given))
  },

  async 'a forgotten password'({ open, show, act }) {
    const app = await open({
      address: `${origin}/account/forget-password`,
      arrange(state) {
        state.security.passwordRecovery = ['email', 'sms']
        changeUser(state, admin, { phoneNumber: phone.phoneNumber })
      },
    })
    await show(app, forgotPasswordFeature)
    await act(app, () => app.client.get(forgotPasswordFeature).getSnapshot().submitEmail({ email: admin }))
    await act(app, () => app.client.get(forgotPasswordFeature).getSnapshot().chooseMethod({ method: 'email' }))
    const there = await open({ beside: app, address: mailedAddress(app) })
    await show(there, resetPasswordFeature, passwordRulesFeature)
    await act(there, () =>
      there.client.get(resetPasswordFeature).getSnapshot().submitPassword({ password: 'Winter-harbour-7' }),
    )
  },

  async 'an invitation'({ open, show, act }) {
    const { app: desk, post } = await openGlobexAdmin('code')
    await post('/users/v2', { email: reader, provider: 'local', roleIds: [] })
    const app = await open({ beside: desk, address: mailedAddress(desk) })
    await show(app, invitationFeature)
    const code = mailedCode(desk)
    await act(app, () => app.client.get(invitationFeature).getSnapshot().submitCode({ code }))
  },

  async 'a social provider'({ open, show, act }) {
    const app = await open({
      arrange(state) {
        const social = [
          { id: 'google', active: true },
          { id: 'lantern', displayName: 'Lantern ID', authorizationUrl: 'https://id.lantern.test/a', active: true },
        ]
        state.federation = { social, attempts: [], grants: [] }
      },
    })
    await show(app, socialLoginFeature)
    await act(app, () => app.client.get(socialLoginFeature).getSnapshot().signIn({ provider: 'google' }))
    const left = app.ports.page.opened.at(-1)
    if (left === undefined || !left.startsWith(app.provider.baseUrl)) return
    const address = (await followed(app, new URL(left))).href
    const back = await open({ beside: app, sameBrowser: true, address })
    await show(back, socialLoginFeature, loginFeature, sessionFeature)
  },

  async 'the way back from a company'({ open, show }) {
    const state = btoa('tenantId=globex;attempt=7;')
    const before = await openApp({ address: `${origin}/account/login`, starts: false })
    departTo(before.client, `https://id.globex.test/authorize?state=${encodeURIComponent(state)}`)
    await answerSso(before, 'postLoginOidcV2')
    const address = `${origin}/account/oidc/callback?code=abc&state=${encodeURIComponent(state)}`
    const app = await open({ beside: before, sameBrowser: true, address })
    await show(app, loginFeature, ssoFeature, sessionFeature)
  },

  async 'a passkey'({ open, show, act }) {
    const device = securityKey()
    const arrange = ({ security }: State) =>
      void (security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }])
    const first = await open({ webAuthn: device, signedInAs: admin, arrange })
    await show(first, passkeysFeature)
    await act(first, () => first.client.get(passkeysFeature).getSnapshot().add())
    await act(first, () => first.client.get(passkeysFeature).getSnapshot().load())
    const app = await open({ beside: first, webAuthn: device })
    await show(app, loginFeature, passkeySignInFeature, sessionFeature)
    await act(app, () => app.client.get(passkeySignInFeature).getSnapshot().signIn())
  },

  async 'a passkey that is offered'(stage) {
    const app = await stage.open({
      webAuthn: securityKey(),
      arrange(state) {
        state.flags['show-passkeys-new'] = 'on'
        state.security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
      },
    })
    await stage.show(app, loginFeature, passkeySignInFeature)
    await signIn(stage, app, admin)
  },

  async 'a lost number'({ open, show, act }) {
    const app = await open({ address: `${origin}/account/reset-phone-number` })
    const resetOf = () => app.client.get(resetPhoneNumberFeature).getSnapshot()
    await show(app, loginFeature, resetPhoneNumberFeature)
    await act(app, () => resetOf().submitEmail({ email: reader }))
    await act(app, () => resetOf().submitCode({ code: sentCode(app.provider.emulator) }))
    await act(app, () => resetOf().submitPhoneNumber({ phoneNumber: '+14155550123' }))
  },

  async 'the own numbers'({ open, show, act }) {
    const app = await open({ signedInAs: reader })
    await show(app, phoneNumbersFeature)
    await act(app, () => app.client.get(phoneNumbersFeature).getSnapshot().add({ phoneNumber: '+14155550123' }))
    const code = sentCode(app.provider.emulator)
    await act(app, () => app.client.get(phoneNumbersFeature).getSnapshot().verify({ code }))
  },

  async 'a lock'({ open, show }) {
    const desk = await openApp()
    desk.provider.emulator.arrange((state) => void (state.failedSignIns = [{ address: reader, count: 4 }]))
    await desk.client.get(loginFeature).actions.submitPassword({ email: reader, password: 'not it' })
    const app = await open({ beside: desk, address: mailedAddress(desk) })
    await show(app, unlockFeature)
  },

  async 'an impersonation'({ open, show }) {
    const desk = await openApp()
    const { emulator } = desk.provider
    const impersonatedUserId = emulator.snapshot().users.find(({ email }) => email === reader)?.id ?? ''
    const query = new URLSearchParams({ impersonatedUserId, actorToken: emulator.actorToken(admin) })
    const app = await open({ beside: desk, address: `${origin}/account/impersonate?${query}` })
    await show(app, impersonationFeature, sessionFeature)
  },
} satisfies Readonly<Record<string, Scene>>
