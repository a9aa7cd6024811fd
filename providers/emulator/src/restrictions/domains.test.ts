import { describe, expect, it } from 'vitest'
import { personIn, textOf } from '../../test/open-caller.ts'
import { at, openRestrictions } from '../../test/open-restrictions.ts'

const config = `${at.domains}/config`
const refused = { status: 403, body: { errorCode: 'ER-DOMAIN-RESTRICTED' } }

describe('the lists of domains', () => {
  it('take, list and lose an entry, in lower case', async () => {
    const { run } = await openRestrictions()
    const { status, body } = await run('POST', at.domains, { domain: ' Acme.Test ', type: 'ALLOW' })
    expect([status, body]).toEqual([201, { id: expect.any(String), domain: 'acme.test', type: 'ALLOW' }])
    expect((await run('GET', at.domains)).body).toEqual({ items: [body] })
    expect((await run('DELETE', `${at.domains}/${body['id']}`)).status).toBe(200)
    expect((await run('GET', at.domains)).body).toEqual({ items: [] })
  })

  it.each([
    [{ domain: 'acme', type: 'ALLOW' }, 400, 'ER-REQUEST-INVALID'],
    [{ domain: 'me@acme.test', type: 'ALLOW' }, 400, 'ER-REQUEST-INVALID'],
    [{ domain: 'ACME.test', type: 'ALLOW' }, 409, 'ER-DOMAIN-RESTRICTION-EXISTS'],
  ])('refuse %o', async (body, status, errorCode) => {
    const { run, emulator, restrictDomains } = await openRestrictions()
    restrictDomains('ALLOW', ['acme.test'])
    expect(await run('POST', at.domains, body)).toMatchObject({ status, body: { errorCode } })
    expect(emulator.snapshot().domainRestrictions).toHaveLength(1)
  })

  it('the lists of domains have no entry of another tenant, and such an entry is not found', async () => {
    const { run, emulator } = await openRestrictions()
    const { activeTenantId: tenantId } = personIn(emulator, 'sso@globex.test')
    emulator.arrange(({ domainRestrictions }) => {
      domainRestrictions.push({ id: 'theirs', tenantId, domain: 'globex.test', type: 'ALLOW' })
    })
    expect((await run('GET', at.domains)).body).toEqual({ items: [] })
    expect((await run('DELETE', `${at.domains}/theirs`)).status).toBe(404)
  })

  it('the configuration of domains is sent with “type” and read back as “listType”', async () => {
    const { run } = await openRestrictions()
    expect((await run('GET', config)).body).toEqual({ active: false, blockPublicDomains: false, listType: 'ALLOW' })
    const sent = await run('POST', config, { active: true, blockPublicDomains: true, type: 'BLOCK' })
    expect(sent.body).toEqual({ active: true, blockPublicDomains: true, listType: 'BLOCK' })
    await run('POST', config, { active: false })
    expect((await run('GET', config)).body).toEqual({ active: false, blockPublicDomains: true, listType: 'BLOCK' })
  })
})

describe('the operations on domains', () => {
  it.each([
    ['GET', at.domains, 'read'],
    ['POST', at.domains, 'write'],
    ['DELETE', `${at.domains}/x`, 'delete'],
    ['GET', config, 'read'],
    ['POST', config, 'write'],
  ])('%s %s is refused without the permission to %s', async (method, path, verb) => {
    const { call, emulator, token } = await openRestrictions()
    emulator.permissions.revoke(`fe.secure.${verb}.emailDomainRestrictions`)
    const body = method === 'POST' ? { domain: 'acme.test', type: 'ALLOW', active: false } : undefined
    expect(await call(method, path, { token, body })).toMatchObject({
      status: 403,
      body: { errorCode: 'ER-FORBIDDEN' },
    })
  })

  it('write a row of the audit log if they change something', async () => {
    const { run, emulator } = await openRestrictions()
    const id = textOf(await run('POST', at.domains, { domain: 'acme.test', type: 'ALLOW' }), 'id')
    await run('DELETE', `${at.domains}/${id}`)
    await run('POST', config, { active: false })
    await run('GET', at.domains)
    expect(emulator.snapshot().audits.map(({ action, severity }) => [action, severity])).toEqual([
      ['createDomainRestriction', 'High'],
      ['deleteDomainRestriction', 'High'],
      ['saveDomainRestrictionConfig', 'High'],
    ])
  })
})

/** Opens a tenant with this restriction. Returns each way to join it. */
async function openJoining(
  ...restriction: Parameters<Awaited<ReturnType<typeof openRestrictions>>['restrictDomains']>
) {
  const scene = await openRestrictions()
  const { body } = await scene.run('POST', '/identity/resources/tenants/invites/v1/user', { expiresInMinutes: 60 })
  scene.restrictDomains(...restriction)
  return {
    ...scene,
    invite: (email: string) =>
      scene.run('POST', '/identity/resources/users/v2', { email, roleIds: [], provider: 'local' }),
    signUp: (email: string, invitationToken: unknown = body['token']) =>
      scene.post('/identity/resources/users/v1/signUp', {
        provider: 'local',
        email,
        name: 'New',
        companyName: 'New',
        password: 'A-new-Password-42',
        metadata: '{}',
        ...(invitationToken !== null && { invitationToken }),
      }),
  }
}

describe('an address of a domain that may not join', () => {
  it.each([
    ['ALLOW', 'ann@acme.test', 'ann@other.test'],
    ['ALLOW', 'ann@acme.test', 'ann@mail.acme.test'],
    ['BLOCK', 'ann@other.test', 'ann@ACME.test'],
  ] as const)(
    'an address of a refused domain is neither invited nor signed up: %s admits %s and not %s',
    async (type, admitted, other) => {
      const { invite, signUp, emulator } = await openJoining(type, ['acme.test'])
      expect(await invite(other)).toMatchObject(refused)
      expect(await signUp(other)).toMatchObject(refused)
      expect(emulator.snapshot().users.some(({ email }) => email === other.toLowerCase())).toBe(false)
      expect((await invite(admitted)).status).toBe(201)
      expect((await signUp(`other-${admitted}`)).status).toBe(201)
    },
  )

  it('an address of free mail is refused if free mail is, even on the allow list', async () => {
    const { invite } = await openJoining('ALLOW', ['acme.test', 'gmail.com'], true)
    expect(await invite('ann@gmail.com')).toMatchObject(refused)
    expect((await invite('ann@acme.test')).status).toBe(201)
  })

  it('founds a tenant of its own all the same', async () => {
    const { signUp } = await openJoining('ALLOW', ['acme.test'])
    expect((await signUp('ann@other.test', null)).status).toBe(201)
  })

  it('keeps the access that it has', async () => {
    const { restrictDomains, get, token } = await openRestrictions()
    restrictDomains('BLOCK', ['acme.test'])
    expect((await get('/identity/resources/users/v2/me', { token })).status).toBe(200)
  })
})
