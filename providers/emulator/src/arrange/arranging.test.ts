import { describe, expect, it } from 'vitest'
import { at, openScene, textOf } from '../../test/open-caller.ts'
import { demoPassword } from '../core/demo.ts'
import { createEmulator } from '../emulator.ts'
import { readState } from '../state/read-state.ts'

const signIn = (scene: ReturnType<typeof openScene>, email: string, password = demoPassword) =>
  scene.post(at.login, { email, password })

describe('a person who is added', () => {
  it('signs in with nothing given but an address', async () => {
    const scene = openScene()
    const user = scene.emulator.addUser({ email: 'Nia@acme.test' })
    expect(user).toMatchObject({ email: 'nia@acme.test', name: 'nia', verified: true })
    expect(await signIn(scene, 'nia@acme.test')).toMatchObject({ status: 200, body: { mfaRequired: false } })
  })

  it('an added user exists even if there was no user before', async () => {
    const scene = openScene({ seed: 'empty' })
    scene.emulator.addUser({ email: 'nia@acme.test' })
    expect((await signIn(scene, 'nia@acme.test')).status).toBe(200)
    expect(scene.emulator.snapshot().tenants.map(({ name }) => name)).toEqual(['Acme'])
  })

  it('an added user has the given password, tenants and roles', async () => {
    const scene = openScene()
    const globex = scene.emulator.snapshot().tenants.find(({ name }) => name === 'Globex')
    const user = scene.emulator.addUser({
      email: 'nia@acme.test',
      password: 'Another-one-2',
      tenants: ['Globex', { tenant: 'Acme', roles: ['Admin', 'Support'] }],
      roles: ['Support'],
    })
    const keys = new Map(scene.emulator.snapshot().roles.map(({ id, key }) => [id, key]))
    expect(user.activeTenantId).toBe(globex?.id)
    expect(user.memberships.map(({ roleIds }) => roleIds.map((id) => keys.get(id)))).toEqual([
      ['Support'],
      ['Admin', 'Support'],
    ])
    expect((await signIn(scene, 'nia@acme.test')).status).toBe(401)
    expect((await signIn(scene, 'nia@acme.test', 'Another-one-2')).status).toBe(200)
  })

  it.each([
    ['authenticator', true, { authenticators: [{ id: expect.any(String) }] }],
    ['sms', true, { phones: [{ id: expect.any(String), phoneNumber: expect.any(String) }] }],
    ['email', true, { emails: [{ email: 'nia@acme.test' }] }],
    ['enroll', false, {}],
  ] as const)('an added user is asked for the second factor %s', async (secondFactor, mfaEnrolled, mfaDevices) => {
    const scene = openScene()
    scene.emulator.addUser({ email: 'nia@acme.test', secondFactor })
    const { body } = await signIn(scene, 'nia@acme.test')
    expect(body).toMatchObject({ mfaRequired: true, mfaEnrolled, mfaDevices })
  })

  it('cannot sign in locked, nor with an address that is not confirmed', async () => {
    const scene = openScene()
    scene.emulator.addUser({ email: 'locked@nia.test', locked: true })
    scene.emulator.addUser({ email: 'new@nia.test', verified: false })
    expect((await signIn(scene, 'locked@nia.test')).status).not.toBe(200)
    expect((await signIn(scene, 'new@nia.test')).body['errorCode']).toBe('ER-LOGIN-UNVERIFIED')
  })

  it.each([
    [{}, 'addUser: email was undefined, but must be an e-mail address, such as "ada@acme.test"'],
    [{ email: 'nia' }, 'addUser: email was "nia", but must be an e-mail address'],
    [{ email: 'Admin@acme.test' }, 'addUser: email was "admin@acme.test", but must be that of no other person'],
    [
      { email: 'n@a.test', tenants: ['Acmee'] },
      'tenants[0] was "Acmee", but must be the name or id of a tenant: Acme,',
    ],
    [{ email: 'n@a.test', roles: ['Owner'] }, 'roles was "Owner", but must be the key of a role: Admin, Support'],
    [{ email: 'n@a.test', tenants: [{ tenant: 'Acme', roles: ['Boss'] }] }, 'tenants[0].roles was "Boss"'],
    [{ email: 'n@a.test', secondFactor: 'fax' }, 'secondFactor was "fax", but must be one of "none", "authenticator"'],
    [{ email: 'n@a.test', phoneNumber: '0301' }, 'phoneNumber was "0301", but must be a phone number in international'],
    [{ email: 'n@a.test', locked: 'no' }, 'locked was "no", but must be true or false'],
    [{ email: 'n@a.test', rolls: [] }, 'addUser: there is no option rolls, only email, name, password'],
    [{ email: 'n@a.test', tenants: [] }, 'tenants was [], but must be a list with one tenant or more'],
  ])('an added user with a wrong option is refused by the name of the option: case %#', async (body, message) => {
    const { post, emulator } = openScene()
    const before = emulator.snapshot()
    const answer = await post('/__emulator/users', body)
    expect(answer).toMatchObject({ status: 400, body: { errorCode: 'ER-REQUEST-INVALID' } })
    expect(String(answer.body['errors'])).toContain(message.replace('undefined', '""'))
    expect(emulator.snapshot()).toEqual(before)
  })
})

describe('a tenant that is added', () => {
  it('an added tenant has the given properties, and its users go to its identity provider', async () => {
    const scene = openScene()
    const tenant = scene.emulator.addTenant({
      name: 'Initech',
      alias: 'initech',
      parent: 'Acme',
      ssoDomains: ['initech.test'],
      ssoProtocol: 'saml',
    })
    const acme = scene.emulator.snapshot().tenants.find(({ name }) => name === 'Acme')
    expect(tenant).toMatchObject({ name: 'Initech', alias: 'initech', parentId: acme?.id })
    const { body } = await scene.post(at.preLogin, { email: 'nia@initech.test' })
    expect(body).toMatchObject({ idpType: 'saml', address: expect.stringContaining('/idp/') })
  })

  it.each([
    [{}, 'addTenant: name was'],
    [{ name: 'A', parent: 'B' }, 'parent was "B", but must be the name or id of a tenant: Acme, Acme Labs, Globex'],
    [{ name: 'A', alias: 'A b' }, 'alias was "A b", but must be small letters, digits and hyphens'],
    [{ name: 'A', ssoDomains: 'a.test' }, 'ssoDomains was "a.test", but must be a list, each a domain'],
    [{ name: 'A', sso: true }, 'there is no option sso'],
  ])('an added tenant with a wrong option is refused by the name of the option: case %#', async (body, message) => {
    const { post } = openScene()
    const answer = await post('/__emulator/tenants', body)
    expect([answer.status, String(answer.body['errors'])]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('the ways in', () => {
  it('the sign-in methods are those of the demo first, and omitted ones stay', () => {
    const emulator = createEmulator()
    const first = emulator.useWaysIn({})
    expect(first).toMatchObject({ main: 'password', passkeys: false, social: [], magicLink: false, sso: true })
    expect(emulator.useWaysIn({ passkeys: true, social: ['github', 'google'] })).toEqual({
      ...first,
      passkeys: true,
      social: ['google', 'github'],
    })
    expect(emulator.useWaysIn({ main: 'magicLink' })).toMatchObject({
      main: 'magicLink',
      magicLink: true,
      password: true,
      passkeys: true,
    })
  })

  it('the sign-in methods are those of the public policy', async () => {
    const { emulator, get } = openScene()
    emulator.useWaysIn({ main: 'code', password: false, sms: true, passkeys: true, social: ['google'] })
    const policy = await get(`${at.configurations}/auth/strategies/public`)
    expect(policy.body).toMatchObject({
      mainAuthStrategies: [{ strategy: 'Code' }, { strategy: 'SmsCode' }],
      secondaryAuthStrategies: [{ strategy: 'Passkeys', isActive: true }],
    })
    expect((await get('/identity/resources/sso/v2')).body).toMatchObject([{ type: 'google', active: true }])
  })

  it('wrong sign-in methods are refused by the name of the option, and nothing changes', () => {
    const emulator = createEmulator()
    const before = emulator.snapshot()
    expect(() => emulator.useWaysIn({ passkeys: true, social: JSON.parse('["google", "myspace"]') })).toThrow(
      'useWaysIn: social was ["google","myspace"], but must be a list, each one of "google", "github"',
    )
    expect(emulator.snapshot()).toEqual(before)
  })

  it.each(['social', 'passkeys', 'links', 'code', 'sms'] as const)('begin with %s where it is asked for', (extra) => {
    const emulator = createEmulator({ with: [extra] })
    const { social, passkeys, magicLink, code, sms } = emulator.useWaysIn({})
    const isOn = { social: social.length > 0, passkeys, links: magicLink, code, sms }
    expect(Object.entries(isOn).flatMap(([name, on]) => (on ? [name] : []))).toEqual([extra])
    emulator.useWaysIn({ social: [], passkeys: false, magicLink: false, code: false, sms: false })
    emulator.reset()
    expect(emulator.useWaysIn({})).toEqual(createEmulator({ with: [extra] }).useWaysIn({}))
  })
})

describe('policies', () => {
  it('policies are set and returned in the same terms, and omitted ones stay', () => {
    const emulator = createEmulator()
    const first = emulator.setPolicy({})
    const change = {
      mfa: 'forced',
      mfaInDays: 14,
      secondFactors: ['sms', 'email'],
      rememberDevice: null,
      captcha: true,
      lockout: 3,
      idleTimeout: 60,
      sessionTimeout: 3600,
      maxSessions: 2,
      accessTokenLifetime: 30,
      signUp: false,
      emailChange: false,
      machineTokens: 'accessToken',
      passwordRules: { minLength: 16, maxLength: 64, minKinds: 2, passphraseLength: null },
      passwordHistory: 4,
      passwordRotation: 30,
    } as const
    expect(emulator.setPolicy(change)).toEqual({ ...first, ...change })
    const none = { lockout: null, idleTimeout: null, sessionTimeout: null, maxSessions: null }
    const never = { ...none, passwordHistory: null, passwordRotation: null }
    expect(emulator.setPolicy(never)).toEqual({ ...first, ...change, ...never })
    expect(emulator.setPolicy({ mfa: 'off', captcha: false }).mfa).toBe(first.mfa)
    expect(readState(emulator.snapshot())).toEqual(emulator.snapshot())
  })

  it('policies are enforced: fewer failures lock, and a password must meet the rules', async () => {
    const scene = openScene()
    scene.emulator.setPolicy({ lockout: 1, passwordRules: { minLength: 4, minKinds: 1, passphraseLength: null } })
    await signIn(scene, 'reader@acme.test', 'wrong')
    expect((await signIn(scene, 'reader@acme.test')).status).not.toBe(200)
    const token = await scene.tokenOf('admin@acme.test')
    const change = (newPassword: string) =>
      scene.post('/identity/resources/users/v1/passwords/change', { password: demoPassword, newPassword }, { token })
    expect((await change('abc')).body['errors']).toEqual(['A password needs at least 4 characters'])
    expect((await change('abcd')).status).toBe(200)
  })

  it('policies of one tenant leave the others unchanged', () => {
    const emulator = createEmulator()
    expect(emulator.setPolicy({ tenant: 'Globex', mfa: 'forced', idleTimeout: 40 })).toMatchObject({
      mfa: 'forced',
      idleTimeout: 40,
    })
    expect(emulator.setPolicy({})).toMatchObject({ mfa: 'off', idleTimeout: null })
    expect(emulator.setPolicy({ tenant: 'Globex' })).toMatchObject({ mfa: 'forced', idleTimeout: 40 })
  })

  it.each([
    [{ mfa: true }, 'setPolicy: mfa was true, but must be one of "off", "forced", "forcedExceptSso"'],
    [{ idleTimeout: '40' }, 'idleTimeout was "40", but must be seconds: a whole number from 1 to 31536000; or null'],
    [{ lockout: 0 }, 'lockout was 0, but must be failed sign-ins: a whole number from 1 to 100; or null'],
    [{ machineTokens: 'jwt' }, 'machineTokens was "jwt", but must be one of "clientCredentials", "accessToken"'],
    [{ captcha: 'on' }, 'captcha was "on", but must be true or false'],
    [{ passwordRules: { minLength: 0 } }, 'passwordRules was {"minLength":0}, but must be an object with any of min'],
    [{ passwordRules: { length: 9 } }, 'passwordRules was {"length":9}'],
    [{ tenant: 'Nope' }, 'tenant was "Nope", but must be the name or id of a tenant: Acme,'],
    [{ secondFactors: ['fax'] }, 'secondFactors was ["fax"], but must be a list, each one of "authenticator"'],
    [{ timeout: 4 }, 'there is no option timeout, only tenant, mfa'],
  ])('wrong policies are refused by the name of the option, and nothing changes: case %#', async (body, message) => {
    const { call, emulator } = openScene()
    const before = emulator.snapshot()
    const answer = await call('PUT', '/__emulator/policy', { body: { captcha: true, ...body } })
    expect([answer.status, String(answer.body['errors'])]).toEqual([400, expect.stringContaining(message)])
    expect(emulator.snapshot()).toEqual(before)
  })

  it.each(['captcha', 'mfa'] as const)('begin with %s where it is asked for', (extra) => {
    const { captcha, mfa } = createEmulator({ with: [extra] }).setPolicy({})
    expect([captcha, mfa]).toEqual(extra === 'captcha' ? [true, 'off'] : [false, 'forced'])
  })
})

describe('a state that is arranged', () => {
  it('an invalid arranged state is refused with the wrong member, and the state stays as it was', () => {
    const emulator = createEmulator()
    const before = emulator.snapshot()
    expect(() => emulator.arrange((state) => state.users.push(JSON.parse('{"email":"nia@acme.test"}')))).toThrow(
      'state.users[6].id must be a text',
    )
    expect(() => emulator.arrange((state) => Object.assign(state.security, { mainStrategy: 'Nope' }))).toThrow(
      'state.security.mainStrategy must be EmailAndPassword or MagicLink or',
    )
    expect(() => emulator.arrange((state) => state.tenants.splice(0))).toThrow('belongs to a tenant that is not there')
    expect(emulator.snapshot()).toEqual(before)
  })

  it('an arranged state may be broken on purpose if it is marked as unchecked', () => {
    const emulator = createEmulator()
    emulator.arrange((state) => Object.assign(state.security, { mainStrategy: 'Nope' }), { unchecked: true })
    expect(emulator.snapshot().security.mainStrategy).toBe('Nope')
  })

  it('an arranged state has every list of what may be arranged from the beginning', () => {
    const { federation, security } = createEmulator({ seed: 'empty' }).snapshot()
    expect(federation).toEqual({ social: [], attempts: [], grants: [] })
    expect(security).toMatchObject({ otherStrategies: [], secondaryStrategies: [] })
  })
})

describe('the routes that arrange', () => {
  it('the arranging routes do what the members of the emulator do', async () => {
    const { call, post, emulator } = openScene()
    expect(await post('/__emulator/users', { email: 'nia@acme.test' })).toMatchObject({
      status: 201,
      body: { email: 'nia@acme.test' },
    })
    const tenant = await post('/__emulator/tenants', { name: 'Initech' })
    expect(emulator.snapshot().tenants.at(-1)?.id).toBe(textOf(tenant, 'id'))
    expect((await call('PUT', '/__emulator/ways-in', { body: { passkeys: true } })).body).toEqual(
      emulator.useWaysIn({}),
    )
    expect((await call('GET', '/__emulator/policy')).body).toEqual(emulator.setPolicy({}))
    expect((await post('/__emulator/users/lock', { email: 'nia@acme.test', isLocked: true })).status).toBe(204)
    expect(emulator.snapshot().users.at(-1)?.isLocked).toBe(true)
    expect((await post('/__emulator/users/lock', { email: 'x@y.test', isLocked: true })).status).toBe(400)
  })

  it('make answers late until the next reset', async () => {
    const waits: number[] = []
    const { call, emulator, get } = openScene({ wait: async (ms) => void waits.push(ms) })
    expect((await call('PUT', '/__emulator/latency', { body: { ms: 70 } })).body).toEqual({ ms: 70 })
    await get('/flags')
    expect(waits).toEqual([70])
    emulator.reset()
    expect(emulator.latency()).toBe(0)
  })
})
