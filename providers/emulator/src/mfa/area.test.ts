import { describe, expect, it } from 'vitest'
import { type Answered, openScene, personIn, type Scene, start, textOf } from '../../test/open-caller.ts'
import { demoAuthenticatorSecret, totp } from '../testing/index.ts'

const generate = '/identity/resources/auth/v1/user/step-up/generate'
const email = 'mfa@acme.test'
const claimsOf = (answer: Answered) => JSON.parse(atob(textOf(answer, 'accessToken').split('.')[1] ?? ''))

async function give(scene: Scene, challenge: Answered) {
  const id = personIn(scene.emulator, email).authenticators[0]?.id
  const body = { mfaToken: textOf(challenge, 'mfaToken'), value: totp(demoAuthenticatorSecret, scene.emulator.now()) }
  return scene.post(`/identity/resources/auth/v1/user/mfa/authenticator/${id}/verify`, body)
}

describe('a step-up', () => {
  it('asks for a factor of the signed-in person, and proves it in the session that is open', async () => {
    const scene = openScene()
    const token = await scene.tokenOf(email)
    scene.emulator.advance(60_000)
    const challenge = await scene.post(generate, { maxAge: 30 }, { token })
    expect(challenge.body).toMatchObject({ mfaEnrolled: true, mfaDevices: { authenticators: [{}] } })
    expect(claimsOf(await give(scene, challenge))).toMatchObject({
      amr: ['pwd', 'mfa', 'otp'],
      auth_time: start / 1000 + 60,
      tenantId: personIn(scene.emulator, email).activeTenantId,
    })
    expect(scene.emulator.snapshot().sessions).toHaveLength(1)
  })

  it('a step-up is not required again while it is fresh, and is required once it is stale', async () => {
    const scene = openScene()
    const token = await scene.tokenOf(email)
    await give(scene, await scene.post(generate, {}, { token }))
    expect((await scene.post(generate, { maxAge: 30 }, { token })).body).toHaveProperty('accessToken')
    expect((await scene.post(generate, { maxAge: 0 }, { token })).body).toHaveProperty('mfaToken')
    scene.emulator.advance(30_000)
    expect((await scene.post(generate, { maxAge: 30 }, { token })).body).toHaveProperty('mfaToken')
    expect((await scene.post(generate, {}, { token })).body).toHaveProperty('accessToken')
  })

  it('a step-up is refused for a user without a second factor', async () => {
    const scene = openScene()
    const token = await scene.tokenOf('admin@acme.test')
    expect(await scene.post(generate, {}, { token })).toMatchObject({
      status: 400,
      body: { errors: ['MFA is not enrolled'] },
    })
  })

  it('a step-up is refused once the session has ended', async () => {
    const scene = openScene()
    const token = await scene.tokenOf(email)
    const challenge = await scene.post(generate, {}, { token })
    scene.emulator.arrange(({ sessions }) => {
      for (const session of sessions) session.ended = 'revoked'
    })
    expect((await give(scene, challenge)).status).toBe(401)
  })

  it('a step-up is refused for a caller who is not signed in', async () => {
    expect((await openScene().post(generate, {})).status).toBe(401)
  })
})
