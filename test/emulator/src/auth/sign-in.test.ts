import { describe, expect, it } from 'vitest'
import { at, openQuickScene, openScene, personIn, type Scene } from '../../test/open-caller.ts'
import { demoPassword } from '../testing/index.ts'

const right = { email: 'admin@acme.test', password: demoPassword }
const wrongly = ({ post }: Scene, email: string) => post(at.login, { email, password: 'not it' })

describe('signing in with a password', () => {
  it('takes the demo password, hashed by scrypt at its full cost', async () => {
    const { post, emulator } = openScene()
    expect(personIn(emulator, right.email).passwordHash).toMatch(/^scrypt\$32768\$8\$1\$/)
    const answer = await post(at.login, right)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({ mfaRequired: false, expiresIn: 300, emailVerified: true })
  })

  it('takes an address in any case and with spaces around it', async () => {
    const { post } = await openQuickScene()
    expect((await post(at.login, { ...right, email: ' Admin@ACME.test ' })).status).toBe(200)
  })

  it('refuses a wrong password and says so', async () => {
    const scene = await openQuickScene()
    const answer = await wrongly(scene, right.email)
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({
      errors: ['Incorrect email or password. Check both and try again'],
      errorCode: 'ER-LOGIN-INVALID',
    })
  })

  it('says the same of an address nobody has', async () => {
    const scene = await openQuickScene()
    const [unknown, known] = [await wrongly(scene, 'nobody@acme.test'), await wrongly(scene, right.email)]
    expect(unknown.body).toEqual(known.body)
    expect(unknown.status).toBe(known.status)
  })

  it('asks for both address and password', async () => {
    const { post } = await openQuickScene()
    expect((await post(at.login, { password: 'x' })).body).toMatchObject({ errors: ['email is missing'] })
    expect((await post(at.login, { email: right.email })).body).toMatchObject({ errors: ['password is missing'] })
  })

  it('writes down who signed in, and when', async () => {
    const { post, emulator } = await openQuickScene()
    emulator.advance(5000)
    await post(at.login, right)
    const { audits, users } = emulator.snapshot()
    const admin = personIn(emulator, right.email)
    expect(audits).toMatchObject([{ action: 'loginWithPassword', userId: admin.id, tenantId: admin.activeTenantId }])
    expect(users.map(({ lastLogin }) => lastLogin).filter(Boolean)).toEqual(['2026-01-01T00:00:05.000Z'])
  })
})

describe('the lockout', () => {
  it('locks at the fifth wrong password, and then refuses the right one too', async () => {
    const scene = await openQuickScene()
    expect(await statuses(5, () => wrongly(scene, 'reader@acme.test'))).toEqual([401, 401, 401, 401, 403])
    const answer = await scene.post(at.login, { email: 'reader@acme.test', password: demoPassword })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED' } })
  })

  it('tells the person by mail, once, and writes it down', async () => {
    const scene = await openQuickScene()
    await statuses(7, () => wrongly(scene, 'reader@acme.test'))
    expect(scene.emulator.outbox()).toMatchObject([{ to: 'reader@acme.test', kind: 'user-locked', channel: 'email' }])
    expect(scene.emulator.snapshot().audits).toMatchObject([{ severity: 'High', action: 'loginWithPassword' }])
  })

  it('locks an address nobody has at the same count and with the same words', async () => {
    const { emulator, post } = await openQuickScene()
    emulator.arrange(({ failedSignIns }) => {
      failedSignIns['nobody@acme.test'] = 4
      failedSignIns['reader@acme.test'] = 4
    })
    const [unknown, known] = [
      await post(at.login, { email: 'Nobody@acme.test', password: 'x' }),
      await post(at.login, { email: 'reader@acme.test', password: 'x' }),
    ]
    expect(unknown).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED' } })
    expect(unknown.body).toEqual(known.body)
  })

  it('begins to count anew after a sign-in that worked', async () => {
    const scene = await openQuickScene()
    await statuses(4, () => wrongly(scene, right.email))
    await scene.post(at.login, right)
    expect(await statuses(4, () => wrongly(scene, right.email))).toEqual([401, 401, 401, 401])
  })

  it('keeps to the limit an administrator sets, for addresses nobody has as well', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf('admin@acme.test')
    const limit = { enabled: true, maxAttempts: 2 }
    const path = `${at.configurations}/lockout-policy`
    expect((await scene.post(path, limit, { token })).status).toBe(201)
    expect((await scene.get(path, { token })).body).toMatchObject(limit)
    expect(await statuses(2, () => wrongly(scene, 'reader@acme.test'))).toEqual([401, 403])
    expect(await statuses(2, () => wrongly(scene, 'nobody@acme.test'))).toEqual([401, 403])
  })

  it('never locks where an administrator switched it off', async () => {
    const scene = await openQuickScene()
    const token = await scene.tokenOf('admin@acme.test')
    await scene.post(`${at.configurations}/lockout-policy`, { enabled: false, maxAttempts: 1 }, { token })
    expect(await statuses(6, () => wrongly(scene, 'reader@acme.test'))).toEqual(Array(6).fill(401))
  })

  it('is over for a person whose lock is taken off', async () => {
    const scene = await openQuickScene()
    await statuses(5, () => wrongly(scene, 'reader@acme.test'))
    scene.emulator.arrange(({ users }) => {
      for (const user of users) user.isLocked = false
    })
    expect((await scene.post(at.login, { email: 'reader@acme.test', password: demoPassword })).status).toBe(200)
  })

  it('holds the demo account that is locked from the start', async () => {
    const { post } = await openQuickScene()
    const answer = await post(at.login, { email: 'locked@acme.test', password: demoPassword })
    const errors = [expect.stringContaining('Ask your administrator')]
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-LOCKED', errors } })
  })

  it('counts an address that is the name of a built-in property as any other', async () => {
    const scene = await openQuickScene()
    scene.emulator.arrange(({ security }) => {
      for (const policy of Object.values(security.lockout)) policy.maxAttempts = 2
    })
    expect(await statuses(2, () => wrongly(scene, 'constructor'))).toEqual([401, 403])
  })
})

async function statuses(times: number, call: () => Promise<{ readonly status: number }>): Promise<readonly number[]> {
  const found: number[] = []
  for (let time = 0; time < times; time++) found.push((await call()).status)
  return found
}
