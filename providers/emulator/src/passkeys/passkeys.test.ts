import { describe, expect, it } from 'vitest'
import { at, openScene, personIn, type Scene, type Sent } from '../../test/open-caller.ts'
import { createTestAuthenticator, type TestAuthenticator, type TestAuthenticatorOptions } from '../testing/index.ts'

const me = 'admin@acme.test'
const auth = '/identity/resources/auth/v1/webauthn'
const devices = '/identity/resources/users/webauthn/v1/devices'
const { signal } = new AbortController()

function openPasskeys(): Scene {
  const scene = openScene()
  scene.emulator.arrange(({ security }) => {
    security.secondaryStrategies = [{ strategy: 'Passkeys', isActive: true }]
  })
  return scene
}

async function add(scene: Scene, device: TestAuthenticator, sent: Sent = {}) {
  const token = await scene.tokenOf(me)
  // The answer is checked against the contract when it arrives, so that the cast is safe.
  const options = (await scene.post(devices, undefined, { token, ...sent })).body as never
  return scene.post(`${devices}/verify`, await device.create(options, { signal }), { token, ...sent })
}

async function holder(options?: TestAuthenticatorOptions) {
  const scene = openPasskeys()
  const device = createTestAuthenticator(options)
  const { status } = await add(scene, device)
  expect(status).toBe(200)
  return { scene, device }
}

async function asked(scene: Scene, body: object = {}, sent?: Sent) {
  return (await scene.post(`${auth}/prelogin`, body, sent)).body as never
}

async function signIn(scene: Scene, device: TestAuthenticator, body: object = {}) {
  return scene.post(`${auth}/postlogin`, await device.get(await asked(scene, body), { signal }))
}

describe('a passkey', () => {
  it('signs in by itself, and counts as two factors', async () => {
    const { scene, device } = await holder()
    const answer = await signIn(scene, device)
    expect(answer).toMatchObject({ status: 200, body: { mfaRequired: false, userId: personIn(scene.emulator, me).id } })
    expect(scene.emulator.snapshot().sessions.at(-1)?.amr).toEqual(['hwk', 'user', 'mfa'])
  })

  it('a passkey that its device does not list is requested by the address', async () => {
    const { scene, device } = await holder({ isResident: false })
    await expect(signIn(scene, device)).rejects.toMatchObject({ code: 'webauthn-canceled' })
    expect((await signIn(scene, device, { email: me })).status).toBe(200)
  })

  it('a passkey challenge for an unknown address is like that for a known one, and the same each time', async () => {
    const { scene } = await holder()
    const known: unknown = await asked(scene, { email: me })
    const unknown: unknown = await asked(scene, { email: 'nobody@acme.test' })
    const again: unknown = await asked(scene, { email: 'nobody@acme.test' })
    const shape = { allowCredentials: [{ type: 'public-key', id: expect.stringMatching(/^[\w-]{43}$/) }] }
    expect(known).toMatchObject(shape)
    expect(unknown).toMatchObject(shape)
    expect(again).toMatchObject({ allowCredentials: (unknown as { allowCredentials: unknown }).allowCredentials })
  })

  it('signs a challenge once', async () => {
    const { scene, device } = await holder()
    const assertion = await device.get(await asked(scene), { signal })
    expect((await scene.post(`${auth}/postlogin`, assertion)).status).toBe(200)
    expect(await scene.post(`${auth}/postlogin`, assertion)).toMatchObject({
      status: 401,
      body: { errorCode: 'ER-WEBAUTHN-EXPIRED' },
    })
  })

  it('signs a challenge within five minutes', async () => {
    const { scene, device } = await holder()
    const options = await asked(scene)
    scene.emulator.advance(5 * 60_000)
    const answer = await scene.post(`${auth}/postlogin`, await device.get(options, { signal }))
    expect(answer).toMatchObject({ status: 401, body: { errorCode: 'ER-WEBAUTHN-EXPIRED' } })
  })

  it('a copied passkey is refused, because the counter may only rise', async () => {
    const { scene, device } = await holder()
    await signIn(scene, device)
    device.rewind()
    expect(await signIn(scene, device)).toMatchObject({ status: 401, body: { errorCode: 'ER-WEBAUTHN-INVALID' } })
  })

  it('a passkey is refused if another page requested the signature', async () => {
    const { scene, device } = await holder()
    const options = await asked(scene, {}, { headers: { origin: 'http://localhost:5999' } })
    const answer = await scene.post(`${auth}/postlogin`, await device.get(options, { signal }))
    expect(answer).toMatchObject({ status: 401, body: { errorCode: 'ER-WEBAUTHN-INVALID' } })
  })

  it('a passkey is refused if the signature belongs to another assertion', async () => {
    const { scene, device } = await holder()
    const assertion = await device.get(await asked(scene), { signal })
    const other = await device.get(await asked(scene), { signal })
    const forged = { ...assertion, response: { ...assertion.response, signature: other.response.signature } }
    expect(await scene.post(`${auth}/postlogin`, forged)).toMatchObject({
      status: 401,
      body: { errorCode: 'ER-WEBAUTHN-INVALID' },
    })
  })

  it('a removed passkey is refused with another error code than a wrong one', async () => {
    const { scene, device } = await holder()
    const token = await scene.tokenOf(me)
    const list = await scene.get(devices, { token })
    const [{ id }] = list.body['devices'] as [{ id: string }]
    expect((await scene.call('DELETE', `${devices}/${id}`, { token })).status).toBe(200)
    expect((await scene.get(devices, { token })).body).toEqual({ devices: [] })
    expect(await signIn(scene, device)).toMatchObject({ status: 401, body: { errorCode: 'ER-WEBAUTHN-UNKNOWN' } })
  })

  it('a passkey does not open a locked account', async () => {
    const { scene, device } = await holder()
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.isLocked = true
    })
    expect(await signIn(scene, device)).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED' } })
  })

  it('a passkey without user verification is refused, because it replaces a password', async () => {
    const scene = openPasskeys()
    expect(await add(scene, createTestAuthenticator({ verifiesPerson: false }))).toMatchObject({
      status: 401,
      body: { errorCode: 'ER-WEBAUTHN-INVALID' },
    })
  })

  it('a passkey is refused for a user for whom it was not requested', async () => {
    const scene = openPasskeys()
    const options = (await scene.post(devices, undefined, { token: await scene.tokenOf(me) })).body as never
    const made = await createTestAuthenticator().create(options, { signal })
    const token = await scene.tokenOf('reader@acme.test')
    expect((await scene.post(`${devices}/verify`, made, { token })).status).toBe(401)
    expect((await scene.get(devices, { token })).body).toEqual({ devices: [] })
  })

  it('a second passkey on the same device is excluded', async () => {
    const { scene, device } = await holder()
    await expect(add(scene, device)).rejects.toMatchObject({ code: 'webauthn-registered' })
  })

  it('a passkey does not sign in if passkeys are switched off', async () => {
    const { status, body } = await openScene().post(`${auth}/prelogin`, {})
    expect({ status, body }).toMatchObject({ status: 403, body: { errorCode: 'ER-STRATEGY-OFF' } })
  })

  it('the list of passkeys returns when and on which kind of device each was made, and no more', async () => {
    const { scene } = await holder({ deviceType: 'CrossPlatform' })
    expect((await scene.get(devices, { token: await scene.tokenOf(me) })).body).toEqual({
      devices: [{ id: expect.any(String), deviceType: 'CrossPlatform', createdAt: '2026-01-01T00:00:00.000Z' }],
    })
  })

  it('a malformed body in place of a passkey is refused', async () => {
    const { scene } = await holder()
    const response = { clientDataJSON: '%', authenticatorData: 'x', signature: 'x' }
    expect((await scene.post(`${auth}/postlogin`, { id: 'x', response })).status).toBe(400)
    expect((await scene.post(at.login, {})).status).toBe(400)
  })
})
