import { describe, expect, it } from 'vitest'
import { until } from '../../../test/open-app.ts'
import { errorOf, giveEmail, givePassword, loginOf } from '../../../test/open-login.ts'
import { openPasswordless, passwordlessOf, sentCode, unlike } from '../../../test/open-passwordless.ts'

const reader = 'reader@acme.test'
const preferred = 'preferred-login-method'

async function openAtCode(main: 'Code' | 'SmsCode' = 'Code') {
  const app = await openPasswordless(main)
  await giveEmail(app, reader)
  return app
}

describe('the main way in', () => {
  it('the main login method Code sends a mail and requests its digits', async () => {
    const app = await openAtCode()
    const sentAt = app.clock.now()
    expect(loginOf(app).step).toEqual({
      name: 'loginWithOtc',
      email: reader,
      phoneNumber: null,
      sentAt,
      resendAt: sentAt + 30_000,
    })
    expect(app.provider.emulator.outbox()).toMatchObject([{ to: reader, channel: 'email' }])
  })

  it('the main login method SmsCode sends a text message and shows the last digits of the number', async () => {
    const app = await openAtCode('SmsCode')
    expect(loginOf(app).step).toMatchObject({ name: 'loginWithSmsOtc', phoneNumber: '+••••••••42' })
  })

  it('the main login method MagicLink sends a link and waits for it to be opened', async () => {
    const app = await openPasswordless('MagicLink')
    await giveEmail(app, reader)
    expect(loginOf(app).step).toMatchObject({ name: 'magicLinkPreLoginSuccess', email: reader })
  })

  it('the main login method MagicLink stores the return address for the tab that opens the link', async () => {
    const address = 'https://app.test/account/login?redirectUrl=%2Freports'
    const app = await openPasswordless('MagicLink', { address })
    await giveEmail(app, reader)
    expect(app.ports.storage.local.get('FRONTEGG_AFTER_AUTH_REDIRECT_URL')).toBe('/reports')
  })

  it('the main login method NoLocalAuthentication offers the other methods', async () => {
    const app = await openPasswordless('NoLocalAuthentication')
    await giveEmail(app, reader)
    expect(loginOf(app).step).toEqual({ name: 'noLocalAuthentication', email: reader })
  })

  it('looks the same for an address without an account', async () => {
    const app = await openPasswordless('Code')
    await giveEmail(app, 'nobody@acme.test')
    expect(loginOf(app).step.name).toBe('loginWithOtc')
    expect(app.provider.emulator.outbox()).toEqual([])
  })

  it('a main login method that cannot send anything leaves the form unchanged', async () => {
    const app = await openPasswordless('Code')
    app.provider.emulator.faults.add({ operation: 'preLoginPasswordless', kind: 'status', status: 503 })
    expect(errorOf(await loginOf(app).submitEmail({ email: reader }))).toMatchObject({ status: 503 })
    expect(loginOf(app).step.name).toBe('preLogin')
  })
})

describe('a code', () => {
  it.each(['Code', 'SmsCode'] as const)('a login code by %s signs the user in and redirects the page', async (way) => {
    const app = await openAtCode(way)
    const code = sentCode(app.provider.emulator)
    expect((await passwordlessOf(app).submitCode({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
    await app.clock.advance(200)
    expect(app.ports.page.moves.at(-1)).toMatchObject({ path: '/' })
  })

  it('an empty login code is reported as required, without a request', async () => {
    const app = await openAtCode()
    const before = app.called().length
    expect(errorOf(await passwordlessOf(app).submitCode({ code: ' ' }))).toMatchObject({ code: 'passcode-required' })
    expect(app.called()).toHaveLength(before)
  })

  it('a wrong login code leaves the step unchanged, and the correct one is accepted', async () => {
    const app = await openAtCode()
    const code = sentCode(app.provider.emulator)
    const { step } = loginOf(app)
    const outcome = await passwordlessOf(app).submitCode({ code: unlike(code) })
    expect(errorOf(outcome)).toMatchObject({ code: 'ER-PASSCODE-INVALID', status: 401 })
    expect(loginOf(app).step).toEqual(step)
    expect((await passwordlessOf(app).submitCode({ code })).ok).toBe(true)
  })

  it('an expired login code is distinguished from a wrong one', async () => {
    const app = await openAtCode()
    await app.clock.advance(5 * 60_000)
    const outcome = await passwordlessOf(app).submitCode({ code: sentCode(app.provider.emulator) })
    expect(errorOf(outcome)).toMatchObject({ code: 'ER-PASSCODE-EXPIRED' })
  })

  it('a 429 response to a login code is no refusal, even without a message', async () => {
    const app = await openAtCode()
    app.provider.emulator.faults.add({ operation: 'postLoginPasswordless', kind: 'status', status: 429, body: '{}' })
    const error = errorOf(await passwordlessOf(app).submitCode({ code: '123456' }))
    expect(error).toMatchObject({ status: 429 })
    expect(error?.code).not.toBe('failed-to-authenticate')
  })

  it('a login code refused without a message fails with ‘Failed to authenticate’', async () => {
    const app = await openAtCode()
    app.provider.emulator.faults.add({ operation: 'postLoginPasswordless', kind: 'status', status: 401, body: '{}' })
    expect(errorOf(await passwordlessOf(app).submitCode({ code: '123456' }))).toMatchObject({
      code: 'failed-to-authenticate',
      message: 'Failed to authenticate',
      status: 401,
    })
  })

  it('a login code refused without an error code fails with the text of the provider', async () => {
    const app = await openAtCode()
    const body = '{"errors":["Ask your manager."]}'
    app.provider.emulator.faults.add({ operation: 'postLoginPasswordless', kind: 'status', status: 401, body })
    expect(errorOf(await passwordlessOf(app).submitCode({ code: '123456' }))?.message).toBe('Ask your manager.')
  })

  it('a login code is followed by the second factor if the user has one', async () => {
    const app = await openPasswordless('Code')
    await giveEmail(app, 'mfa@acme.test')
    await passwordlessOf(app).submitCode({ code: sentCode(app.provider.emulator) })
    await until(() => loginOf(app).step.name === 'loginWithTwoFactor')
  })

  it('cannot be given where none was sent', async () => {
    const app = await openPasswordless('EmailAndPassword')
    expect(errorOf(await passwordlessOf(app).submitCode({ code: '123456' }))).toMatchObject({ code: 'nothing-sent' })
    expect(errorOf(await passwordlessOf(app).resend())).toMatchObject({ code: 'nothing-sent' })
  })
})

describe('another code', () => {
  it('another login code requested before its time is refused without a request', async () => {
    const app = await openAtCode()
    await app.clock.advance(29_000)
    const before = app.called().length
    const error = errorOf(await passwordlessOf(app).resend())
    expect(error).toMatchObject({ code: 'resend-too-soon', retryAfter: 1000 })
    expect(app.called()).toHaveLength(before)
  })

  it('takes the place of the first, and another wait begins', async () => {
    const app = await openAtCode()
    const first = sentCode(app.provider.emulator)
    await app.clock.advance(30_000)
    expect((await passwordlessOf(app).resend()).ok).toBe(true)
    const sentAt = app.clock.now()
    expect(loginOf(app).step).toMatchObject({ sentAt, resendAt: sentAt + 30_000 })
    expect(errorOf(await passwordlessOf(app).submitCode({ code: first }))).toMatchObject({ status: 401 })
    expect((await passwordlessOf(app).submitCode({ code: sentCode(app.provider.emulator) })).ok).toBe(true)
  })

  it('another login code is delayed for as long as the provider demands', async () => {
    const app = await openAtCode()
    await app.clock.advance(30_000)
    const headers = { 'retry-after': '45' }
    app.provider.emulator.faults.add({ operation: 'preLoginPasswordless', kind: 'status', status: 429, headers })
    expect((await passwordlessOf(app).resend()).ok).toBe(false)
    expect(loginOf(app).step).toMatchObject({ resendAt: app.clock.now() + 45_000 })
  })
})

describe('another way', () => {
  it('the login methods are offered in the order of the policy, the main ones first', async () => {
    const app = await openPasswordless('EmailAndPassword', {}, 'SmsCodeV2')
    expect(passwordlessOf(app).ways).toEqual(['EmailAndPassword', 'SmsCode'])
  })

  it('a text message code beside the main login method is quick and has a step of its own', async () => {
    const app = await openPasswordless('EmailAndPassword', {}, 'SmsCode')
    await giveEmail(app, reader)
    expect((await passwordlessOf(app).send({ way: 'SmsCode' })).ok).toBe(true)
    expect(loginOf(app).step).toMatchObject({ name: 'loginWithQuickSmsOtc', email: reader, phoneNumber: '+••••••••42' })
    expect((await passwordlessOf(app).submitCode({ code: sentCode(app.provider.emulator) })).ok).toBe(true)
  })

  it('a login method that the policy does not offer is refused, and the step stays', async () => {
    const app = await openPasswordless('EmailAndPassword')
    await giveEmail(app, reader)
    const outcome = await passwordlessOf(app).send({ way: 'SmsCode' })
    expect(errorOf(outcome)).toMatchObject({ code: 'ER-STRATEGY-DISABLED' })
    expect(loginOf(app).step.name).toBe('loginWithPassword')
  })

  it('the password can be chosen again, with the e-mail address kept', async () => {
    const app = await openAtCode()
    passwordlessOf(app).usePassword()
    await until(() => loginOf(app).step.name === 'loginWithPassword')
    expect(loginOf(app).step).toEqual({ name: 'loginWithPassword', email: reader })
  })

  it('a restart for another address ends the pending code and clears the error', async () => {
    const app = await openAtCode()
    await passwordlessOf(app).submitCode({ code: '000000' })
    loginOf(app).restart()
    expect(loginOf(app).step).toEqual({ name: 'preLogin', email: reader, notice: null })
    expect(passwordlessOf(app).error).toBeNull()
  })
})

describe('the way that was taken last', () => {
  it('the last used login method is stored, and used next time if it is still offered', async () => {
    const app = await openPasswordless('EmailAndPassword', {}, 'SmsCode')
    await giveEmail(app, reader)
    await passwordlessOf(app).send({ way: 'SmsCode' })
    await passwordlessOf(app).submitCode({ code: sentCode(app.provider.emulator) })
    expect(app.ports.storage.local.get(preferred)).toBe('SmsCode')
    await until(() => loginOf(app).step.name === 'success')
    await app.client.session.logOut()
    await app.clock.advance(30_000)
    await giveEmail(app, reader)
    expect(loginOf(app).step.name).toBe('loginWithQuickSmsOtc')
  })

  it('the last used login method is stored as ‘main’ if it is the main one', async () => {
    const app = await openPasswordless('EmailAndPassword')
    await givePassword(app, reader)
    expect(app.ports.storage.local.get(preferred)).toBe('main')
  })

  it.each(['SmsCode', 'Passkeys', 'nonsense'])(
    'the last used login method is ignored if it is %s and not offered',
    async (kept) => {
      const app = await openPasswordless('EmailAndPassword')
      app.ports.storage.local.set(preferred, kept)
      await giveEmail(app, reader)
      expect(loginOf(app).step.name).toBe('loginWithPassword')
    },
  )
})
