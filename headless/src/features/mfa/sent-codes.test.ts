import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import type { State } from '../../../../providers/emulator/src/state/state.ts'
import { type App, until } from '../../../test/open-app.ts'
import { errorOf, givePassword, loginOf, mfaOf, openLogin } from '../../../test/open-login.ts'
import { sessionFeature } from '../../session/feature.ts'

const email = 'reader@acme.test'
const phones = [
  { id: 'phone-1', phoneNumber: '+4915112345678' },
  { id: 'phone-2', phoneNumber: '+4915187654321' },
]
type Reader = Partial<State['users'][number]>

async function openFactor(reader: Reader, strategies?: State['security']['mfaStrategies']): Promise<App> {
  const app = await openLogin()
  app.provider.emulator.arrange((state) => {
    if (strategies) state.security.mfaStrategies = strategies
    for (const user of state.users) if (user.email === email) Object.assign(user, reader)
  })
  await givePassword(app, email, demoPassword)
  return app
}

const isSent = (app: App) =>
  until(() => {
    const { step } = mfaOf(app)
    return 'sent' in step && step.sent !== null
  })
const sentAt = ({ clock }: App) => ({ sentAt: clock.now(), resendAt: clock.now() + 30_000 })
const outbox = (app: App) => app.provider.emulator.outbox()
const lastCode = (app: App) => /\d{6}/.exec(outbox(app).at(-1)?.text ?? '')?.[0] ?? ''
const statusOf = (app: App) => app.client.get(sessionFeature).getSnapshot().status

describe('a code by text message', () => {
  const openSms = () => openFactor({ phones: phones.slice(0, 1) })

  it('a text message code is sent automatically, shows its recipient and signs the user in', async () => {
    const app = await openSms()
    await isSent(app)
    expect(mfaOf(app).step).toMatchObject({ name: 'smsVerifyCode', phoneNumber: '+49*********78', sent: sentAt(app) })
    expect(outbox(app).at(-1)).toMatchObject({ channel: 'sms', to: '+4915112345678' })
    const code = lastCode(app)
    expect((await mfaOf(app).submitCode({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
    expect(statusOf(app)).toBe('authenticated')
  })

  it('a text message code that arrives before the answer to its sending is accepted', async () => {
    const app = await openLogin()
    app.provider.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === email) user.phones = phones.slice(0, 1)
    })
    app.provider.emulator.faults.add({ operation: 'startLoginSms', kind: 'delay', when: 'after', times: 1 })
    await givePassword(app, email)
    await until(() => lastCode(app) !== '')
    const submitting = mfaOf(app).submitCode({ code: lastCode(app) })
    await app.clock.advance(1000)
    expect(errorOf(await submitting)).toBeNull()
    await until(() => loginOf(app).step.name === 'success')
  })

  it('stays asked for where it is wrong', async () => {
    const app = await openSms()
    await isSent(app)
    const wrong = lastCode(app) === '000000' ? '111111' : '000000'
    expect(errorOf(await mfaOf(app).submitCode({ code: wrong }))).toMatchObject({ code: 'ER-MFA-CODE-INVALID' })
    expect(mfaOf(app).step.name).toBe('smsVerifyCode')
    expect((await mfaOf(app).submitCode({ code: lastCode(app) })).ok).toBe(true)
  })

  it('a text message code is not sent again before 30 seconds, and can be sent then', async () => {
    const app = await openSms()
    await isSent(app)
    await app.clock.advance(29_999)
    expect(errorOf(await mfaOf(app).sendCode())).toMatchObject({ code: 'resend-too-soon', retryAfter: 1 })
    await app.clock.advance(1)
    expect((await mfaOf(app).sendCode()).ok).toBe(true)
    expect(outbox(app)).toHaveLength(2)
    expect((await mfaOf(app).submitCode({ code: lastCode(app) })).ok).toBe(true)
  })

  it('a text message code can be sent after a failure', async () => {
    const app = await openLogin()
    app.provider.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === email) user.phones = phones.slice(0, 1)
    })
    app.provider.emulator.faults.add({ operation: 'startLoginSms', kind: 'status', status: 500, times: 1 })
    await givePassword(app, email)
    await until(() => mfaOf(app).calls.sendCode.status === 'failed')
    expect(errorOf(await mfaOf(app).submitCode({ code: '123456' }))).toMatchObject({ code: 'code-not-sent' })
    expect((await mfaOf(app).sendCode()).ok).toBe(true)
  })

  it('a text message code can be sent to another phone at once', async () => {
    const app = await openFactor({ phones })
    await isSent(app)
    await mfaOf(app).sendCode({ deviceId: 'phone-2' })
    expect(outbox(app).at(-1)).toMatchObject({ to: '+4915187654321' })
    expect(mfaOf(app).step).toMatchObject({ phoneNumber: '+49*********21' })
    expect((await mfaOf(app).submitCode({ code: lastCode(app) })).ok).toBe(true)
  })

  it('a text message code is requested for the phone of the step, regardless of extra input members', async () => {
    const app = await openFactor({ phones })
    await isSent(app)
    const input = { deviceId: 'phone-2', step: 'elsewhere', post: 'nothing' }
    expect((await mfaOf(app).sendCode(input)).ok).toBe(true)
    expect(mfaOf(app).step).toMatchObject({ name: 'smsVerifyCode', phoneNumber: '+49*********21' })
  })

  it('leaves nothing waiting once it was given', async () => {
    const app = await openSms()
    await isSent(app)
    await mfaOf(app).submitCode({ code: lastCode(app) })
    await app.clock.advance(30_000)
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
  })

  it('a text message code is stored as the last used second factor', async () => {
    const app = await openSms()
    await isSent(app)
    await mfaOf(app).submitCode({ code: lastCode(app) })
    expect(app.ports.storage.session.get('frontegg-preferred-mfa-method:default')).toBe('sms')
  })

  it('a text message code is not requested again on a device that was to be remembered', async () => {
    const app = await openSms()
    await isSent(app)
    await mfaOf(app).submitCode({ code: lastCode(app), rememberDevice: true })
    await app.client.session.logOut()
    await givePassword(app, email)
    expect(statusOf(app)).toBe('authenticated')
  })
})

describe('a phone that must be enrolled', () => {
  const openEnrolment = () => openFactor({ isMfaForced: true }, ['SMS'])

  it('gets a code, can be another after all, and ends with the recovery code', async () => {
    const app = await openEnrolment()
    expect(mfaOf(app).step).toEqual({ name: 'smsSetPhoneNumber', phoneNumber: '' })
    expect((await mfaOf(app).submitPhoneNumber({ phoneNumber: '+49 151 1234 5678' })).ok).toBe(true)
    mfaOf(app).backToPhoneNumber()
    expect(mfaOf(app).step).toEqual({ name: 'smsSetPhoneNumber', phoneNumber: '+4915112345678' })
    await mfaOf(app).submitPhoneNumber({ phoneNumber: '+4915187654321' })
    expect(mfaOf(app).step).toMatchObject({ name: 'smsVerifyCode', mode: 'enroll', phoneNumber: '+4915187654321' })
    expect((await mfaOf(app).submitCode({ code: lastCode(app) })).ok).toBe(true)
    expect(mfaOf(app).step.name).toBe('recoveryCode')
    expect((await mfaOf(app).acknowledgeRecoveryCode()).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
  })

  it('an invalid phone number is reported, and the enrolment requests it again', async () => {
    const app = await openEnrolment()
    expect(errorOf(await mfaOf(app).submitPhoneNumber({ phoneNumber: ' ' }))).toMatchObject({ code: 'phone-required' })
    const error = errorOf(await mfaOf(app).submitPhoneNumber({ phoneNumber: '12' }))
    expect(error).toMatchObject({ code: 'ER-PHONE-INVALID' })
    expect(mfaOf(app).step.name).toBe('smsSetPhoneNumber')
  })
})

describe('a code by mail', () => {
  it('a mail code is sent automatically and signs the user in', async () => {
    const app = await openFactor({ hasEmailCode: true })
    await isSent(app)
    expect(mfaOf(app).step).toMatchObject({ name: 'emailVerifyCode', mode: 'verify', email })
    expect((await mfaOf(app).submitCode({ code: lastCode(app) })).ok).toBe(true)
    await until(() => loginOf(app).step.name === 'success')
  })

  it('a mail code is enrolled by the first code, which ends with the recovery code', async () => {
    const app = await openFactor({ isMfaForced: true }, ['EmailCode'])
    await isSent(app)
    expect(mfaOf(app).step).toMatchObject({ name: 'emailVerifyCode', mode: 'enroll', email })
    await mfaOf(app).submitCode({ code: lastCode(app) })
    expect(mfaOf(app).step.name).toBe('recoveryCode')
  })

  it('a pending text message code does not interfere with a mail code chosen meanwhile', async () => {
    const app = await openFactor({ hasEmailCode: true, phones: phones.slice(0, 1) })
    mfaOf(app).chooseMethod({ method: 'SMS' })
    mfaOf(app).chooseMethod({ method: 'EmailCode' })
    await isSent(app)
    expect(mfaOf(app).step.name).toBe('emailVerifyCode')
    expect((await mfaOf(app).submitCode({ code: lastCode(app) })).ok).toBe(true)
  })
})
