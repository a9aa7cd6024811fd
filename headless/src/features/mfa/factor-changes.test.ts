import { createTestAuthenticator, demoAuthenticatorSecret, totp } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { type App, until } from '../../../test/open-app.ts'
import { errorOf, mfaOf } from '../../../test/open-login.ts'
import { openOwnFactors, ownFactorsOf, phone, reader } from '../../../test/open-own-factors.ts'
import { sessionFeature } from '../../session/index.ts'
import { loginFeature } from '../login/index.ts'

const methodsOf = (app: App) => ownFactorsOf(app).rows.map(({ method }) => method)
const idOf = (app: App) => ownFactorsOf(app).rows[0]?.id ?? ''
const isEnrolled = ({ client }: App) => client.get(sessionFeature).getSnapshot().user?.hasSecondFactor
const lastCode = ({ provider }: App) => /\d{6}/.exec(provider.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
const codeOf = (app: App, key = demoAuthenticatorSecret) => totp(key, app.clock.now())

/** Returns the setup key of the authenticator app, once it is loaded. */
async function setUpKey(app: App): Promise<string> {
  await until(() => mfaOf(app).calls.loadSetup.status === 'succeeded')
  const { step } = mfaOf(app)
  return ('setup' in step && step.setup?.key?.reveal()) || ''
}

/** Waits until the list has `count` rows. */
async function hasRows(app: App, count: number) {
  await until(() => ownFactorsOf(app).rows.length === count)
}

async function isSent(app: App) {
  await until(() => mfaOf(app).calls.sendCode.status === 'succeeded')
}

describe('adding a second factor', () => {
  it('lets the person choose among what the tenant allows, and choose again', async () => {
    const app = await openOwnFactors()
    await mfaOf(app).addFactor()
    const methods = ['AuthenticatorApp', 'SMS', 'WebAuthnPlatform', 'WebAuthnCrossPlatform']
    expect(mfaOf(app)).toMatchObject({ step: { name: 'verify', mode: 'enroll', methods }, purpose: 'add' })
    mfaOf(app).chooseMethod({ method: 'SMS' })
    expect(mfaOf(app).step.name).toBe('smsSetPhoneNumber')
    mfaOf(app).chooseAgain()
    expect(mfaOf(app).step.name).toBe('verify')
  })

  it('goes straight to the only kind there is', async () => {
    const app = await openOwnFactors()
    app.provider.emulator.arrange(({ security }) => {
      security.mfaStrategies = ['SMS']
    })
    await mfaOf(app).addFactor()
    expect(mfaOf(app).step).toEqual({ name: 'smsSetPhoneNumber', phoneNumber: '' })
  })

  it('sets an app up and, the first time, ends with the recovery code', async () => {
    const app = await openOwnFactors()
    await mfaOf(app).addFactor({ method: 'AuthenticatorApp' })
    const code = codeOf(app, await setUpKey(app))
    expect((await mfaOf(app).submitAuthenticatorCode({ code })).ok).toBe(true)
    expect(mfaOf(app)).toMatchObject({ step: { name: 'recoveryCode' }, purpose: 'add' })
    await hasRows(app, 1)
    expect(methodsOf(app)).toEqual(['AuthenticatorApp'])
    expect((await mfaOf(app).acknowledgeRecoveryCode()).ok).toBe(true)
    expect(mfaOf(app)).toMatchObject({ step: { name: 'idle' }, purpose: 'signIn' })
    expect(app.ports.page.moves).toEqual([])
    expect(app.client.get(loginFeature).getSnapshot().step.name).toBe('preLogin')
  })

  it('shows no recovery code with the second', async () => {
    const app = await openOwnFactors()
    await mfaOf(app).addFactor({ method: 'AuthenticatorApp' })
    await mfaOf(app).submitAuthenticatorCode({ code: codeOf(app, await setUpKey(app)) })
    await mfaOf(app).acknowledgeRecoveryCode()
    await mfaOf(app).addFactor({ method: 'SMS' })
    await mfaOf(app).submitPhoneNumber({ phoneNumber: phone.phoneNumber })
    expect((await mfaOf(app).submitCode({ code: lastCode(app) })).ok).toBe(true)
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
    await hasRows(app, 2)
    expect(methodsOf(app)).toEqual(['AuthenticatorApp', 'SMS'])
  })

  it('leaves the recovery code as it is where there is a factor already', async () => {
    const app = await openOwnFactors({ phones: [phone] })
    await mfaOf(app).addFactor({ method: 'AuthenticatorApp' })
    await mfaOf(app).submitAuthenticatorCode({ code: codeOf(app, await setUpKey(app)) })
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
    await hasRows(app, 2)
    expect(methodsOf(app)).toEqual(['AuthenticatorApp', 'SMS'])
  })

  it('keeps its set-up on a wrong code', async () => {
    const app = await openOwnFactors()
    await mfaOf(app).addFactor({ method: 'AuthenticatorApp' })
    const key = await setUpKey(app)
    const error = errorOf(await mfaOf(app).submitAuthenticatorCode({ code: '000000' }))
    expect(error).toMatchObject({ code: 'ER-MFA-CODE-INVALID' })
    expect(await setUpKey(app)).toBe(key)
    expect((await mfaOf(app).submitAuthenticatorCode({ code: codeOf(app, key) })).ok).toBe(true)
  })

  it('takes a phone by the code that was sent to it, and another one after 30 seconds', async () => {
    const app = await openOwnFactors()
    await mfaOf(app).addFactor({ method: 'SMS' })
    await mfaOf(app).submitPhoneNumber({ phoneNumber: '+49 151 1234 5678' })
    expect(mfaOf(app).step).toMatchObject({ name: 'smsVerifyCode', mode: 'enroll', sent: { sentAt: app.clock.now() } })
    expect(errorOf(await mfaOf(app).sendCode())).toMatchObject({ code: 'resend-too-soon' })
    await app.clock.advance(30_000)
    expect((await mfaOf(app).sendCode()).ok).toBe(true)
    expect((await mfaOf(app).submitCode({ code: lastCode(app) })).ok).toBe(true)
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
    await hasRows(app, 1)
    expect(ownFactorsOf(app).rows).toMatchObject([{ method: 'SMS', name: '+4915112345678' }])
  })

  it('reports a phone that is enrolled already', async () => {
    const app = await openOwnFactors({ phones: [phone] })
    await mfaOf(app).addFactor({ method: 'SMS' })
    const error = errorOf(await mfaOf(app).submitPhoneNumber({ phoneNumber: phone.phoneNumber }))
    expect(error).toMatchObject({ code: 'ER-PHONE-ENROLLED' })
    expect(mfaOf(app).step.name).toBe('smsSetPhoneNumber')
  })

  it.each([
    ['a passkey', 'WebAuthnPlatform', 'Platform'],
    ['a security key', 'WebAuthnCrossPlatform', 'CrossPlatform'],
  ] as const)('makes %s, which is removed by giving it a last time', async (_, method, deviceType) => {
    const address = 'https://app.test/account'
    const app = await openOwnFactors({}, { address, webAuthn: createTestAuthenticator({ deviceType }) })
    await mfaOf(app).addFactor({ method })
    await hasRows(app, 1)
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
    expect(methodsOf(app)).toEqual([method])
    await mfaOf(app).removeFactor({ id: idOf(app) })
    await hasRows(app, 0)
    expect(app.called().filter((operation) => operation === 'disableWebAuthn')).toHaveLength(1)
  })

  it('adding a second factor can be canceled, and ends when a step-up begins', async () => {
    const app = await openOwnFactors()
    await mfaOf(app).addFactor({ method: 'SMS' })
    mfaOf(app).cancelStepUp()
    expect(mfaOf(app).step.name).toBe('smsSetPhoneNumber')
    mfaOf(app).cancelChange()
    expect(mfaOf(app)).toMatchObject({ step: { name: 'idle' }, purpose: 'signIn' })
    await mfaOf(app).addFactor({ method: 'SMS' })
    await mfaOf(app).stepUp({ challenge: null })
    mfaOf(app).cancelChange()
    expect(mfaOf(app)).toMatchObject({ step: { name: 'noMFAEnrolledStepUp' }, purpose: 'stepUp' })
    mfaOf(app).cancelStepUp()
    expect(mfaOf(app)).toMatchObject({ step: { name: 'idle' }, purpose: 'signIn' })
  })
})

describe('removing a second factor', () => {
  it('takes the code of the app', async () => {
    const app = await openOwnFactors({}, { signedInAs: 'mfa@acme.test' })
    await mfaOf(app).removeFactor({ id: idOf(app) })
    expect(mfaOf(app)).toMatchObject({ step: { name: 'authenticatorApp', mode: 'verify' }, purpose: 'remove' })
    expect(errorOf(await mfaOf(app).submitAuthenticatorCode({ code: '000000' }))).toMatchObject({ status: 401 })
    expect(methodsOf(app)).toHaveLength(1)
    expect((await mfaOf(app).submitAuthenticatorCode({ code: codeOf(app) })).ok).toBe(true)
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
    await hasRows(app, 0)
  })

  it('takes a code sent to the very phone that goes', async () => {
    const phones = [phone, { id: 'phone-2', phoneNumber: '+4915187654321' }]
    const app = await openOwnFactors({ phones })
    await mfaOf(app).removeFactor({ id: 'phone-2' })
    await isSent(app)
    expect(app.provider.emulator.outbox().at(-1)).toMatchObject({ channel: 'sms', to: '+4915187654321' })
    await mfaOf(app).submitCode({ code: lastCode(app) })
    await hasRows(app, 1)
    expect(ownFactorsOf(app).rows).toMatchObject([{ id: 'phone-1' }])
  })

  it('fails where it is not in the list, or cannot go by itself', async () => {
    const app = await openOwnFactors({ hasEmailCode: true })
    for (const id of ['gone', reader]) {
      expect(errorOf(await mfaOf(app).removeFactor({ id }))).toMatchObject({ code: 'unknown-factor' })
    }
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
  })

  it('removing a second factor is canceled by a log-out', async () => {
    const app = await openOwnFactors({}, { signedInAs: 'mfa@acme.test' })
    await mfaOf(app).removeFactor({ id: idOf(app) })
    await app.client.session.logOut()
    expect(mfaOf(app)).toMatchObject({ step: { name: 'idle' }, purpose: 'signIn' })
  })
})

describe('turning the second factor off', () => {
  it('takes the code of the app, where there is one, and leaves none', async () => {
    const app = await openOwnFactors({ phones: [phone] }, { signedInAs: 'mfa@acme.test' })
    await mfaOf(app).removeAllFactors()
    expect(mfaOf(app)).toMatchObject({ step: { name: 'authenticatorApp', mode: 'verify' }, purpose: 'remove' })
    await mfaOf(app).submitAuthenticatorCode({ code: codeOf(app) })
    await hasRows(app, 0)
  })

  it('the second factor is turned off at once if there is no authenticator app', async () => {
    const app = await openOwnFactors({ phones: [phone], hasEmailCode: true })
    expect((await mfaOf(app).removeAllFactors()).ok).toBe(true)
    expect(mfaOf(app).step).toEqual({ name: 'idle' })
    await hasRows(app, 0)
  })
})

describe('the calls of a change', () => {
  it('the requests of a factor change have the source of the admin portal', async () => {
    const app = await openOwnFactors()
    await mfaOf(app).addFactor({ method: 'SMS' })
    await mfaOf(app).submitPhoneNumber({ phoneNumber: phone.phoneNumber })
    await mfaOf(app).submitCode({ code: lastCode(app) })
    await hasRows(app, 1)
    await mfaOf(app).removeFactor({ id: idOf(app) })
    await isSent(app)
    await mfaOf(app).submitCode({ code: lastCode(app) })
    await mfaOf(app).removeAllFactors()
    const calls = app.sent('').filter(({ url }) => url.pathname.includes('/users/v1/mfa/'))
    expect(calls.length).toBeGreaterThan(5)
    for (const { url, headers } of calls) expect(headers.get('frontegg-source'), url.pathname).toBe('admin-portal')
  })
})

describe('the user of the session', () => {
  async function openEnrolled(person: Parameters<typeof openOwnFactors>[0]) {
    const app = await openOwnFactors(person)
    await app.client.get(sessionFeature).actions.load()
    expect(isEnrolled(app)).toBe(true)
    return app
  }

  it('the session user has a second factor once the first is added, before acknowledging the recovery code', async () => {
    const app = await openOwnFactors()
    expect(isEnrolled(app)).toBe(false)
    await mfaOf(app).addFactor({ method: 'AuthenticatorApp' })
    await mfaOf(app).submitAuthenticatorCode({ code: codeOf(app, await setUpKey(app)) })
    expect(mfaOf(app).step.name).toBe('recoveryCode')
    await until(() => isEnrolled(app) === true)
  })

  it('the session user has no second factor once the last one is removed', async () => {
    const app = await openEnrolled({ phones: [phone] })
    await mfaOf(app).removeFactor({ id: idOf(app) })
    await isSent(app)
    await mfaOf(app).submitCode({ code: lastCode(app) })
    await until(() => isEnrolled(app) === false)
  })

  it('the session user has no second factor once all are turned off', async () => {
    const app = await openEnrolled({ phones: [phone], hasEmailCode: true })
    await mfaOf(app).removeAllFactors()
    await until(() => isEnrolled(app) === false)
  })
})
