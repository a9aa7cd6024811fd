import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../../test/open-app.ts'
import { errorOf } from '../../../test/open-login.ts'
import { codeSentTo, otherThanSentTo } from '../../../test/sent-code.ts'
import { sessionFeature } from '../../session/feature.ts'
import { phoneNumbersFeature } from './feature.ts'

const me = 'reader@acme.test'
const phoneNumber = '+14155550123'

const numbersOf = ({ client }: App) => client.get(phoneNumbersFeature).getSnapshot()
const load = (app: App) => until(() => numbersOf(app).calls.load.status === 'succeeded')

/** Opens an application with the list on the screen. */
async function open() {
  const app = await openApp({ signedInAs: me })
  app.client.get(phoneNumbersFeature).subscribe(() => {})
  await load(app)
  return app
}

/** Opens an application with one number, verified or not. */
async function openWithNumber(isConfirmed = true) {
  const app = await open()
  await numbersOf(app).add({ phoneNumber })
  if (isConfirmed) await numbersOf(app).verify({ code: codeSentTo(app, phoneNumber) })
  else numbersOf(app).cancel()
  await until(() => numbersOf(app).rows[0]?.isVerified === isConfirmed)
  return { app, id: numbersOf(app).rows[0]?.id ?? '' }
}

describe('the own phone numbers', () => {
  it('load once they are on the screen', async () => {
    const { app } = await openWithNumber()
    expect(numbersOf(app).rows).toMatchObject([{ phoneNumber, isVerified: true }])
  })

  it('the phone numbers are not requested without a signed-in user, and are cleared with the user', async () => {
    const nobody = await openApp()
    nobody.client.get(phoneNumbersFeature).subscribe(() => {})
    await until(() => nobody.client.get(sessionFeature).getSnapshot().status === 'unauthenticated')
    expect(nobody.called()).not.toContain('listMyPhoneNumbers')
    const { app } = await openWithNumber()
    await app.client.session.logOut()
    expect(numbersOf(app)).toMatchObject({ rows: [], step: { name: 'list' } })
  })
})

describe('adding a phone number', () => {
  it('sends a code to it, as it was typed in any form, and asks for the code', async () => {
    const app = await open()
    expect(await numbersOf(app).add({ phoneNumber: '+1 (415) 555-0123' })).toMatchObject({ ok: true })
    expect(numbersOf(app).step).toMatchObject({ name: 'verifyPhoneNumber', phoneNumber, sentBy: 'sms' })
    await until(() => numbersOf(app).rows.length === 1)
    expect(numbersOf(app).rows).toMatchObject([{ isVerified: false }])
  })

  it('an invalid phone number is refused without a request', async () => {
    const app = await open()
    expect(errorOf(await numbersOf(app).add({ phoneNumber: '415' }))).toMatchObject({ code: 'phone-not-international' })
    expect(app.called()).not.toContain('createPhoneNumber')
    expect(numbersOf(app).step).toEqual({ name: 'list' })
  })

  it('keeps the step where the code is wrong, and the right one confirms the number', async () => {
    const app = await open()
    await numbersOf(app).add({ phoneNumber })
    const wrong = await numbersOf(app).verify({ code: otherThanSentTo(app, phoneNumber) })
    expect(errorOf(wrong)).toMatchObject({ code: 'ER-PHONE-CODE-INVALID' })
    expect(numbersOf(app).step.name).toBe('verifyPhoneNumber')
    const code = codeSentTo(app, phoneNumber)
    expect(await numbersOf(app).verify({ code: `${code.slice(0, 3)} ${code.slice(3)}` })).toMatchObject({ ok: true })
    await until(() => numbersOf(app).rows[0]?.isVerified === true)
    expect(numbersOf(app).step).toEqual({ name: 'list' })
  })

  it('adding a phone number can be finished later, with another code', async () => {
    const { app, id } = await openWithNumber(false)
    await numbersOf(app).confirm({ id })
    expect(await numbersOf(app).verify({ code: codeSentTo(app, phoneNumber) })).toMatchObject({ ok: true })
    await until(() => numbersOf(app).rows[0]?.isVerified === true)
  })
})

describe('another code', () => {
  it('another phone code is sent after half a minute, and not before', async () => {
    const app = await open()
    await numbersOf(app).add({ phoneNumber })
    const first = codeSentTo(app, phoneNumber)
    expect(errorOf(await numbersOf(app).resend())).toMatchObject({ code: 'resend-too-soon' })
    await app.clock.advance(30_000)
    expect(await numbersOf(app).resend()).toMatchObject({ ok: true })
    expect(codeSentTo(app, phoneNumber)).not.toBe(first)
    expect(await numbersOf(app).verify({ code: codeSentTo(app, phoneNumber) })).toMatchObject({ ok: true })
  })

  it('another phone code is sent for a removal as well', async () => {
    const { app, id } = await openWithNumber()
    await numbersOf(app).remove({ id })
    await app.clock.advance(30_000)
    expect(await numbersOf(app).resend()).toMatchObject({ ok: true })
    expect(numbersOf(app).step.name).toBe('verifyPhoneNumberDeletion')
    expect(await numbersOf(app).verify({ code: codeSentTo(app, phoneNumber) })).toMatchObject({ ok: true })
    await until(() => numbersOf(app).rows.length === 0)
  })

  it('another phone code is not sent if none was sent before', async () => {
    const app = await open()
    expect(errorOf(await numbersOf(app).resend())).toMatchObject({ code: 'no-code-sent' })
    expect(errorOf(await numbersOf(app).verify({ code: '123456' }))).toMatchObject({ code: 'no-code-sent' })
  })
})

describe('removing a phone number', () => {
  it.each([
    [true, 'sms', phoneNumber],
    [false, 'email', me],
  ] as const)('asks for a code: where confirmed is %s, one by %s', async (isConfirmed, sentBy, to) => {
    const { app, id } = await openWithNumber(isConfirmed)
    await numbersOf(app).remove({ id })
    expect(numbersOf(app).step).toMatchObject({ name: 'verifyPhoneNumberDeletion', phoneNumber, sentBy })
    expect(numbersOf(app).rows).toHaveLength(1)
    await numbersOf(app).verify({ code: codeSentTo(app, to) })
    await until(() => numbersOf(app).rows.length === 0)
  })

  it('removing a phone number can be canceled, and the number stays', async () => {
    const { app, id } = await openWithNumber()
    await numbersOf(app).remove({ id })
    numbersOf(app).cancel()
    expect(numbersOf(app)).toMatchObject({ step: { name: 'list' }, rows: [{ id }] })
  })

  it('reports a number that no longer exists', async () => {
    const app = await open()
    expect(errorOf(await numbersOf(app).remove({ id: 'gone' }))).toMatchObject({ code: 'unknown-phone-number' })
  })
})
