import { describe, expect, it } from 'vitest'
import { at, openQuickScene, personIn, type Scene, textOf } from '../../test/open-caller.ts'
import { createTestAuthenticator, demoPassword, type TestAuthenticator } from '../testing/index.ts'

const me = 'reader@acme.test'
const login = '/identity/resources/auth/v1/user/mfa/webauthn'
const own = '/identity/resources/users/v1/mfa/webauthn'
const { signal } = new AbortController()

interface Asked {
  readonly webauthnToken: string
  readonly options: never
}

async function password(scene: Scene, email = me) {
  return scene.post(at.login, { email, password: demoPassword })
}

async function asked(scene: Scene, path: string, body: object, token?: string): Promise<Asked> {
  // The answer is checked against the contract when it arrives, so that the cast is safe.
  return (await scene.post(path, body, token === undefined ? {} : { token })).body as never
}

/** Opens a scene of a user whose security key is their second factor. */
async function holder(device = createTestAuthenticator({ deviceType: 'CrossPlatform', verifiesPerson: false })) {
  const scene = await openQuickScene()
  const token = await scene.tokenOf(me)
  const { webauthnToken, options } = await asked(scene, `${own}/enroll`, {}, token)
  const { deviceType, ...made } = await device.create(options, { signal })
  const body = { deviceType, webauthnToken, options: made }
  expect((await scene.post(`${own}/enroll/verify`, body, { token })).status).toBe(200)
  return { scene, device, token }
}

async function challenged(scene: Scene) {
  const answer = await password(scene)
  const { mfaDevices } = answer.body as { mfaDevices: { webauthn: [{ id: string }] } }
  return { mfaToken: textOf(answer, 'mfaToken'), deviceId: mfaDevices.webauthn[0].id, answer }
}

async function give(scene: Scene, device: TestAuthenticator) {
  const { mfaToken, deviceId } = await challenged(scene)
  const { webauthnToken, options } = await asked(scene, `${login}/${deviceId}`, { mfaToken })
  const assertion = await device.get(options, { signal })
  return scene.post(`${login}/${deviceId}/verify`, { mfaToken, webauthnToken, options: assertion })
}

describe('a device as the second factor', () => {
  it('a device as second factor is requested after the password and completes the sign-in', async () => {
    const { scene, device } = await holder()
    const { answer } = await challenged(scene)
    expect(answer.body).toMatchObject({
      mfaRequired: true,
      mfaEnrolled: true,
      mfaDevices: { webauthn: [{ id: expect.any(String), deviceType: 'CrossPlatform', name: 'Security key' }] },
    })
    expect(await give(scene, device)).toMatchObject({ status: 200, body: { mfaRequired: false, mfaEnrolled: true } })
    expect(scene.emulator.snapshot().sessions.at(-1)?.amr).toEqual(['pwd', 'mfa', 'hwk'])
  })

  it('a device as second factor is refused without the token of its challenge', async () => {
    const { scene, device } = await holder()
    const { mfaToken, deviceId } = await challenged(scene)
    const { options } = await asked(scene, `${login}/${deviceId}`, { mfaToken })
    const body = { mfaToken, webauthnToken: 'another', options: await device.get(options, { signal }) }
    expect((await scene.post(`${login}/${deviceId}/verify`, body)).status).toBe(401)
  })

  it('a device as second factor that is wrong five times ends the sign-in', async () => {
    const { scene, device } = await holder()
    const { mfaToken, deviceId } = await challenged(scene)
    const codes: unknown[] = []
    for (let turn = 0; turn < 6; turn++) {
      const { webauthnToken, options } = await asked(scene, `${login}/${deviceId}`, { mfaToken })
      if (webauthnToken === undefined) break
      const { id, response } = await device.get(options, { signal })
      const forged = { id, response: { ...response, signature: 'AAAA' } }
      const answer = await scene.post(`${login}/${deviceId}/verify`, { mfaToken, webauthnToken, options: forged })
      codes.push(answer.body['errorCode'])
    }
    expect(codes).toEqual([...Array(4).fill('ER-WEBAUTHN-INVALID'), 'ER-MFA-TOO-MANY-ATTEMPTS'])
  })

  it('a device as second factor is enrolled while signing in, with a recovery code that removes it', async () => {
    const scene = await openQuickScene()
    const device = createTestAuthenticator()
    const mfaToken = textOf(await password(scene, 'enroll@acme.test'), 'mfaToken')
    const { webauthnToken, options } = await asked(scene, `${login}/enroll`, { mfaToken })
    const made = await device.create(options, { signal })
    const body = { mfaToken, deviceType: made.deviceType, webauthnToken, options: made }
    const answer = await scene.post(`${login}/enroll/verify`, body)
    expect(answer).toMatchObject({ status: 200, body: { recoveryCode: expect.stringMatching(/^\w{4}-/) } })
    const recoveryCode = textOf(answer, 'recoveryCode')
    expect((await scene.post(at.recover, { email: 'enroll@acme.test', recoveryCode })).status).toBe(200)
    expect(scene.emulator.snapshot().webAuthn?.credentials).toEqual([])
  })

  it('a device as second factor is removed with a signature of its own', async () => {
    const { scene, device, token } = await holder()
    const [{ id } = { id: '' }] = scene.emulator.snapshot().webAuthn?.credentials ?? []
    const { webauthnToken, options } = await asked(scene, `${own}/${id}/disable`, {}, token)
    const body = { webauthnToken, options: await device.get(options, { signal }) }
    expect((await scene.post(`${own}/${id}/disable/verify`, body, { token })).status).toBe(200)
    expect((await password(scene)).body).toMatchObject({ mfaRequired: false })
  })

  it('a device as second factor is no passkey: it does not sign in alone', async () => {
    const { scene, device } = await holder(createTestAuthenticator())
    scene.emulator.arrange(({ security }) => {
      security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
    })
    const options = (await scene.post('/identity/resources/auth/v1/webauthn/prelogin', {})).body as never
    const answer = await scene.post(
      '/identity/resources/auth/v1/webauthn/postlogin',
      await device.get(options, { signal }),
    )
    expect(answer).toMatchObject({ status: 401, body: { errorCode: 'ER-WEBAUTHN-UNKNOWN' } })
    expect(personIn(scene.emulator, me).authenticators).toEqual([])
  })
})
