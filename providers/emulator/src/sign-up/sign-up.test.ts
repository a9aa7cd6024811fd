import { describe, expect, it } from 'vitest'
import { at, openScene, personIn, type Scene } from '../../test/open-caller.ts'
import { type SignUpSettings, usualSignUp } from '../core/settings.ts'
import { passwordRulesOf } from '../passwords/rules.ts'

const path = '/identity/resources/users/v1/signUp'
const ann = { email: 'ann@new.test', name: 'Ann Archer', companyName: 'Archery' }
const password = 'Correct-horse-7'

function openWith(signUp: Partial<SignUpSettings> = {}): Scene {
  const scene = openScene()
  scene.emulator.arrange(({ security }) => {
    security.signUp = { ...usualSignUp, ...signUp }
  })
  return scene
}

describe('signing up with an address', () => {
  it('founds a tenant, mails a link to its first administrator, and opens nothing', async () => {
    const { post, emulator } = openWith()
    const { status, body, headers } = await post(path, ann)
    const user = personIn(emulator, ann.email)
    expect({ status, body }).toEqual({ status: 201, body: { shouldActivate: true, userId: user.id } })
    expect(headers.get('set-cookie')).toBeNull()
    const { tenants, roles, audits } = emulator.snapshot()
    expect(tenants.at(-1)).toMatchObject({ name: 'Archery', id: user.activeTenantId })
    const admin = roles.find(({ key }) => key === 'Admin')?.id
    expect(user).toMatchObject({ verified: false, passwordHash: null, memberships: [{ roleIds: [admin] }] })
    expect(emulator.outbox()).toMatchObject([{ to: ann.email, kind: 'activate-account' }])
    expect(audits).toMatchObject([{ action: 'signUp', userId: user.id }])
  })

  it.each(['link', 'code', 'form'] as const)(
    'a sign-up with a known address gets the same response, once or twice, if accounts are activated by %s',
    async (activation) => {
      const { post, emulator } = openWith({ activation })
      const membersOf = async (email: string) => {
        const [first, second] = [(await post(path, { ...ann, email })).body, (await post(path, { ...ann, email })).body]
        expect(first['userId']).toBe(second['userId'])
        return Object.entries(first).map(([name, value]) => [name, String(value).length])
      }
      expect(await membersOf('reader@acme.test')).toEqual(await membersOf(ann.email))
      expect(emulator.outbox()[0]).toMatchObject({ to: 'reader@acme.test', kind: 'already-signed-up' })
      expect(emulator.snapshot().users.filter(({ email }) => email === 'reader@acme.test')).toHaveLength(1)
    },
  )

  it('signs in at once where addresses may be confirmed later, with the password that was chosen', async () => {
    const { post, openCaller } = openWith({ allowsUnverified: true })
    const { body } = await post(path, { ...ann, password })
    expect(body).toMatchObject({ shouldActivate: false, authResponse: { emailVerified: false } })
    expect((await openCaller().post(at.login, { email: ann.email, password })).status).toBe(200)
  })

  it('asks for a second factor where the policy does', async () => {
    const { post, emulator } = openWith({ allowsUnverified: true })
    emulator.arrange(({ security }) => {
      for (const policy of Object.values(security.mfa)) policy.enforceMFAType = 'Force'
    })
    const { body } = await post(path, { ...ann, password })
    expect(body).toMatchObject({ shouldActivate: false, authResponse: { mfaRequired: true } })
  })

  it.each([
    ['sh-1A', {}],
    ['Aaaa-bbbbbbb1', {}],
    ['x'.repeat(129), {}],
    ['onlylowercase', { allowPassphrases: false }],
  ])('a sign-up with the password %s is refused and creates no user', async (weak, stricter) => {
    const { post, emulator } = openWith({ allowsUnverified: true })
    const rules = passwordRulesOf(emulator.snapshot())
    emulator.arrange(({ security }) => {
      security.passwordRules = { ...rules, ...stricter }
    })
    const { status, body } = await post(path, { ...ann, password: weak })
    expect([status, body['errorCode']]).toEqual([400, 'ER-PASSWORD-WEAK'])
    expect(emulator.snapshot().users.some(({ email }) => email === ann.email)).toBe(false)
  })

  it.each([{ email: 'ann' }, { email: '' }, { metadata: '[]' }, { metadata: 'terms' }])('refuses %j', async (wrong) => {
    const { post } = openWith()
    expect((await post(path, { ...ann, ...wrong })).status).toBe(400)
  })

  it('a sign-up keeps further values of the form, such as when the terms were accepted', async () => {
    const { post, emulator } = openWith()
    await post(path, { ...ann, metadata: '{"lastTermsCheck":"2026-01-01T00:00:00.000Z","role":"CTO"}' })
    expect(JSON.parse(personIn(emulator, ann.email).metadata)).toMatchObject({ role: 'CTO' })
  })

  it('a sign-up is refused if sign-up is closed', async () => {
    const { post, emulator } = openWith()
    emulator.arrange(({ security }) => {
      security.allowSignups = false
    })
    expect(await post(path, ann)).toMatchObject({ status: 403, body: { errorCode: 'ER-SIGN-UP-CLOSED' } })
  })

  it('a user with an unconfirmed address cannot sign in once confirmation is required', async () => {
    const { post, emulator } = openWith({ allowsUnverified: true })
    await post(path, { ...ann, password })
    emulator.arrange(({ security }) => {
      security.signUp = usualSignUp
    })
    const answer = await post(at.login, { email: ann.email, password })
    expect(answer).toMatchObject({ status: 403, body: { errorCode: 'ER-LOGIN-UNVERIFIED' } })
    const wrong = await post(at.login, { email: ann.email, password: 'another' })
    expect(wrong).toMatchObject({ status: 401, body: { errorCode: 'ER-LOGIN-INVALID' } })
  })
})

describe('signing up with a phone number', () => {
  const phone = { strategy: 'phoneNumber', isActive: true, isRequired: true } as const

  it('makes a person with a number and without an address', async () => {
    const { post, emulator } = openWith({ strategies: [phone] })
    const body = { phoneNumber: '+49 (30) 1234567', name: 'Ann', companyName: 'Archery' }
    expect((await post(`${path}/phoneNumber`, body)).status).toBe(201)
    expect(emulator.snapshot().users.at(-1)).toMatchObject({ email: '', phoneNumber: '+49301234567' })
  })

  it('a sign-up with a known phone number gets the same response and creates no user', async () => {
    const { post, emulator } = openWith({ strategies: [phone] })
    const body = { phoneNumber: '+49301234567', name: 'Ann', companyName: 'Archery' }
    const first = await post(`${path}/phoneNumber`, body)
    const count = emulator.snapshot().users.length
    expect(await post(`${path}/phoneNumber`, body)).toMatchObject({ status: 201, body: first.body })
    expect(emulator.snapshot().users).toHaveLength(count)
  })

  it('a sign-up with a phone number is refused if it is not offered, or if the number is invalid', async () => {
    const body = { phoneNumber: '+49301234567', name: 'Ann', companyName: 'Archery' }
    expect((await openWith().post(`${path}/phoneNumber`, body)).status).toBe(403)
    const { post } = openWith({ strategies: [phone] })
    expect((await post(`${path}/phoneNumber`, { ...body, phoneNumber: '030' })).status).toBe(400)
  })
})

describe('signing up with a name', () => {
  const username = { strategy: 'username', isActive: true, isRequired: true } as const
  const body = { username: 'Ann.A', name: 'Ann Archer', companyName: 'Archery', password }

  it('signs in, and the name signs in later, however it is written', async () => {
    const { post, openCaller } = openWith({ strategies: [username] })
    expect((await post(`${path}/username`, body)).body).toMatchObject({ shouldActivate: false })
    expect((await openCaller().post(at.login, { username: 'ann.a', password })).status).toBe(200)
  })

  it('a sign-up is refused if the username is taken', async () => {
    const { post } = openWith({ strategies: [username] })
    await post(`${path}/username`, body)
    expect(await post(`${path}/username`, body)).toMatchObject({ status: 409 })
  })
})
