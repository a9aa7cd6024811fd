import { describe, expect, it } from 'vitest'
import { type App, type AppOptions, openApp, readPolicy, until } from '../../../test/open-app.ts'
import { errorOf, loginOf } from '../../../test/open-login.ts'
import { offer, passwordlessOf, sentCode } from '../../../test/open-passwordless.ts'
import { codeSentTo, otherThanSentTo } from '../../../test/sent-code.ts'
import { sessionFeature } from '../../session/feature.ts'
import { resetPhoneNumberFeature } from './feature.ts'

const email = 'reader@acme.test'
const phoneNumber = '+14155550123'
const address = 'http://localhost:5173/account/reset-phone-number'

const resetOf = ({ client }: App) => client.get(resetPhoneNumberFeature).getSnapshot()

async function open(options: AppOptions = {}) {
  const app = await openApp({ address, ...options })
  app.client.get(resetPhoneNumberFeature).subscribe(() => {})
  return app
}

async function openAtCode(options: AppOptions = {}) {
  const app = await open(options)
  await resetOf(app).submitEmail({ email: ` ${email} ` })
  return app
}

async function openAtNumber(options: AppOptions = {}) {
  const app = await openAtCode(options)
  await resetOf(app).submitCode({ code: codeSentTo(app, email) })
  return app
}

describe('a lost phone number', () => {
  it('begins with the address, which is required', async () => {
    const app = await open()
    expect(resetOf(app).step).toEqual({ name: 'ResetPhoneNumber', email: '' })
    expect(errorOf(await resetOf(app).submitEmail({ email: '  ' }))).toMatchObject({ code: 'email-required' })
    expect(app.called()).not.toContain('requestPhoneNumberReset')
  })

  it('a reset of a phone number mails a code, and asks for it once the reset token is there', async () => {
    const app = await openAtCode()
    expect(resetOf(app).step).toMatchObject({ name: 'VerifyResetPhoneNumber', email })
    expect(codeSentTo(app, email)).toMatch(/^\d{6}$/)
  })

  it('goes on the same for an address without an account', async () => {
    const app = await open()
    await resetOf(app).submitEmail({ email: 'nobody@acme.test' })
    expect(resetOf(app).step).toMatchObject({ name: 'VerifyResetPhoneNumber', email: 'nobody@acme.test' })
    expect(errorOf(await resetOf(app).submitCode({ code: '123456' }))).toMatchObject({ code: 'ER-PHONE-CODE-INVALID' })
  })

  it('keeps the step where the code is wrong', async () => {
    const app = await openAtCode()
    const outcome = await resetOf(app).submitCode({ code: otherThanSentTo(app, email) })
    expect(errorOf(outcome)).toMatchObject({ code: 'ER-PHONE-CODE-INVALID' })
    expect(resetOf(app).step.name).toBe('VerifyResetPhoneNumber')
  })

  it('asks for the new number once the code was taken', async () => {
    const app = await openAtNumber()
    expect(resetOf(app).step).toEqual({ name: 'ChangePhoneNumber', email })
  })

  it('keeps the step where the number is none, without a call', async () => {
    const app = await openAtNumber()
    const outcome = await resetOf(app).submitPhoneNumber({ phoneNumber: '415 555 0123' })
    expect(errorOf(outcome)).toMatchObject({ code: 'phone-not-international' })
    expect(resetOf(app).step.name).toBe('ChangePhoneNumber')
    expect(app.called()).not.toContain('changePhoneNumber')
  })

  it('a lost phone number is replaced, and the login continues with the code sent to the new number', async () => {
    const app = await openAtNumber()
    offer(app.provider.emulator, 'SmsCode')
    await readPolicy(app)
    expect(await resetOf(app).submitPhoneNumber({ phoneNumber })).toMatchObject({ ok: true })
    expect(loginOf(app).step).toMatchObject({ name: 'loginWithSmsOtc', email, phoneNumber: '+••••••••23' })
    expect(app.provider.emulator.outbox().at(-1)).toMatchObject({ to: phoneNumber, channel: 'sms' })
    expect(app.ports.page.moves).toEqual([{ path: '/account/login', replace: false }])
    expect(resetOf(app).step).toEqual({ name: 'ResetPhoneNumber', email })
    await passwordlessOf(app).submitCode({ code: sentCode(app.provider.emulator) })
    await until(() => loginOf(app).step.name === 'success')
    expect(app.client.get(sessionFeature).getSnapshot().user?.email).toBe(email)
  })

  it('shows the form of the number until the login opens', async () => {
    const app = await openAtNumber()
    const steps = new Set<string>()
    app.client.get(resetPhoneNumberFeature).subscribe(() => {
      if (app.ports.page.moves.length === 0) steps.add(resetOf(app).step.name)
    })
    await resetOf(app).submitPhoneNumber({ phoneNumber })
    expect([...steps]).toEqual(['ChangePhoneNumber'])
  })

  it('a lost phone number is replaced, and the login has the query of the tenant’s own login', async () => {
    const app = await openAtNumber({ tenantResolver: () => 'acme' })
    app.provider.emulator.arrange(({ tenants }) => {
      for (const { settings } of tenants) settings['applicationUrl'] = 'http://localhost:5173/acme/home?team=1'
    })
    await readPolicy(app)
    await resetOf(app).submitPhoneNumber({ phoneNumber })
    expect(app.ports.page.moves.at(-1)?.path).toBe('/account/login?team=1')
  })

  it('a lost phone number is replaced without sign-in by text message, and the login continues with the email address', async () => {
    const app = await openAtNumber()
    expect(await resetOf(app).submitPhoneNumber({ phoneNumber })).toMatchObject({ ok: true })
    const person = app.provider.emulator.snapshot().users.find((user) => user.email === email)
    expect(person?.phoneNumber).toBe(phoneNumber)
    expect(loginOf(app).step).toEqual({ name: 'loginWithPassword', email })
    expect(app.ports.page.moves).toEqual([{ path: '/account/login', replace: false }])
  })

  it('a lost phone number is replaced even if the network fails, and the login continues with the email address', async () => {
    const app = await openAtNumber()
    app.provider.emulator.faults.add({ operation: 'preLoginPasswordless', kind: 'drop', times: 1 })
    expect(await resetOf(app).submitPhoneNumber({ phoneNumber })).toMatchObject({ ok: true })
    expect(loginOf(app).step).toEqual({ name: 'loginWithPassword', email })
  })

  it('a reset of a phone number mails another code after half a minute, and not before', async () => {
    const app = await openAtCode()
    expect(errorOf(await resetOf(app).resend())).toMatchObject({ code: 'resend-too-soon' })
    await app.clock.advance(30_000)
    const first = codeSentTo(app, email)
    expect(await resetOf(app).resend()).toMatchObject({ ok: true })
    expect(codeSentTo(app, email)).not.toBe(first)
    expect(await resetOf(app).submitCode({ code: codeSentTo(app, email) })).toMatchObject({ ok: true })
  })

  it('reports an expired request, and restarts with the address', async () => {
    const app = await openAtNumber()
    await app.clock.advance(5 * 60_000)
    const outcome = await resetOf(app).submitPhoneNumber({ phoneNumber })
    expect(errorOf(outcome)).toMatchObject({ code: 'ER-PHONE-TOKEN-EXPIRED' })
    resetOf(app).restart()
    expect(resetOf(app)).toMatchObject({ step: { name: 'ResetPhoneNumber', email }, error: null })
  })

  it.each(['submitCode', 'resend', 'submitPhoneNumber'] as const)('sends nothing out of turn: %s', async (action) => {
    const app = await open()
    const before = app.called().length
    const actions = resetOf(app)
    const outcome =
      action === 'resend'
        ? await actions.resend()
        : action === 'submitCode'
          ? await actions.submitCode({ code: '123456' })
          : await actions.submitPhoneNumber({ phoneNumber })
    expect(errorOf(outcome)).toMatchObject({ code: 'no-code-sent' })
    expect(app.called()).toHaveLength(before)
  })
})
