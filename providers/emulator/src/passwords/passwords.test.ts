import { describe, expect, it } from 'vitest'
import { at, openQuickScene, personIn, type Scene, start } from '../../test/open-caller.ts'
import { demoPassword } from '../testing/index.ts'

const me = 'admin@acme.test'
const fresh = 'Winter-harbour-7'
const passwords = '/identity/resources/users/v1/passwords'
const day = 24 * 3_600_000

/** Requests a link. Returns its parameters. */
async function askForLink({ emulator, post }: Scene, email = me) {
  await post(`${passwords}/reset`, { email })
  return linkIn(emulator.outbox().at(-1)?.text ?? '')
}

function linkIn(text: string): Readonly<Record<string, string>> {
  const address = /https?:\S+/.exec(text)?.[0]
  return Object.fromEntries(new URL(address ?? 'http://nowhere.invalid').searchParams)
}

describe('a link for a new password', () => {
  it('a password link is mailed to a known address, and an unknown address gets the same response', async () => {
    const scene = await openQuickScene()
    const answers = [
      await scene.post(`${passwords}/reset`, { email: me }),
      await scene.post(`${passwords}/reset`, { email: 'nobody@acme.test' }),
    ]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ])
    expect(scene.emulator.outbox()).toMatchObject([{ to: me, kind: 'reset-password' }])
  })

  it('a password link is valid once', async () => {
    const scene = await openQuickScene()
    const link = await askForLink(scene)
    expect((await scene.post(`${passwords}/reset/verify`, { ...link, password: fresh })).status).toBe(200)
    for (const again of ['verify', 'validate']) {
      const { status, body } = await scene.post(`${passwords}/reset/${again}`, {
        ...link,
        password: 'Winter-harbour-8',
      })
      expect([status, body['errorCode']]).toEqual([410, 'ER-LINK-EXPIRED'])
    }
  })

  it('a password link that is sent twice at once sets one password', async () => {
    const scene = await openQuickScene()
    const link = await askForLink(scene)
    const answers = await Promise.all(
      [fresh, 'Winter-harbour-8'].map((password) => scene.post(`${passwords}/reset/verify`, { ...link, password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  it('a password link is valid for an hour', async () => {
    const scene = await openQuickScene()
    const link = await askForLink(scene)
    scene.emulator.advance(3_599_999)
    expect((await scene.post(`${passwords}/reset/validate`, link)).status).toBe(200)
    scene.emulator.advance(1)
    expect((await scene.post(`${passwords}/reset/validate`, link)).status).toBe(410)
  })

  it('a password link is refused for another user, and is not spent by a password that is refused', async () => {
    const scene = await openQuickScene()
    const link = await askForLink(scene)
    const other = { ...link, userId: personIn(scene.emulator, 'reader@acme.test').id, password: fresh }
    expect((await scene.post(`${passwords}/reset/verify`, other)).body['errorCode']).toBe('ER-LINK-INVALID')
    expect((await scene.post(`${passwords}/reset/verify`, { ...link, password: 'short' })).body['errorCode']).toBe(
      'ER-PASSWORD-WEAK',
    )
    expect((await scene.post(`${passwords}/reset/validate`, link)).status).toBe(200)
  })

  it('leaves no token in the state, only its digest', async () => {
    const scene = await openQuickScene()
    const { token = '' } = await askForLink(scene)
    const { accessLinks } = scene.emulator.snapshot()
    expect(accessLinks).toHaveLength(1)
    expect(JSON.stringify(accessLinks)).not.toContain(token)
  })
})

describe('the history of passwords', () => {
  it('the password history refuses as many former passwords as the tenant sets, including the present one', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf(me)
    const path = `${at.configurations}/password-history-policy`
    expect((await scene.post(path, { enabled: true, historySize: 2 }, { token })).status).toBe(201)
    expect((await scene.get(path, { token })).body).toMatchObject({ enabled: true, historySize: 2 })
    const change = (password: string, newPassword: string) =>
      scene.post(`${passwords}/change`, { password, newPassword }, { token })
    expect((await change(demoPassword, demoPassword)).body['errorCode']).toBe('ER-PASSWORD-REUSED')
    expect((await change(demoPassword, fresh)).status).toBe(200)
    expect((await change(fresh, demoPassword)).body['errorCode']).toBe('ER-PASSWORD-REUSED')
    expect((await change(fresh, 'Winter-harbour-8')).status).toBe(200)
    expect((await change('Winter-harbour-8', demoPassword)).status).toBe(200)
  })

  it('refuses nothing where it is off', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf(me)
    const body = { password: demoPassword, newPassword: demoPassword }
    expect((await scene.post(`${passwords}/change`, body, { token })).status).toBe(200)
  })

  it('the password history and rotation are set by administrators alone', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf('reader@acme.test')
    for (const path of ['password-history-policy', 'password-rotation']) {
      const body = { enabled: true, historySize: 1, isActive: true, rotationPeriod: 1, notificationPeriod: 1 }
      expect((await scene.post(`${at.configurations}/${path}`, body, { token })).status).toBe(403)
    }
  })
})

describe('the rotation of passwords', () => {
  const policy = (rotationPeriod: number, notificationPeriod: number) => ({
    isActive: true,
    rotationPeriod,
    notificationPeriod,
  })

  it('the sign-in returns in how many days a password expires, by the smaller of vendor’s and tenant’s periods', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf(me)
    scene.emulator.arrange(({ security, users }) => {
      security.passwordRotation = { '*': policy(30, 20) }
      for (const user of users) user.passwordSetAt = new Date(start - 10 * day).toISOString()
    })
    await scene.post(`${at.configurations}/password-rotation`, policy(90, 7), { token })
    expect((await scene.post(at.login, { email: me, password: demoPassword })).body).toMatchObject({
      accessToken: expect.any(String),
      passwordExpiresIn: 20,
      notificationPeriod: 7,
    })
  })

  it('opens no session for a password that has run out, but lets another be set', async () => {
    const scene = await openQuickScene()
    scene.emulator.arrange(({ security, users }) => {
      security.passwordRotation = { '*': policy(30, 7) }
      for (const user of users) user.passwordSetAt = new Date(start - 30 * day).toISOString()
    })
    const { body } = await scene.post(at.login, { email: me, password: demoPassword })
    expect(body['accessToken']).toBeUndefined()
    expect(scene.emulator.snapshot().sessions).toEqual([])
    const link = { userId: body['userId'], token: body['resetPasswordToken'] }
    expect((await scene.post(`${passwords}/reset/verify`, { ...link, password: fresh })).status).toBe(200)
    const again = await scene.post(at.login, { email: me, password: fresh })
    expect(again.body).toMatchObject({ accessToken: expect.any(String), passwordExpiresIn: 30 })
  })
})

describe('the list of stolen passwords', () => {
  it('a stolen password is reported at sign-in, and withholds the session if the flag is on', async () => {
    const scene = await openQuickScene()
    scene.emulator.arrange(({ security }) => {
      security.breachedPasswords = [demoPassword]
    })
    const signIn = async () => (await scene.post(at.login, { email: me, password: demoPassword })).body
    expect(await signIn()).toMatchObject({ isBreachedPassword: true, accessToken: expect.any(String) })
    scene.emulator.flags.set('security-center-show-login-flows', 'on')
    const held = await signIn()
    expect(held).toMatchObject({ isBreachedPassword: true, userEmail: me })
    expect(held['accessToken']).toBeUndefined()
  })

  it('an administrator sends links to all users whose password is on the list of stolen passwords', async () => {
    const scene = await openQuickScene()
    scene.emulator.arrange(({ users }) => {
      for (const user of users) if (user.email === 'reader@acme.test') user.isPasswordBreached = true
    })
    const path = `${passwords}/breached/reset/bulk`
    expect((await scene.post(path, {}, { token: await scene.tokenOf('reader@acme.test') })).status).toBe(403)
    expect((await scene.post(path, {}, { token: await scene.tokenOf(me) })).status).toBe(200)
    expect(scene.emulator.outbox().map(({ to }) => to)).toEqual(['reader@acme.test'])
  })
})

describe('acting as another person', () => {
  it('takes an actor token, once, and marks the session', async () => {
    const scene = await openQuickScene()
    const body = {
      impersonatedUserId: personIn(scene.emulator, 'reader@acme.test').id,
      actorToken: scene.emulator.actorToken(me),
    }
    const path = '/identity/resources/impersonation/v1'
    const first = await scene.post(path, body)
    const token = String(first.body['accessToken'])
    expect((await scene.get(at.me, { token })).body).toMatchObject({ email: 'reader@acme.test' })
    expect((await scene.get(`${at.sessions}/current`, { token })).body).toMatchObject({ impersonated: true })
    expect((await scene.post(path, body)).body['errorCode']).toBe('ER-ACTOR-TOKEN-INVALID')
    expect(scene.emulator.snapshot().audits.at(-1)).toMatchObject({ action: 'impersonateUser', severity: 'High' })
  })
})
