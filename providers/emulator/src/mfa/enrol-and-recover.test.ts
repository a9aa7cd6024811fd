import { describe, expect, it } from 'vitest'
import { at, type Caller, openQuickScene, personIn, type Scene, start, textOf } from '../../test/open-caller.ts'
import { demoAuthenticatorSecret, demoPassword, demoRecoveryCode, totp } from '../testing/index.ts'

const enrolled = { email: 'mfa@acme.test', password: demoPassword }
const unenrolled = { email: 'enroll@acme.test', password: demoPassword }

/** Signs in a user without a second factor, and reads the secret from the text of the QR code. */
async function beginEnrolling({ post }: Scene) {
  const mfaToken = textOf(await post(at.login, unenrolled), 'mfaToken')
  const address = new URL(textOf(await post(`${at.authenticator}/enroll`, { mfaToken }), 'qrCode'))
  return { mfaToken, address, secret: address.searchParams.get('secret') ?? '' }
}

async function enrol(scene: Scene) {
  const { mfaToken, secret } = await beginEnrolling(scene)
  return { secret, answer: await confirm(scene, mfaToken, totp(secret, start)) }
}

const confirm = ({ post }: Scene, mfaToken: string, token: string, more: object = {}) =>
  post(`${at.authenticator}/enroll/verify`, { mfaToken, token, ...more })

describe('enrolling an authenticator to sign in', () => {
  it('an enrolment is required of a user who must have a second factor and has none', async () => {
    const { post } = await openQuickScene()
    expect((await post(at.login, unenrolled)).body).toMatchObject({
      mfaRequired: true,
      mfaEnrolled: false,
      mfaStrategies: ['AuthenticatorApp'],
      mfaDevices: { authenticators: [] },
    })
  })

  it('an enrolment is required of every user once an administrator forces it', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf('admin@acme.test')
    const policy = { enforceMFAType: 'Force' }
    expect((await scene.post(`${at.configurations}/mfa-policy`, policy, { token })).status).toBe(201)
    const answer = await scene.post(at.login, { email: 'reader@acme.test', password: demoPassword })
    expect(answer.body).toMatchObject({ mfaRequired: true, mfaEnrolled: false })
  })

  it('an enrolment is required if another tenant that the user could switch to forces it', async () => {
    const scene = await openQuickScene()
    scene.emulator.arrange(({ tenants, security: { mfa } }) => {
      const { '*': common } = mfa
      if (common) mfa[tenants[2]?.id ?? ''] = { ...common, enforceMFAType: 'Force' }
    })
    const signIn = async (email: string) => (await scene.post(at.login, { email, password: demoPassword })).body
    expect(await signIn('admin@acme.test')).toMatchObject({ mfaRequired: true })
    expect(await signIn('reader@acme.test')).toMatchObject({ mfaRequired: false })
  })

  it('an enrolment is not required if no policy is set', async () => {
    const scene = await openQuickScene()
    scene.emulator.arrange(({ security }) => {
      security.mfa = {}
    })
    const answer = await scene.post(at.login, { email: 'reader@acme.test', password: demoPassword })
    expect(answer.body).toMatchObject({ mfaRequired: false })
  })

  it('gives what an authenticator app scans, the same as long as the sign-in lasts', async () => {
    const scene = await openQuickScene()
    const { mfaToken, address, secret } = await beginEnrolling(scene)
    expect(address.href).toMatch(/^otpauth:\/\/totp\/Portico:enroll(%40|@)acme\.test\?/)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    const again = textOf(await scene.post(`${at.authenticator}/enroll`, { mfaToken }), 'qrCode')
    expect(again).toBe(address.href)
  })

  it('signs in by the first code and answers a recovery code', async () => {
    const scene = await openQuickScene()
    const { answer } = await enrol(scene)
    expect(answer.body).toMatchObject({
      mfaRequired: false,
      mfaEnrolled: true,
      accessToken: expect.any(String),
      recoveryCode: expect.stringMatching(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/),
    })
  })

  it('keeps the recovery code as a hash only', async () => {
    const scene = await openQuickScene()
    const { answer } = await enrol(scene)
    expect(JSON.stringify(scene.emulator.snapshot())).not.toContain(textOf(answer, 'recoveryCode'))
  })

  it('asks the next sign-in for a code, and not for the one that confirmed', async () => {
    const scene = await openQuickScene()
    const { secret } = await enrol(scene)
    const mfaToken = textOf(await scene.post(at.login, unenrolled), 'mfaToken')
    const used = await scene.post(at.verify, { mfaToken, value: totp(secret, start) })
    expect(used.body).toMatchObject({ errorCode: 'ER-MFA-CODE-USED' })
    expect((await scene.post(at.verify, { mfaToken, value: totp(secret, start + 30_000) })).status).toBe(200)
  })

  it('enrols nothing by a wrong code, and lets the person go on', async () => {
    const scene = await openQuickScene()
    const { mfaToken, secret } = await beginEnrolling(scene)
    expect((await confirm(scene, mfaToken, '000000')).body).toMatchObject({ errorCode: 'ER-MFA-CODE-INVALID' })
    expect(personIn(scene.emulator, unenrolled.email).authenticators).toEqual([])
    expect((await confirm(scene, mfaToken, totp(secret, start))).status).toBe(200)
  })

  it('enrols nothing by a request it could not read', async () => {
    const scene = await openQuickScene()
    const { mfaToken, secret } = await beginEnrolling(scene)
    expect((await confirm(scene, mfaToken, totp(secret, start), { rememberDevice: 1 })).status).toBe(400)
    expect(personIn(scene.emulator, unenrolled.email).authenticators).toEqual([])
  })

  it('an enrolment is refused if an authenticator is already enrolled', async () => {
    const { post } = await openQuickScene()
    const mfaToken = textOf(await post(at.login, enrolled), 'mfaToken')
    expect(await post(`${at.authenticator}/enroll`, { mfaToken })).toMatchObject({ status: 409 })
  })

  it('cannot be confirmed before it began', async () => {
    const scene = await openQuickScene()
    const mfaToken = textOf(await scene.post(at.login, unenrolled), 'mfaToken')
    expect((await confirm(scene, mfaToken, '000000')).status).toBe(404)
  })
})

describe('a recovery code', () => {
  const recover = ({ post }: Scene, recoveryCode: string, email = enrolled.email) =>
    post(at.recover, { email, recoveryCode })

  it('switches the second factor off', async () => {
    const scene = await openQuickScene()
    expect((await recover(scene, demoRecoveryCode)).status).toBe(200)
    expect((await scene.post(at.login, enrolled)).body).toMatchObject({ mfaRequired: false, mfaEnrolled: false })
  })

  it('serves once', async () => {
    const scene = await openQuickScene()
    await recover(scene, demoRecoveryCode)
    expect(await recover(scene, demoRecoveryCode)).toMatchObject({
      status: 401,
      body: { errorCode: 'ER-RECOVERY-CODE-INVALID' },
    })
  })

  it.each(['portico-recovery-1', 'PORTICORECOVERY1', ' portico recovery 1 '])(
    'a recovery code is accepted in the spelling "%s"',
    async (code) => {
      expect((await recover(await openQuickScene(), code)).status).toBe(200)
    },
  )

  it('a recovery code is guarded by the lockout, for unknown addresses as well', async () => {
    const scene = await openQuickScene()
    for (const email of [enrolled.email, 'nobody@acme.test']) {
      const found: number[] = []
      for (let time = 0; time < 6; time++) found.push((await recover(scene, 'WRONG', email)).status)
      expect(found).toEqual([401, 401, 401, 401, 401, 403])
    }
  })

  it('forgets the devices that were remembered', async () => {
    const scene = await openQuickScene()
    await signInRemembered(scene)
    await recover(scene, demoRecoveryCode)
    expect(scene.emulator.snapshot().rememberedDevices).toEqual([])
  })
})

async function signInRemembered({ post, emulator }: Caller & Pick<Scene, 'emulator'>): Promise<void> {
  const mfaToken = textOf(await post(at.login, enrolled), 'mfaToken')
  const value = totp(demoAuthenticatorSecret, emulator.now())
  await post(at.verify, { mfaToken, value, rememberDevice: true })
}
