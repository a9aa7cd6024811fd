import { decodeJwt } from 'jose'
import { describe, expect, it } from 'vitest'
import { at, openQuickScene, textOf } from '../../test/open-caller.ts'
import { demoPassword, totp } from '../testing/index.ts'

const reader = { email: 'reader@acme.test', password: demoPassword }
const day = 86_400_000

/** A tenant that begins to ask all people for a second factor in a week. */
async function openScene() {
  const scene = await openQuickScene()
  const token = await scene.tokenOf('admin@acme.test')
  const begin = new Date(scene.emulator.now() + 7 * day).toISOString()
  const save = (policy: object) => scene.post(`${at.configurations}/mfa-policy`, policy, { token })
  const saved = await save({ enforceMFAType: 'Force', enforcedFrom: begin })
  const answerOf = () => scene.post(at.login, reader)
  const signIn = async () => (await answerOf()).body
  const postpone = (answer: Readonly<Record<string, unknown>>) =>
    scene.post('/identity/resources/auth/v1/user/mfa/postpone', { mfaToken: answer['mfaToken'] })
  return { ...scene, save, saved, begin, answerOf, signIn, postpone }
}

describe('a second factor that begins later', () => {
  it('a policy answers when it begins', async () => {
    const { saved, begin } = await openScene()
    expect(saved.body).toMatchObject({ enforceMFAType: 'Force', enforcedFrom: begin, isPostponable: true })
  })

  it('a begin that is no time is refused', async () => {
    const { save } = await openScene()
    const refused = await save({ enforceMFAType: 'Force', enforcedFrom: 'soon' })
    expect([refused.status, refused.body['errorCode']]).toEqual([400, 'ER-MFA-BEGIN-INVALID'])
  })

  it('a sign-in is asked, and goes on without a factor until it begins', async () => {
    const { signIn, postpone, begin } = await openScene()
    const asked = await signIn()
    expect(asked).toMatchObject({ mfaRequired: true, mfaEnrolled: false, mfaEnforcedFrom: begin })
    expect((await postpone(asked)).body).toMatchObject({ accessToken: expect.any(String) })
    expect((await postpone(asked)).body['errorCode']).toBe('ER-MFA-TOKEN-EXPIRED')
    expect(await signIn()).toMatchObject({ mfaRequired: true })
  })

  it('a sign-in that may be postponed can enroll as well', async () => {
    const { answerOf, post, emulator } = await openScene()
    const mfaToken = textOf(await answerOf(), 'mfaToken')
    const address = new URL(textOf(await post(`${at.authenticator}/enroll`, { mfaToken }), 'qrCode'))
    const code = totp(address.searchParams.get('secret') ?? '', emulator.now())
    const answer = await post(`${at.authenticator}/enroll/verify`, { mfaToken, token: code })
    expect(answer.body).toMatchObject({ accessToken: expect.any(String) })
  })

  it('a sign-in is not postponed once it has begun', async () => {
    const { signIn, postpone, emulator } = await openScene()
    const early = await signIn()
    emulator.advance(7 * day - 60_000)
    const asked = await signIn()
    emulator.advance(60_000)
    expect((await postpone(asked)).body['errorCode']).toBe('ER-MFA-DUE')
    expect((await postpone(early)).body['errorCode']).toBe('ER-MFA-TOKEN-EXPIRED')
    expect(await signIn()).not.toHaveProperty('mfaEnforcedFrom')
  })

  it('a policy that changes during a sign-in counts as it is when the sign-in is postponed', async () => {
    const { save, signIn, postpone, begin, emulator } = await openScene()
    const asked = await signIn()
    await save({ enforceMFAType: 'Force', enforcedFrom: null })
    expect((await postpone(asked)).body['errorCode']).toBe('ER-MFA-DUE')
    await save({ enforceMFAType: 'Force', enforcedFrom: begin })
    emulator.arrange(({ users }) => {
      for (const user of users) user.isMfaForced = true
    })
    expect((await postpone(asked)).body['errorCode']).toBe('ER-MFA-DUE')
    emulator.arrange(({ users }) => {
      for (const user of users) user.isMfaForced = false
    })
    await save({ enforceMFAType: 'DontForce' })
    expect((await postpone(asked)).body).toMatchObject({ accessToken: expect.any(String) })
  })

  it.each([
    'soon',
    'March 7, 2027',
    '2027-03-07',
    '2027-03-07T09:00:00',
    '2027-02-30T09:00:00Z',
    '2027-03-07T25:00:00Z',
  ])('%s is no time of a begin', async (enforcedFrom) => {
    const { save } = await openScene()
    expect((await save({ enforceMFAType: 'Force', enforcedFrom })).body['errorCode']).toBe('ER-MFA-BEGIN-INVALID')
  })

  it('a begin may have another time zone, or be over', async () => {
    const { save, signIn } = await openScene()
    const there = await save({ enforceMFAType: 'Force', enforcedFrom: '2027-03-07T09:00:00+05:30' })
    expect(there.body['enforcedFrom']).toBe('2027-03-07T03:30:00.000Z')
    expect((await save({ enforceMFAType: 'Force', enforcedFrom: '2020-01-01T00:00:00Z' })).body).not.toHaveProperty(
      'errorCode',
    )
    expect(await signIn()).not.toHaveProperty('mfaEnforcedFrom')
  })

  it('a postponed sign-in without a password states how the person signed in, and asks for no new password', async () => {
    const { emulator, post, postpone } = await openScene()
    emulator.setPolicy({ passwordRotation: 30 })
    emulator.advance(60 * day)
    emulator.setPolicy({ tenant: 'Acme', mfaInDays: 7 })
    emulator.arrange(({ security }) => {
      security.mainStrategy = 'Code'
    })
    await post('/identity/resources/auth/v1/passwordless/code/prelogin', { email: reader.email })
    const token = /\d{6}/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0]
    const asked = await post('/identity/resources/auth/v1/passwordless/code/postlogin', { token })
    const { body } = await postpone(asked.body)
    expect(decodeJwt(String(body['accessToken']))).toMatchObject({ amr: ['otp'] })
  })

  it('a step-up is not postponed, also if the factors of the person are removed meanwhile', async () => {
    const { emulator, post, postpone, tokenOf } = await openScene()
    const token = await tokenOf('mfa@acme.test')
    const asked = await post('/identity/resources/auth/v1/user/step-up/generate', {}, { token })
    emulator.arrange(({ users }) => {
      for (const user of users) user.authenticators = []
    })
    expect((await postpone(asked.body)).body['errorCode']).toBe('ER-MFA-DUE')
  })

  it('a sign-in of a person with a factor is not postponed', async () => {
    const { post, postpone } = await openScene()
    const asked = (await post(at.login, { email: 'mfa@acme.test', password: demoPassword })).body
    expect(asked).not.toHaveProperty('mfaEnforcedFrom')
    expect((await postpone(asked)).body['errorCode']).toBe('ER-MFA-ENROLLED')
  })

  it('the earliest begin of all tenants holds', async () => {
    const { emulator, signIn, begin } = await openScene()
    emulator.setPolicy({ mfa: 'forced', mfaInDays: 3 })
    const soon = new Date(emulator.now() + 3 * day).toISOString()
    expect(begin > soon).toBe(true)
    expect(await signIn()).toMatchObject({ mfaEnforcedFrom: soon })
    emulator.setPolicy({ mfaInDays: null })
    expect(await signIn()).not.toHaveProperty('mfaEnforcedFrom')
  })

  it('a policy that is turned off has no begin', async () => {
    const { save, emulator } = await openScene()
    expect(emulator.setPolicy({ tenant: 'Acme' })).toMatchObject({ mfa: 'forced', mfaInDays: 7 })
    expect((await save({ enforceMFAType: 'DontForce' })).body).toMatchObject({ enforcedFrom: null })
    expect(emulator.setPolicy({ tenant: 'Acme' })).toMatchObject({ mfa: 'off', mfaInDays: null })
  })
})
