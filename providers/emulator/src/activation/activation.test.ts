import { describe, expect, it } from 'vitest'
import { openScene, personIn, type Scene, start, textOf } from '../../test/open-caller.ts'
import { usualSignUp } from '../core/settings.ts'

const users = '/identity/resources/users/v1'
const ann = { email: 'ann@new.test', name: 'Ann Archer', companyName: 'Archery' }
const password = 'Correct-horse-7'
const day = 24 * 3_600_000

/** Returns the parameters of the link in the last mail. */
function linkIn({ emulator }: Scene) {
  const { searchParams } = new URL(/https?:\S+/.exec(emulator.outbox().at(-1)?.text ?? '')?.[0] ?? '')
  return { userId: searchParams.get('userId') ?? '', token: searchParams.get('token') ?? '' }
}

async function signedUp() {
  const scene = openScene()
  await scene.post(`${users}/signUp`, ann)
  return { ...scene, link: linkIn(scene) }
}

/** Signs a user up who receives an activation code. */
async function coded() {
  const scene = openScene()
  scene.emulator.arrange(({ security }) => {
    security.signUp = { ...usualSignUp, activation: 'code' }
  })
  const { body } = await scene.post(`${users}/signUp`, ann)
  const proof = { userId: String(body['userId']), token: String(body['otcToken']), password }
  const code = () => /\d{6}/.exec(scene.emulator.outbox().at(-1)?.text ?? '')?.[0] ?? ''
  const give = (code: string) => scene.post(`${users}/activate/code`, { ...proof, code })
  return { ...scene, proof, code, give }
}

const wrong = (code: string) => (code === '111111' ? '222222' : '111111')

describe('the link of a mail', () => {
  it('asks for a password, then activates and signs in', async () => {
    const { get, post, link, emulator } = await signedUp()
    const query = new URLSearchParams(link)
    expect((await get(`${users}/activate/strategy?${query}`)).body).toEqual({ shouldSetPassword: true })
    const { status, body, headers } = await post(`${users}/activate`, { ...link, password })
    expect([status, body['emailVerified'], headers.has('set-cookie')]).toEqual([200, true, expect.any(Boolean)])
    expect(personIn(emulator, ann.email)).toMatchObject({ verified: true })
    expect(emulator.snapshot().audits.at(-1)).toMatchObject({ action: 'activateAccount' })
  })

  it('leads to the application that asked for it', async () => {
    const scene = openScene()
    await scene.post(`${users}/signUp`, ann, { headers: { origin: 'http://localhost:9999' } })
    expect(scene.emulator.outbox().at(-1)?.text).toContain('http://localhost:9999/account/activate?userId=')
  })

  it('an activation link is valid once', async () => {
    const { get, post, link } = await signedUp()
    await post(`${users}/activate`, { ...link, password })
    const again = await post(`${users}/activate`, { ...link, password })
    expect(again).toMatchObject({ status: 410, body: { errorCode: 'ER-ACTIVATION-USED' } })
    expect((await get(`${users}/activate/strategy?${new URLSearchParams(link)}`)).status).toBe(410)
  })

  it('an activation link is valid for a day', async () => {
    const { post, link, emulator } = await signedUp()
    emulator.advance(day)
    const late = await post(`${users}/activate`, { ...link, password })
    expect(late).toMatchObject({ status: 410, body: { errorCode: 'ER-ACTIVATION-EXPIRED' } })
  })

  it('stays good where the password was refused or forgotten', async () => {
    const { post, link } = await signedUp()
    expect((await post(`${users}/activate`, { ...link, password: 'weak' })).status).toBe(400)
    expect((await post(`${users}/activate`, link)).status).toBe(400)
    expect((await post(`${users}/activate`, { ...link, password })).status).toBe(200)
  })

  it('an activation link is refused for another user', async () => {
    const { post, link, emulator } = await signedUp()
    const { id } = personIn(emulator, 'reader@acme.test')
    const answer = await post(`${users}/activate`, { ...link, userId: id, password })
    expect(answer).toMatchObject({ status: 404, body: { errorCode: 'ER-ACTIVATION-INVALID' } })
  })

  it('takes down when the terms were agreed to, unless that is still to come', async () => {
    const { post, link, emulator } = await signedUp()
    const at = (ms: number) => ({ ...link, password, lastTermsCheck: new Date(start + ms).toISOString() })
    expect((await post(`${users}/activate`, at(day))).status).toBe(400)
    expect((await post(`${users}/activate`, at(0))).status).toBe(200)
    expect(JSON.parse(personIn(emulator, ann.email).metadata)).toMatchObject({
      lastTermsCheck: new Date(start).toISOString(),
    })
  })

  it('leads to the second factor where the policy asks for one', async () => {
    const { post, link, emulator } = await signedUp()
    emulator.arrange(({ security }) => {
      for (const policy of Object.values(security.mfa)) policy.enforceMFAType = 'Force'
    })
    expect((await post(`${users}/activate`, { ...link, password })).body).toMatchObject({ mfaRequired: true })
  })
})

describe('the code of a mail', () => {
  it('activates with the token of the sign-up', async () => {
    const { give, code } = await coded()
    expect((await give(code())).status).toBe(200)
  })

  it('an activation code is valid once, and for fifteen minutes', async () => {
    const first = await coded()
    await first.give(first.code())
    expect((await first.give(first.code())).status).toBe(401)
    const second = await coded()
    second.emulator.advance(15 * 60_000)
    expect((await second.give(second.code())).body).toMatchObject({ errorCode: 'ER-CODE-EXPIRED' })
  })

  it('an activation code is void after five wrong ones', async () => {
    const { give, code } = await coded()
    const codes: unknown[] = []
    for (let tried = 0; tried < 5; tried++) codes.push((await give(wrong(code()))).body['errorCode'])
    expect(codes).toEqual([...Array(4).fill('ER-CODE-INVALID'), 'ER-CODE-TOO-MANY-ATTEMPTS'])
    expect((await give(code())).status).toBe(401)
  })

  it('an activation code is refused alike if there is no user to activate', async () => {
    const scene = await coded()
    const { body } = await scene.post(`${users}/signUp`, { ...ann, email: 'reader@acme.test' })
    const proof = {
      userId: textOf({ status: 201, headers: new Headers(), body }, 'userId'),
      token: String(body['otcToken']),
    }
    const answer = await scene.post(`${users}/activate/code`, { ...proof, code: '123456' })
    expect(answer).toMatchObject({ status: 401, body: { errorCode: 'ER-CODE-INVALID' } })
    const strategy = await scene.get(`${users}/activate/strategy?${new URLSearchParams(proof)}`)
    expect(strategy).toMatchObject({ status: 200, body: { shouldSetPassword: true } })
  })

  it('cannot be gone round by the token alone', async () => {
    const { post, proof } = await coded()
    expect((await post(`${users}/activate`, proof)).status).toBe(404)
  })

  it('gives way to a newer one that goes with the same token', async () => {
    const { post, give, code } = await coded()
    const older = code()
    await post(`${users}/activate/reset`, { email: ann.email })
    const newer = code()
    if (older !== newer) expect((await give(older)).status).toBe(401)
    expect((await give(newer)).status).toBe(200)
  })
})

describe('another mail', () => {
  it('takes the place of the one before', async () => {
    const scene = await signedUp()
    await scene.post(`${users}/activate/reset`, { email: ann.email })
    expect((await scene.post(`${users}/activate`, { ...scene.link, password })).status).toBe(410)
    expect((await scene.post(`${users}/activate`, { ...linkIn(scene), password })).status).toBe(200)
  })

  it.each(['reader@acme.test', 'nobody@acme.test'])(
    'another activation mail is not sent to %s, and the response does not reveal that',
    async (email) => {
      const { post, emulator } = openScene()
      expect((await post(`${users}/activate/reset`, { email })).status).toBe(200)
      expect(emulator.outbox()).toEqual([])
    },
  )

  it('another activation mail to a member is sent only for a caller who may manage users', async () => {
    const { post, tokenOf, emulator } = await signedUp()
    const { id, activeTenantId } = personIn(emulator, ann.email)
    const path = `/team/resources/members/v1/${id}/resendActivationEmail`
    const [admin, reader] = [await tokenOf('admin@acme.test'), await tokenOf('reader@acme.test')]
    expect((await post(path, {}, { token: reader })).status).toBe(403)
    expect((await post(path, {}, { token: admin })).status).toBe(404)
    emulator.arrange(({ users: people }) => {
      for (const user of people)
        if (user.id === id)
          user.memberships = [{ tenantId: personIn(emulator, 'admin@acme.test').activeTenantId, roleIds: [] }]
    })
    expect(activeTenantId).not.toBe('')
    expect((await post(path, {}, { token: admin })).status).toBe(200)
    expect(emulator.outbox()).toHaveLength(2)
  })
})
