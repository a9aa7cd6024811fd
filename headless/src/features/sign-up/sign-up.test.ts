import type { Emulator } from '@portico/emulator'
import { describe, expect, it, vi } from 'vitest'
import { ann, goodPassword, openSignUp, signUpOf } from '../../../test/open-account.ts'
import { until } from '../../../test/open-app.ts'
import { errorOf, loginOf } from '../../../test/open-login.ts'
import { sentCode } from '../../../test/open-passwordless.ts'
import { sessionFeature } from '../../session/feature.ts'
import { passwordlessFeature } from '../passwordless/feature.ts'

const phone = { strategy: 'phoneNumber', isActive: true, isRequired: true } as const
const email = { strategy: 'email', isActive: true, isRequired: true } as const
const forceSecondFactor: Parameters<Emulator['arrange']>[0] = ({ security }) => {
  for (const policy of Object.values(security.mfa)) policy.enforceMFAType = 'Force'
}
const byPhone = { name: ann.name, companyName: ann.companyName, phoneNumber: '+4930123456' }

describe('a sign-up by phone number', () => {
  it('a sign-up by an enabled, required and given phone number sends a code and continues at the sign-in', async () => {
    const app = await openSignUp(
      { strategies: [phone] },
      { arrange: ({ security }) => void (security.mainStrategy = 'SmsCode') },
    )
    expect((await signUpOf(app).submit(byPhone)).ok).toBe(true)
    expect(signUpOf(app).step).toEqual({ name: 'VerifyPhone', email: '', phoneNumber: byPhone.phoneNumber })
    await until(() => app.ports.page.moves.length > 0)
    expect(app.ports.page.moves[0]?.path).toBe('/account/login')
    // The restore of the session runs meanwhile.
    const called = app.called().filter((name) => name !== 'refreshToken')
    expect(called.slice(-2)).toEqual(['signUpWithPhoneNumber', 'preLoginPasswordless'])
    expect(loginOf(app).step).toMatchObject({ name: 'loginWithSmsOtc', phoneNumber: '+••••••••56' })
    expect(app.provider.emulator.outbox().at(-1)).toMatchObject({ channel: 'sms', kind: 'sign-in-code' })
  })

  it('a sign-up by phone number has its code sent again to the number, as there is no address', async () => {
    const app = await openSignUp(
      { strategies: [phone] },
      { arrange: ({ security }) => void (security.mainStrategy = 'SmsCode') },
    )
    await signUpOf(app).submit(byPhone)
    await until(() => loginOf(app).step.name === 'loginWithSmsOtc')
    await app.clock.advance(30_000)
    const sent = app.provider.emulator.outbox().length
    expect((await app.client.get(passwordlessFeature).getSnapshot().resend()).ok).toBe(true)
    expect(app.provider.emulator.outbox()).toHaveLength(sent + 1)
    expect(app.provider.emulator.outbox().at(-1)).toMatchObject({ channel: 'sms', to: byPhone.phoneNumber })
    await app.client
      .get(passwordlessFeature)
      .getSnapshot()
      .submitCode({ code: sentCode(app.provider.emulator) })
    await until(() => loginOf(app).step.name === 'success')
  })

  it('finds its owner however the number was typed', async () => {
    const app = await openSignUp(
      { strategies: [phone] },
      { arrange: ({ security }) => void (security.mainStrategy = 'SmsCode') },
    )
    await signUpOf(app).submit({ ...byPhone, phoneNumber: '+49 (30) 123-456' })
    await until(() => app.ports.page.moves.length > 0)
    expect(app.provider.emulator.outbox().at(-1)).toMatchObject({ to: byPhone.phoneNumber, kind: 'sign-in-code' })
  })

  it('a sign-up by phone number whose code cannot be sent requests it again, and does not sign up twice', async () => {
    const app = await openSignUp(
      { strategies: [phone] },
      { arrange: ({ security }) => void (security.mainStrategy = 'SmsCode') },
    )
    app.provider.emulator.faults.add({ operation: 'preLoginPasswordless', kind: 'drop', times: 1 })
    await signUpOf(app).submit(byPhone)
    await until(() => signUpOf(app).calls.verifyPhone.status === 'failed')
    await signUpOf(app).verifyPhone()
    await until(() => app.ports.page.moves.length > 0)
    expect(app.called().filter((name) => name === 'signUpWithPhoneNumber')).toHaveLength(1)
  })

  it('sends a phone number and an email address only if they are given', async () => {
    const app = await openSignUp({ strategies: [email, { ...phone, isRequired: false }] })
    await signUpOf(app).submit({ ...ann, phoneNumber: '  ' })
    const sent = app.sent('/users/v1/signUp').map(({ body }) => body)
    expect(sent).toMatchObject([{ email: ann.email }])
    expect(sent[0]).not.toHaveProperty('phoneNumber')
    const other = await openSignUp({ strategies: [phone, { ...email, isRequired: false }] })
    await signUpOf(other).submit({ ...byPhone, email: ' ' })
    const [byNumber] = other.sent('/signUp/phoneNumber')
    expect(byNumber?.body).toMatchObject({ phoneNumber: byPhone.phoneNumber })
    expect(byNumber?.body).not.toHaveProperty('email')
  })

  it('a sign-up with an optional phone number is made by email address', async () => {
    const app = await openSignUp({ strategies: [email, { ...phone, isRequired: false }] })
    await signUpOf(app).submit({ ...ann, phoneNumber: byPhone.phoneNumber })
    expect(app.called().at(-1)).toBe('signUp')
  })
})

describe('a sign-up by name', () => {
  it('a sign-up by an enabled, required and given username is made by username', async () => {
    const username = { strategy: 'username', isActive: true, isRequired: true } as const
    const app = await openSignUp({ strategies: [username] })
    const outcome = await signUpOf(app).submit({
      username: 'ann',
      name: ann.name,
      companyName: 'Archery',
      password: goodPassword,
    })
    expect(outcome.ok).toBe(true)
    expect(app.called()).toContain('signUpWithUsername')
    expect(signUpOf(app).step).toMatchObject({ name: 'SignUpSuccess', next: 'application' })
  })

  it.each([
    ['to be activated', { shouldActivate: true }],
    ['without a session', { shouldActivate: false }],
  ])('a sign-up by username that is accepted %s waits for no mail, as there is no address', async (_, answer) => {
    const username = { strategy: 'username', isActive: true, isRequired: true } as const
    const app = await openSignUp({ strategies: [username] })
    const body = JSON.stringify(answer)
    app.provider.emulator.faults.add({ operation: 'signUpWithUsername', kind: 'status', status: 201, body })
    await signUpOf(app).submit({ username: 'ann', name: ann.name, password: goodPassword })
    expect(signUpOf(app).step).toEqual({ name: 'SignUpSuccess', email: '', next: 'signIn', isStaying: false })
    signUpOf(app).proceed()
    expect(app.ports.page.moves.at(-1)?.path).toBe('/account/login')
  })
})

describe('a sign-up by e-mail address', () => {
  it('a sign-up that needs activation by mail changes to that step', async () => {
    const app = await openSignUp()
    await signUpOf(app).submit(ann)
    expect(signUpOf(app).step).toEqual({ name: 'SignUpSuccess', email: ann.email, next: 'mail', isStaying: false })
    expect(app.client.get(sessionFeature).getSnapshot().user).toBeNull()
  })

  it('a sign-up that needs activation and brings a token goes to the activation route with user and token', async () => {
    const app = await openSignUp({ activation: 'form' })
    await signUpOf(app).submit(ann)
    expect(app.ports.page.moves[0]?.path).toMatch(/^\/account\/activate\?userId=[^&]+&token=[^&]+$/)
  })

  it('a sign-up that needs activation by a code goes to the route of codes', async () => {
    const app = await openSignUp({ activation: 'code' })
    await signUpOf(app).submit(ann)
    expect(app.ports.page.moves[0]?.path).toMatch(/^\/account\/activate\/code\?userId=[^&]+&token=[^&]+$/)
  })

  it('a sign-up that needs only a second factor continues with the second factor at the login route', async () => {
    const app = await openSignUp({ allowsUnverified: true }, { arrange: forceSecondFactor })
    await signUpOf(app).submit({ ...ann, password: goodPassword })
    await until(() => app.ports.page.moves.length > 0)
    expect(app.ports.page.moves[0]?.path).toBe('/account/login')
    expect(loginOf(app).step.name).toBe('forceTwoFactor')
    expect(app.client.get(sessionFeature).getSnapshot().user).toBeNull()
  })

  it('a sign-up that needs only a second factor stays in the document, though the tenant’s login is elsewhere', async () => {
    const app = await openSignUp(
      { allowsUnverified: true },
      { routes: { customLoginUrl: 'https://login.acme.test/' }, arrange: forceSecondFactor },
    )
    await signUpOf(app).submit({ ...ann, password: goodPassword })
    await until(() => app.ports.page.moves.length + app.ports.page.opened.length > 0)
    expect(app.ports.page.moves[0]?.path).toBe('/account/login')
    expect(app.ports.page.opened).toEqual([])
  })

  it('a sign-up that needs no activation signs the user in, and moves on 200 ms later', async () => {
    const app = await openSignUp({ allowsUnverified: true })
    await signUpOf(app).submit({ ...ann, password: goodPassword })
    expect(app.client.get(sessionFeature).getSnapshot()).toMatchObject({
      status: 'authenticated',
      user: { email: ann.email },
    })
    await app.clock.advance(199)
    expect(app.ports.page.moves).toEqual([])
    await app.clock.advance(1)
    expect(app.ports.page.moves).toEqual([{ path: '/', replace: true }])
  })

  it('waits for the mail if the answer does not identify the account', async () => {
    const app = await openSignUp()
    const body = JSON.stringify({ shouldActivate: true, activationToken: 'a' })
    app.provider.emulator.faults.add({ operation: 'signUp', kind: 'status', status: 200, body })
    await signUpOf(app).submit(ann)
    expect(signUpOf(app).step).toMatchObject({ name: 'SignUpSuccess', next: 'mail' })
  })

  it.each([
    ['no answer of a sign-in', { shouldActivate: false }],
    ['an empty answer of a sign-in', { shouldActivate: false, authResponse: {} }],
  ])('a sign-up that needs no activation and has %s continues at the sign-in', async (_, answer) => {
    const app = await openSignUp()
    const body = JSON.stringify(answer)
    app.provider.emulator.faults.add({ operation: 'signUp', kind: 'status', status: 201, body })
    expect(await signUpOf(app).submit(ann)).toMatchObject({ ok: true })
    expect(signUpOf(app).step).toMatchObject({ name: 'SignUpSuccess', email: ann.email, next: 'signIn' })
  })
})

describe('where a sign-up leads', () => {
  it.each([
    ['its own address first', { successUrl: '/welcome/partners' }, '/welcome/partners'],
    ['else signUpSuccessUrl', {}, '/welcome'],
  ])('the target of a sign-up is %s', async (_, input, path) => {
    const app = await openSignUp({ allowsUnverified: true }, { routes: { signUpSuccessUrl: '/welcome' } })
    await signUpOf(app).submit({ ...ann, password: goodPassword, ...input })
    await app.clock.advance(200)
    expect(app.ports.page.moves.at(-1)?.path).toBe(path)
  })

  it('a sign-up moves nowhere after stay', async () => {
    const app = await openSignUp({ allowsUnverified: true })
    await signUpOf(app).submit({ ...ann, password: goodPassword })
    signUpOf(app).stay()
    await app.clock.advance(1000)
    expect(app.ports.page.moves).toEqual([])
    expect(signUpOf(app).step).toMatchObject({ isStaying: true })
  })
})

describe('a sign-up that fails', () => {
  it('keeps the form, and clears token and user of the current session', async () => {
    const app = await openSignUp({}, { signedInAs: 'reader@acme.test' })
    await until(() => app.client.get(sessionFeature).getSnapshot().user !== null)
    app.provider.emulator.faults.add({ operation: 'signUp', kind: 'status', status: 400 })
    const submitting = signUpOf(app).submit(ann)
    expect((await submitting).ok).toBe(false)
    expect(signUpOf(app).step).toEqual({ name: 'SignUp' })
    expect(app.client.get(sessionFeature).getSnapshot()).toMatchObject({ status: 'unauthenticated', user: null })
  })

  it('a sign-up that fails only after the account was created is not sent again', async () => {
    const app = await openSignUp({ allowsUnverified: true })
    app.provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 400, times: 1 })
    const input = { ...ann, password: goodPassword }
    expect((await signUpOf(app).submit(input)).ok).toBe(false)
    expect((await signUpOf(app).submit(input)).ok).toBe(true)
    expect(app.called().filter((name) => name === 'signUp')).toHaveLength(1)
  })
})

describe('a captcha', () => {
  const openGuarded = async (settings: Parameters<typeof openSignUp>[0] = {}) => {
    const execute = vi.fn(async (action: 'login' | 'sign_up' | 'magic_link_postlogin') =>
      app.provider.emulator.captcha.issue(action),
    )
    const app = await openSignUp(settings, {
      captcha: { load: async () => {}, execute },
      arrange: ({ security }) => {
        security.captcha = { enabled: true, siteKey: 'the-key' }
        if (settings.strategies) security.mainStrategy = 'SmsCode'
      },
    })
    return { app, execute }
  }

  it('a captcha is executed for a sign-up, and anew for every try', async () => {
    const { app, execute } = await openGuarded()
    app.provider.emulator.faults.add({ operation: 'signUp', kind: 'status', status: 400, times: 1 })
    expect((await signUpOf(app).submit(ann)).ok).toBe(false)
    expect((await signUpOf(app).submit(ann)).ok).toBe(true)
    expect(execute.mock.calls.map(([action]) => action)).toEqual(['sign_up', 'sign_up'])
  })

  it('a captcha is executed for each call of a sign-up by phone number, and the account is created once', async () => {
    const { app, execute } = await openGuarded({ strategies: [phone] })
    execute.mockImplementationOnce(async () => app.provider.emulator.captcha.issue('sign_up'))
    execute.mockRejectedValueOnce(new Error('blocked'))
    await signUpOf(app).submit(byPhone)
    await until(() => signUpOf(app).calls.verifyPhone.status === 'failed')
    expect(signUpOf(app).calls.verifyPhone.error).toMatchObject({ code: 'captcha-unavailable' })
    await signUpOf(app).verifyPhone()
    await until(() => app.ports.page.moves.length > 0)
    expect(execute.mock.calls.map(([action]) => action)).toEqual(['sign_up', 'login', 'login'])
    expect(app.called().filter((name) => name === 'signUpWithPhoneNumber')).toHaveLength(1)
  })

  it('the captcha token of a custom form is sent unchanged, and the provider refuses an invalid one', async () => {
    const { app, execute } = await openGuarded()
    const outcome = await signUpOf(app).submit({ ...ann, recaptchaToken: 'made-up' })
    expect(errorOf(outcome)).toMatchObject({ code: 'ER-CAPTCHA-INVALID' })
    expect(execute).not.toHaveBeenCalled()
  })
})

describe('what is sent', () => {
  it('holds the terms, by the time they were agreed to, and the fields of a form of one’s own', async () => {
    const app = await openSignUp()
    const additionalFields = { role: 'CTO', lastTermsCheck: 'never' }
    await signUpOf(app).submit({ ...ann, acceptsTerms: true, additionalFields })
    const { metadata } = app.provider.emulator.snapshot().users.at(-1) ?? { metadata: '' }
    expect(JSON.parse(metadata)).toEqual({ role: 'CTO', lastTermsCheck: new Date(app.clock.now()).toISOString() })
  })

  it('contains the person’s name for a company without a field', async () => {
    const app = await openSignUp()
    await signUpOf(app).submit({ email: ann.email, name: ann.name })
    expect(app.provider.emulator.snapshot().tenants.at(-1)?.name).toBe(ann.name)
  })
})
