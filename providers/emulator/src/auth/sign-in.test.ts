import { describe, expect, it } from 'vitest'
import { type Answered, at, openQuickScene, openScene, personIn, type Scene } from '../../test/open-caller.ts'
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

  it('a password sign-in accepts the address as user name, and answers unknown user names like unknown addresses', async () => {
    const scene = await openQuickScene()
    const { email: username, password } = right
    expect((await scene.post(at.login, { username, password })).status).toBe(200)
    const answer = await scene.post(at.login, { username: 'ada', password })
    expect(answer).toMatchObject({ status: 401, body: (await wrongly(scene, right.email)).body })
  })

  it('a password sign-in refuses a wrong password with an error that names it', async () => {
    const scene = await openQuickScene()
    const answer = await wrongly(scene, right.email)
    expect(answer.status).toBe(401)
    expect(answer.body).toEqual({
      errors: ['Incorrect email or password. Check both and try again'],
      errorCode: 'ER-LOGIN-INVALID',
    })
  })

  it('a password sign-in answers an unknown address like a wrong password', async () => {
    const scene = await openQuickScene()
    const [unknown, known] = [await wrongly(scene, 'nobody@acme.test'), await wrongly(scene, right.email)]
    expect(unknown.body).toEqual(known.body)
    expect(unknown.status).toBe(known.status)
    const named = ({ headers }: Answered) => [...headers].filter(([name]) => name !== 'frontegg-trace-id')
    expect(named(unknown)).toEqual(named(known))
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
