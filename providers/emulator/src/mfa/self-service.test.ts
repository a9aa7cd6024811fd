import { describe, expect, it } from 'vitest'
import { openScene, personIn, type Scene, textOf } from '../../test/open-caller.ts'
import { demoAuthenticatorSecret, totp } from '../testing/index.ts'

const own = '/identity/resources/users/v1/mfa'
const codeOf = ({ emulator }: Scene) => /\d{6}/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
const keyOf = (qrCode: string) => new URL(qrCode).searchParams.get('secret') ?? ''

async function openAs(email: string) {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  return {
    scene,
    person: () => personIn(scene.emulator, email),
    code: () => codeOf(scene),
    totpOf: (secret: string) => totp(secret, scene.emulator.now()),
    list: async () => (await scene.get(`${own}/devices`, { token })).body,
    post: (path: string, body?: unknown) => scene.post(own + path, body, { token }),
  }
}

describe('the second factors of the signed-in person', () => {
  it.each([
    ['/enroll', true],
    ['/authenticator/enroll', false],
  ])('grow by an authenticator app at %s', async (path, bringsRecoveryCode) => {
    const one = await openAs('reader@acme.test')
    const key = keyOf(textOf(await one.post(path), 'qrCode'))
    const answer = await one.post(`${path}/verify`, { token: one.totpOf(key) })
    expect(answer.status).toBe(200)
    expect('recoveryCode' in answer.body).toBe(bringsRecoveryCode)
    expect(await one.list()).toMatchObject({ authenticators: [{ id: expect.any(String) }] })
  })

  it('an authenticator app is not added by a wrong code or without a begun enrolment', async () => {
    const one = await openAs('reader@acme.test')
    expect((await one.post('/enroll/verify', { token: '000000' })).status).toBe(404)
    await one.post('/enroll')
    expect((await one.post('/enroll/verify', { token: '000000' })).body['errorCode']).toBe('ER-MFA-CODE-INVALID')
    expect(await one.list()).toMatchObject({ authenticators: [] })
  })

  it('lose an authenticator by its code', async () => {
    const one = await openAs('mfa@acme.test')
    const path = `/authenticator/${one.person().authenticators[0]?.id}/disable/verify`
    expect((await one.post(path, {})).status).toBe(401)
    expect((await one.post(path, { token: one.totpOf(demoAuthenticatorSecret) })).status).toBe(200)
    expect(one.person()).toMatchObject({ authenticators: [], recoveryCodeHash: null })
  })

  it('take no code for a while after five wrong ones', async () => {
    const one = await openAs('mfa@acme.test')
    for (let tries = 0; tries < 5; tries++) await one.post('/disable', { token: '000000' })
    const token = one.totpOf(demoAuthenticatorSecret)
    expect((await one.post('/disable', { token })).body['errorCode']).toBe('ER-MFA-TOO-MANY-TRIES')
    expect(one.person().authenticators).toHaveLength(1)
  })

  it('all second factors are removed once the second factor is turned off', async () => {
    const one = await openAs('mfa@acme.test')
    expect((await one.post('/disable', { token: one.totpOf(demoAuthenticatorSecret) })).status).toBe(200)
    expect(await one.list()).toEqual({ webauthn: [], phones: [], authenticators: [], emails: [] })
  })

  it('grow by a phone and lose it again, each by a code', async () => {
    const one = await openAs('reader@acme.test')
    const added = await one.post('/sms/enroll', { phoneNumber: '+4915112345678' })
    expect((await one.post('/sms/enroll/verify', { otcToken: added.body['otcToken'], code: 'x' })).status).toBe(401)
    await one.post('/sms/enroll/verify', { otcToken: added.body['otcToken'], code: one.code() })
    const [phone] = one.person().phones ?? []
    expect(await one.list()).toMatchObject({ phones: [{ id: phone?.id, phoneNumber: '+4915112345678' }] })
    expect((await one.post('/sms/enroll', { phoneNumber: '+4915112345678' })).status).toBe(409)
    const { body } = await one.post(`/sms/${phone?.id}/disable`)
    await one.post(`/sms/${phone?.id}/disable/verify`, { otcToken: body['otcToken'], code: one.code() })
    expect(one.person().phones).toEqual([])
  })

  it('a change of the second factors is written to the audit log', async () => {
    const one = await openAs('mfa@acme.test')
    await one.post('/disable', { token: one.totpOf(demoAuthenticatorSecret) })
    expect(one.scene.emulator.snapshot().audits.at(-1)).toMatchObject({ action: 'disableMfa', severity: 'High' })
  })
})
