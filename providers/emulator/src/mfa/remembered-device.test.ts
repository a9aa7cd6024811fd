import { describe, expect, it } from 'vitest'
import { at, type Caller, openQuickScene, type Scene, start, textOf } from '../../test/open-caller.ts'
import { demoAuthenticatorSecret, demoPassword, totp } from '../testing/index.ts'

const enrolled = { email: 'mfa@acme.test', password: demoPassword }
const unenrolled = { email: 'enroll@acme.test', password: demoPassword }

describe('a remembered device', () => {
  const fortnight = 14 * 24 * 3600 * 1000

  it('need not give the second factor again', async () => {
    const scene = await openQuickScene()
    await signInRemembered(scene)
    expect((await scene.post(at.login, enrolled)).body).toMatchObject({ mfaRequired: false })
  })

  it('a remembered device is one browser: another browser must give the second factor', async () => {
    const scene = await openQuickScene()
    await signInRemembered(scene)
    expect((await scene.openCaller().post(at.login, enrolled)).body).toMatchObject({ mfaRequired: true })
  })

  it('a remembered device is of one user: another user of the browser must give the second factor', async () => {
    const scene = await openQuickScene()
    await signInRemembered(scene)
    expect((await scene.post(at.login, unenrolled)).body).toMatchObject({ mfaRequired: true })
  })

  it('a remembered device is forgotten after the time set by the policy', async () => {
    const scene = await openQuickScene()
    await signInRemembered(scene)
    scene.emulator.advance(fortnight - 1000)
    expect((await scene.post(at.login, enrolled)).body).toMatchObject({ mfaRequired: false })
    scene.emulator.advance(1000)
    expect((await scene.post(at.login, enrolled)).body).toMatchObject({ mfaRequired: true })
  })

  it('a remembered device is recognized by a token of which only the hash is stored', async () => {
    const scene = await openQuickScene()
    await signInRemembered(scene)
    expect(scene.emulator.snapshot().rememberedDevices).toMatchObject([
      { tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/), expiresAt: start + fortnight },
    ])
  })

  it('the permission to remember a device, with its duration, is readable while a sign-in is pending', async () => {
    const scene = await openQuickScene()
    const mfaToken = textOf(await scene.post(at.login, enrolled), 'mfaToken')
    const path = `${at.configurations}/mfa-policy/allow-remember-device?mfaToken=`
    expect((await scene.get(path + mfaToken)).body).toEqual({
      isAllowedToRemember: true,
      mfaDeviceExpiration: fortnight / 1000,
    })
    expect((await scene.get(`${path}wrong`)).status).toBe(401)
  })

  it('a device is neither remembered nor honoured if the policy forbids it', async () => {
    const scene = await openQuickScene()
    await signInRemembered(scene)
    scene.emulator.arrange(({ security }) => {
      security.rememberDeviceFor = null
    })
    const answer = await scene.post(at.login, enrolled)
    expect(answer.body).toMatchObject({ mfaRequired: true })
    const path = `${at.configurations}/mfa-policy/allow-remember-device?mfaToken=${textOf(answer, 'mfaToken')}`
    expect((await scene.get(path)).body).toEqual({ isAllowedToRemember: false, mfaDeviceExpiration: 0 })
  })

  it('a device can be remembered for several users', async () => {
    const scene = await openQuickScene()
    await signInRemembered(scene)
    const { mfaToken, secret } = await beginEnrolling(scene)
    const token = totp(secret, start)
    await scene.post(`${at.authenticator}/enroll/verify`, { mfaToken, token, rememberDevice: true })
    for (const person of [enrolled, unenrolled]) {
      expect((await scene.post(at.login, person)).body).toMatchObject({ mfaRequired: false })
    }
  })

  it('takes no token it did not make for one', async () => {
    const scene = await openQuickScene()
    const planted = { ...scene.openCaller(), emulator: scene.emulator }
    const mfaToken = textOf(await planted.post(at.login, enrolled), 'mfaToken')
    const value = totp(demoAuthenticatorSecret, start)
    const headers = { 'content-type': 'application/json', cookie: 'fe_device=planted' }
    const body = JSON.stringify({ mfaToken, value, rememberDevice: true })
    const request = new Request(`${scene.baseUrl}/frontegg${at.verify}`, { method: 'POST', headers, body })
    const cookies = (await scene.emulator.fetch(request)).headers.getSetCookie()
    expect(cookies.find((cookie) => cookie.startsWith('fe_device='))).toMatch(/^fe_device=[a-z2-9]{32}; /)
  })

  it('stands for an authenticator: without one, a person who must have one enrols', async () => {
    const scene = await openQuickScene()
    await signInRemembered(scene)
    scene.emulator.arrange(({ users }) => {
      for (const user of users) Object.assign(user, { authenticators: [], isMfaForced: true })
    })
    expect((await scene.post(at.login, enrolled)).body).toMatchObject({ mfaRequired: true, mfaEnrolled: false })
  })
})

async function signInRemembered({ post, emulator }: Caller & Pick<Scene, 'emulator'>): Promise<void> {
  const mfaToken = textOf(await post(at.login, enrolled), 'mfaToken')
  const value = totp(demoAuthenticatorSecret, emulator.now())
  await post(at.verify, { mfaToken, value, rememberDevice: true })
}

async function beginEnrolling({ post }: Caller) {
  const mfaToken = textOf(await post(at.login, unenrolled), 'mfaToken')
  const address = new URL(textOf(await post(`${at.authenticator}/enroll`, { mfaToken }), 'qrCode'))
  return { mfaToken, secret: address.searchParams.get('secret') ?? '' }
}
