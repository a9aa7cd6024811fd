import { describe, expect, it } from 'vitest'
import { type Answered, at, openQuickScene, personIn, type Scene, start, textOf } from '../../test/open-caller.ts'
import type { MfaStrategy } from '../core/settings.ts'
import type { EnrolledPhone } from '../core/users.ts'
import { demoPassword } from '../testing/index.ts'

const email = 'reader@acme.test'
const phone: EnrolledPhone = { id: 'phone-1', phoneNumber: '+4915112345678' }
const mfaPath = '/identity/resources/auth/v1/user/mfa'

interface Factors {
  readonly phones?: readonly EnrolledPhone[]
  readonly hasEmailCode?: boolean
  readonly isForced?: boolean
  readonly strategies?: readonly MfaStrategy[]
}

async function openSignIn({ phones = [], hasEmailCode = false, isForced = false, strategies }: Factors) {
  const scene = await openQuickScene()
  scene.emulator.arrange((state) => {
    if (strategies) state.security.mfaStrategies = [...strategies]
    for (const user of state.users.filter((one) => one.email === email)) {
      Object.assign(user, { phones: [...phones], hasEmailCode, isMfaForced: isForced })
    }
  })
  const challenge = await scene.post(at.login, { email, password: demoPassword })
  return { ...scene, challenge, mfaToken: textOf(challenge, 'mfaToken') }
}

const codeOf = ({ emulator }: Pick<Scene, 'emulator'>) => /\d{6}/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
const claimsOf = (answer: Answered) => JSON.parse(atob(textOf(answer, 'accessToken').split('.')[1] ?? ''))

describe('a code by text message', () => {
  const enrolled = { phones: [phone] }
  const send = (scene: Awaited<ReturnType<typeof openSignIn>>) =>
    scene.post(`${mfaPath}/sms/${phone.id}`, { mfaToken: scene.mfaToken })
  const give = (scene: Awaited<ReturnType<typeof openSignIn>>, otcToken: string, code: string) =>
    scene.post(`${mfaPath}/sms/${phone.id}/verify`, { mfaToken: scene.mfaToken, otcToken, code })

  it('a code by text message is offered if a phone is enrolled, with only the ends of its number', async () => {
    const { challenge } = await openSignIn(enrolled)
    expect(challenge.body).toMatchObject({
      mfaEnrolled: true,
      mfaDevices: { phones: [{ id: phone.id, phoneNumber: '+49*********78' }] },
    })
  })

  it('a code by text message is sent to the enrolled phone and signs in once', async () => {
    const scene = await openSignIn(enrolled)
    const otcToken = textOf(await send(scene), 'otcToken')
    expect(scene.emulator.outbox().at(-1)).toMatchObject({ channel: 'sms', to: phone.phoneNumber, kind: 'mfa-code' })
    const answer = await give(scene, otcToken, codeOf(scene))
    expect(claimsOf(answer)).toMatchObject({ amr: ['pwd', 'mfa', 'sms'], acr: expect.stringMatching(/multi-factor$/) })
    expect((await give(scene, otcToken, codeOf(scene))).status).toBe(401)
  })

  it('serves no longer than three minutes', async () => {
    const scene = await openSignIn(enrolled)
    const otcToken = textOf(await send(scene), 'otcToken')
    scene.emulator.advance(3 * 60_000)
    expect(await give(scene, otcToken, codeOf(scene))).toMatchObject({ body: { errorCode: 'ER-MFA-CODE-EXPIRED' } })
  })

  it('takes the place of the one before', async () => {
    const scene = await openSignIn(enrolled)
    const first = textOf(await send(scene), 'otcToken')
    const code = codeOf(scene)
    await send(scene)
    expect((await give(scene, first, code)).status).toBe(401)
  })

  it('ends the sign-in with the fifth wrong one', async () => {
    const scene = await openSignIn(enrolled)
    const otcToken = textOf(await send(scene), 'otcToken')
    const refusals = []
    for (let tries = 0; tries < 5; tries++)
      refusals.push((await give(scene, otcToken, wrong(codeOf(scene)))).body['errorCode'])
    expect(refusals.slice(3)).toEqual(['ER-MFA-CODE-INVALID', 'ER-MFA-TOO-MANY-ATTEMPTS'])
    expect((await give(scene, otcToken, codeOf(scene))).body['errorCode']).toBe('ER-MFA-TOKEN-EXPIRED')
  })

  it('a code by text message is sent at most five times', async () => {
    const scene = await openSignIn(enrolled)
    for (let sent = 0; sent < 5; sent++) expect((await send(scene)).status).toBe(200)
    expect(await send(scene)).toMatchObject({ status: 429, body: { errorCode: 'ER-MFA-TOO-MANY-CODES' } })
  })

  it('a code by text message is refused for another sign-in', async () => {
    const scene = await openSignIn(enrolled)
    const otcToken = textOf(await send(scene), 'otcToken')
    const other = textOf(await scene.openCaller().post(at.login, { email, password: demoPassword }), 'mfaToken')
    const body = { mfaToken: other, otcToken, code: codeOf(scene) }
    expect((await scene.post(`${mfaPath}/sms/${phone.id}/verify`, body)).status).toBe(401)
  })
})

describe('a phone that is enrolled while signing in', () => {
  const forced = { isForced: true, strategies: ['SMS'] } as const
  const send = (scene: Awaited<ReturnType<typeof openSignIn>>, phoneNumber: string) =>
    scene.post(`${mfaPath}/sms/enroll`, { mfaToken: scene.mfaToken, phoneNumber })

  it('a phone enrolled while signing in is confirmed by a code and returns a recovery code', async () => {
    const scene = await openSignIn(forced)
    expect(scene.challenge.body).toMatchObject({ mfaEnrolled: false, mfaStrategies: ['SMS'] })
    const otcToken = textOf(await send(scene, '+49 151 1234-5678'), 'otcToken')
    const body = { mfaToken: scene.mfaToken, otcToken, code: codeOf(scene) }
    const answer = await scene.post(`${mfaPath}/sms/enroll/verify`, body)
    expect(answer.body).toMatchObject({ recoveryCode: expect.any(String), mfaEnrolled: true })
    expect(personIn(scene.emulator, email).phones).toMatchObject([{ phoneNumber: '+4915112345678' }])
  })

  it.each(['0151 1234', '+', 'me'])('a phone is refused if its number is %s', async (phoneNumber) => {
    const scene = await openSignIn(forced)
    expect((await send(scene, phoneNumber)).body['errorCode']).toBe('ER-PHONE-INVALID')
  })

  it('a phone is refused if the user has a factor, or if text messages are not allowed', async () => {
    const enrolled = await openSignIn({ phones: [phone] })
    expect((await send(enrolled, '+4915112345679')).body['errorCode']).toBe('ER-MFA-ENROLLED')
    const elsewhere = await openSignIn({ isForced: true })
    expect((await send(elsewhere, '+4915112345679')).body['errorCode']).toBe('ER-MFA-STRATEGY-DISABLED')
  })
})

describe('a code by mail', () => {
  const send = (scene: Awaited<ReturnType<typeof openSignIn>>) =>
    scene.post(`${mfaPath}/emailcode`, { mfaToken: scene.mfaToken })
  const give = (scene: Awaited<ReturnType<typeof openSignIn>>, otcToken: string) =>
    scene.post(`${mfaPath}/emailcode/verify`, { mfaToken: scene.mfaToken, otcToken, code: codeOf(scene) })

  it('signs in those who have it as a factor', async () => {
    const scene = await openSignIn({ hasEmailCode: true })
    expect(scene.challenge.body).toMatchObject({ mfaEnrolled: true, mfaDevices: { emails: [{ email }] } })
    const answer = await give(scene, textOf(await send(scene), 'otcToken'))
    expect(scene.emulator.outbox().at(-1)).toMatchObject({ channel: 'email', to: email })
    expect(claimsOf(answer)).toMatchObject({ amr: ['pwd', 'mfa', 'otp'], auth_time: start / 1000 })
    expect(answer.body).not.toHaveProperty('recoveryCode')
  })

  it('becomes a factor of those who must have one', async () => {
    const scene = await openSignIn({ isForced: true, strategies: ['EmailCode'] })
    const answer = await give(scene, textOf(await send(scene), 'otcToken'))
    expect(answer.body).toHaveProperty('recoveryCode')
    expect(personIn(scene.emulator, email).hasEmailCode).toBe(true)
  })
})
