import { describe, expect, it } from 'vitest'
import { at, openScene, personIn, type Scene } from '../../test/open-caller.ts'

const own = '/identity/resources/users/v1/email/me'
const addresses = '/identity/resources/users/emails/v1'
const me = 'reader@acme.test'
const next = 'rita@new.test'

/** Opens a scene of a signed-in reader. */
async function open(email = me) {
  const scene = openScene()
  const token = await scene.tokenOf(email)
  const user = personIn(scene.emulator, email)
  return {
    scene,
    user,
    start: (address = next) => scene.post(own, { email: address }, { token }),
    verify: (code: string, address = next) => scene.post(`${own}/verify`, { email: address, code }, { token }),
    list: (query = `?userIds=${user.id}`) => scene.get(`${addresses}${query}`, { token }),
    stored: () => scene.emulator.snapshot().users.find(({ id }) => id === user.id),
    token,
  }
}

/** Returns the last code that was sent to an address. */
function codeFor({ emulator }: Scene, to = next): string {
  return /\d{6}/.exec(emulator.outbox().findLast((message) => message.to === to)?.text ?? '')?.[0] ?? ''
}

const wrongFor = (scene: Scene) => (codeFor(scene) === '000000' ? '000001' : '000000')
const codeOf = (errorCode: string) => ({ body: { errorCode } })

describe('a change of the own address', () => {
  it('a new address is the own one after its code, and the session stays', async () => {
    const { scene, start, verify, stored, token } = await open()
    expect((await start('  Rita@New.test ')).status).toBe(200)
    expect(stored()?.email).toBe(me)
    expect((await verify(codeFor(scene))).status).toBe(200)
    expect(stored()).toMatchObject({ email: next, verified: true })
    expect((await scene.get(at.me, { token })).body).toMatchObject({ email: next, verified: true })
    expect(scene.emulator.outbox().map(({ to, kind }) => [to, kind])).toEqual([
      [next, 'verify-email'],
      [me, 'email-changed'],
    ])
  })

  it('the code of a change is right once', async () => {
    const { scene, start, verify } = await open()
    await start()
    await verify(codeFor(scene))
    expect(await verify(codeFor(scene))).toMatchObject(codeOf('ER-EMAIL-CODE-EXPIRED'))
  })

  it('links and codes that were sent to the former address end', async () => {
    const { scene, start, verify } = await open()
    await scene.post('/identity/resources/users/v1/passwords/reset', { email: me })
    await start()
    await verify(codeFor(scene))
    expect(scene.emulator.snapshot().accessLinks).toEqual([])
  })

  it.each([
    [me, 'ER-EMAIL-SAME'],
    ['admin@acme.test', 'ER-EMAIL-TAKEN'],
    ['no address', 'ER-REQUEST-INVALID'],
  ])('the address %s is refused as %s', async (address, code) => {
    const { start, scene } = await open()
    expect(await start(address)).toMatchObject(codeOf(code))
    expect(scene.emulator.outbox()).toEqual([])
  })

  it('an address that another user took meanwhile is refused', async () => {
    const { scene, start, verify, stored } = await open()
    await start()
    scene.emulator.addUser({ email: next })
    expect(await verify(codeFor(scene))).toMatchObject(codeOf('ER-EMAIL-TAKEN'))
    expect(stored()?.email).toBe(me)
  })

  it('a change is refused where the policy of the tenant forbids it', async () => {
    const { scene, start, token } = await open()
    scene.emulator.setPolicy({ tenant: 'Acme', emailChange: false })
    expect((await scene.get(`${at.configurations}/user-emails-policy`, { token })).body).toEqual({
      allowEmailChange: false,
    })
    expect(await start()).toMatchObject({ status: 403, ...codeOf('ER-EMAIL-CHANGE-OFF') })
  })

  it.each([{ provider: 'saml' }, { managedBy: 'scim2' as const }])(
    'a change is refused for a user of another system: %j',
    async (origin) => {
      const { scene, start, user } = await open()
      scene.emulator.arrange(({ users }) => {
        for (const one of users) if (one.id === user.id) Object.assign(one, origin)
      })
      expect(await start()).toMatchObject({ status: 403, ...codeOf('ER-EMAIL-MANAGED') })
    },
  )

  it('a change is refused for a domain that may not join', async () => {
    const { scene, start, user } = await open()
    const tenantId = user.activeTenantId
    scene.emulator.arrange((state) => {
      state.domainRestrictionConfigs = [{ tenantId, active: true, blockPublicDomains: false, listType: 'ALLOW' }]
    })
    expect(await start()).toMatchObject(codeOf('ER-DOMAIN-RESTRICTED'))
  })

  it('a session without the second factor of its user has to step up', async () => {
    const { start } = await open('mfa@acme.test')
    const answer = await start()
    expect(answer).toMatchObject({ status: 401, ...codeOf('ER-STEP-UP-REQUIRED') })
    expect(answer.headers.get('www-authenticate')).toContain('insufficient_user_authentication')
  })
})

describe('the code of a new address', () => {
  it('a wrong code is refused, and five wrong ones end the change', async () => {
    const { scene, start, verify } = await open()
    await start()
    for (let tries = 1; tries < 5; tries++)
      expect(await verify(wrongFor(scene))).toMatchObject(codeOf('ER-EMAIL-CODE-INVALID'))
    expect(await verify(wrongFor(scene))).toMatchObject(codeOf('ER-EMAIL-TOO-MANY-ATTEMPTS'))
    expect(await verify(codeFor(scene))).toMatchObject(codeOf('ER-EMAIL-CODE-EXPIRED'))
  })

  it('a code ends after ten minutes', async () => {
    const { scene, start } = await open()
    await start()
    scene.emulator.advance(600_000)
    const late = { token: await scene.tokenOf(me) }
    const answer = await scene.post(`${own}/verify`, { email: next, code: codeFor(scene) }, late)
    expect(answer).toMatchObject(codeOf('ER-EMAIL-CODE-EXPIRED'))
  })

  it('another code for an address is sent after half a minute, and ends the former one', async () => {
    const { scene, start, verify } = await open()
    await start()
    const former = codeFor(scene)
    const refused = await start()
    expect(refused).toMatchObject({ status: 429, ...codeOf('ER-EMAIL-TOO-SOON') })
    expect(refused.headers.get('retry-after')).toBe('30')
    scene.emulator.advance(30_000)
    await start()
    expect(codeFor(scene)).not.toBe(former)
    expect(await verify(former)).toMatchObject(codeOf('ER-EMAIL-CODE-INVALID'))
    expect((await verify(codeFor(scene))).status).toBe(200)
  })

  it('a mistyped address is corrected at once, and its code is right no more', async () => {
    const { scene, start, verify } = await open()
    await start('rita@nev.test')
    expect((await start()).status).toBe(200)
    expect(await verify(codeFor(scene, 'rita@nev.test'), 'rita@nev.test')).toMatchObject(
      codeOf('ER-EMAIL-CODE-EXPIRED'),
    )
    expect((await verify(codeFor(scene))).status).toBe(200)
  })

  it('more than ten codes in an hour are refused', async () => {
    const { start } = await open()
    for (let sent = 0; sent < 10; sent++) expect((await start(`rita${sent}@new.test`)).status).toBe(200)
    expect(await start()).toMatchObject({ status: 429, ...codeOf('ER-EMAIL-TOO-MANY-CODES') })
  })
})

describe('the list of addresses', () => {
  it('the own addresses need no permission, and the new one is not verified before its code', async () => {
    const { scene, start, verify, list, user } = await open()
    await start()
    expect((await list()).body['items']).toEqual([
      { userId: user.id, email: me, verified: true },
      { userId: user.id, email: next, verified: false },
    ])
    await verify(codeFor(scene))
    expect((await list()).body['items']).toEqual([{ userId: user.id, email: next, verified: true }])
  })

  it('the addresses of other users need a permission', async () => {
    const { list, scene } = await open()
    const admin = await scene.tokenOf('admin@acme.test')
    const { id } = personIn(scene.emulator, 'admin@acme.test')
    expect((await scene.get(`${addresses}?userIds=${id}`, { token: admin })).status).toBe(200)
    scene.emulator.arrange(({ roles }) => {
      for (const role of roles) role.permissionKeys = []
    })
    expect((await list('')).status).toBe(403)
    expect((await list(`?userIds=${id}`)).status).toBe(403)
    expect((await list()).status).toBe(200)
  })
})
