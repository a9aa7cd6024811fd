import { describe, expect, it } from 'vitest'
import { readPolicy, until } from '../../../test/open-app.ts'
import { givePassword, loginOf } from '../../../test/open-login.ts'
import { me, openPasskeys, type PasskeysApp, signInOf } from '../../../test/open-passkeys.ts'
import { codeSentTo, otherThanSentTo } from '../../../test/sent-code.ts'
import { phoneNumbersFeature } from '../phone-numbers/index.ts'
import { quickSmsFeature } from './feature.ts'

const phoneNumber = '+14155550123'
const quickSmsOf = ({ client }: PasskeysApp) => client.get(quickSmsFeature).getSnapshot()
const wayKept = ({ ports }: PasskeysApp) => ports.storage.local.get('preferred-login-method')
const numberOf = ({ provider }: PasskeysApp) =>
  provider.emulator.snapshot().users.find(({ email }) => email === me)?.phoneNumber

/** Opens the step that asks for a phone number. */
async function openAtPrompt() {
  const app = await openPasskeys()
  app.provider.emulator.arrange(({ security }) => {
    security.secondaryStrategies = [{ strategy: 'SmsCode', isActive: true }]
  })
  await readPolicy(app)
  app.client.get(quickSmsFeature).subscribe(() => {})
  signInOf(app).registerAfterSignIn({ device: 'sms' })
  await givePassword(app, me)
  await until(() => loginOf(app).step.name === 'promptQuickSms')
  return app
}

async function openAtCode() {
  const app = await openAtPrompt()
  expect((await quickSmsOf(app).submitPhoneNumber({ phoneNumber: '+1 (415) 555-0123' })).ok).toBe(true)
  return app
}

describe('a quick sign-in by text message, for a user without a phone number', () => {
  it('asks for a number right after the sign-in, and no more after that', async () => {
    const app = await openAtPrompt()
    expect(loginOf(app).step).toEqual({ name: 'promptQuickSms', email: me })
    expect(quickSmsOf(app).step).toEqual({ name: 'smsSetPhoneNumber', phoneNumber: '' })
    expect(app.ports.storage.local.get('register-quick-login')).toBeNull()
  })

  it('keeps the number with the code that was sent to it, leads on, and begins the next sign-in with a text', async () => {
    const app = await openAtCode()
    expect(quickSmsOf(app).step).toMatchObject({ name: 'smsVerifyCode', phoneNumber })
    expect(numberOf(app)).toBeNull()
    expect((await quickSmsOf(app).submitCode({ code: codeSentTo(app, phoneNumber) })).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
    expect([numberOf(app), wayKept(app)]).toEqual([phoneNumber, 'SmsCode'])
    const { local } = app.ports.storage
    expect(local.get(`${local.get('userId')}-SmsCode`)).toBe('true')
    await app.client.session.logOut()
    loginOf(app).restart()
    await loginOf(app).submitEmail({ email: me })
    expect(loginOf(app).step.name).toBe('loginWithQuickSmsOtc')
  })

  it('reports a wrong code, and accepts the right one after it', async () => {
    const app = await openAtCode()
    const refused = await quickSmsOf(app).submitCode({ code: otherThanSentTo(app, phoneNumber) })
    expect(refused).toMatchObject({ ok: false, error: { code: 'ER-PHONE-CODE-INVALID' } })
    expect([loginOf(app).step.name, wayKept(app)]).toEqual(['promptQuickSms', 'main'])
    expect((await quickSmsOf(app).submitCode({ code: codeSentTo(app, phoneNumber) })).ok).toBe(true)
  })

  it('sends another code after half a minute, to the same number', async () => {
    const app = await openAtCode()
    expect(await quickSmsOf(app).resend()).toMatchObject({ ok: false, error: { code: 'resend-too-soon' } })
    await app.clock.advance(30_000)
    const first = codeSentTo(app, phoneNumber)
    expect((await quickSmsOf(app).resend()).ok).toBe(true)
    expect(codeSentTo(app, phoneNumber)).not.toBe(first)
    expect((await quickSmsOf(app).submitCode({ code: codeSentTo(app, phoneNumber) })).ok).toBe(true)
  })

  it('takes another number, and keeps the one that was given till then', async () => {
    const app = await openAtCode()
    quickSmsOf(app).backToPhoneNumber()
    expect(quickSmsOf(app).step).toEqual({ name: 'smsSetPhoneNumber', phoneNumber })
  })

  it.each(['smsSetPhoneNumber', 'smsVerifyCode'])('leads on without a number from %s', async (name) => {
    const app = await (name === 'smsVerifyCode' ? openAtCode() : openAtPrompt())
    expect(quickSmsOf(app).step.name).toBe(name)
    await quickSmsOf(app).skip()
    await until(() => loginOf(app).step.name === 'success')
    expect([numberOf(app), wayKept(app)]).toEqual([null, 'main'])
  })

  it.each([
    ['', 'phone-required'],
    ['415 555 0123', 'phone-not-international'],
  ])('sends nothing to %j', async (typed, code) => {
    const app = await openAtPrompt()
    expect(await quickSmsOf(app).submitPhoneNumber({ phoneNumber: typed })).toMatchObject({ error: { code } })
    expect(quickSmsOf(app).step.name).toBe('smsSetPhoneNumber')
  })

  it('reads the list of the own numbers again', async () => {
    const app = await openAtCode()
    app.client.get(phoneNumbersFeature).subscribe(() => {})
    await until(() => app.client.get(phoneNumbersFeature).getSnapshot().calls.load.status === 'succeeded')
    await quickSmsOf(app).submitCode({ code: codeSentTo(app, phoneNumber) })
    await until(() =>
      app.client
        .get(phoneNumbersFeature)
        .getSnapshot()
        .rows.some((row) => row.phoneNumber === phoneNumber),
    )
  })

  it('a quick sign-in by text message is refused outside of its prompt', async () => {
    const app = await openPasskeys({ signedInAs: me })
    app.client.get(quickSmsFeature).subscribe(() => {})
    const { submitPhoneNumber, submitCode, resend, skip } = quickSmsOf(app)
    await skip()
    const outcomes = [await submitPhoneNumber({ phoneNumber }), await submitCode({ code: '123456' }), await resend()]
    for (const outcome of outcomes) expect(outcome).toMatchObject({ ok: false, error: { code: 'no-prompt' } })
    expect(loginOf(app).step.name).toBe('preLogin')
  })
})
