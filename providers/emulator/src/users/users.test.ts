import { describe, expect, it } from 'vitest'
import { openScene, personIn } from '../../test/open-caller.ts'
import type { User } from '../core/users.ts'

const path = '/identity/resources/users/v3'

describe('the users of a tenant', () => {
  it.each([
    ['?_sortBy=name&_order=DESC&_limit=2', ['Rita Reader', 'Mia Moreno'], 5],
    ['?_sortBy=name&_limit=2&_offset=2', ['Rita Reader'], 5],
    ['?_email=MFA@', ['Mia Moreno'], 1],
    ['?_namePrefix=r', ['Rita Reader'], 1],
  ])('the users of a tenant are sorted, paged and found: %s', async (query, names, total) => {
    const { get, tokenOf } = openScene()
    const { body } = await get(path + query, { token: await tokenOf('admin@acme.test') })
    expect(body).toMatchObject({ items: names.map((name) => ({ name })), _metadata: { totalItems: total } })
  })

  it('the users of a tenant are found by their ids', async () => {
    const { get, tokenOf, emulator } = openScene()
    const ids = ['reader@acme.test', 'sso@globex.test'].map((email) => personIn(emulator, email).id)
    const { body } = await get(`${path}?ids=${ids.join(',')}`, { token: await tokenOf('admin@acme.test') })
    expect(body).toMatchObject({ items: [{ name: 'Rita Reader' }] })
  })

  it('the users of a tenant are listed without their other tenants', async () => {
    const { get, tokenOf, emulator } = openScene()
    const { body } = await get(`${path}?_namePrefix=ada`, { token: await tokenOf('reader@acme.test') })
    const { activeTenantId } = personIn(emulator, 'admin@acme.test')
    expect(body).toMatchObject({ items: [{ tenantIds: [activeTenantId], tenants: [{ tenantId: activeTenantId }] }] })
  })

  it('the users of a tenant are refused without the permission', async () => {
    const { get, tokenOf, emulator } = openScene()
    emulator.arrange(({ users }) => {
      for (const user of users) for (const own of user.memberships) own.roleIds = []
    })
    expect((await get(path, { token: await tokenOf('reader@acme.test') })).status).toBe(403)
  })
})

/** Returns the names that an administrator's query finds, after a change of the demo. */
async function found(query: string, change?: (user: (name: string) => User) => void): Promise<readonly string[]> {
  const { get, tokenOf, emulator } = openScene()
  if (change) {
    emulator.arrange(({ users }) =>
      change((name) => {
        const user = users.find((one) => one.name === name)
        if (user) return user
        throw new Error(`There is no ${name}`)
      }),
    )
  }
  const { body } = await get(`${path}?_sortBy=name&${query}`, { token: await tokenOf('admin@acme.test') })
  const items: readonly User[] = Array.isArray(body['items']) ? body['items'] : []
  return items.map(({ name }) => name)
}

describe('a search for users', () => {
  it.each([
    ['a part of the name', '_filter=moren', ['Mia Moreno']],
    ['a part of the address', '_filter=locked@', ['Lou Locked']],
    ['letters of another case', '_filter=RITA', ['Rita Reader']],
    ['a whole address', '_identifier=MFA@acme.test&_identifierType=email', ['Mia Moreno']],
    ['a phone number', '_identifier=%2B12025550142&_identifierType=phoneNumber', ['Rita Reader']],
  ])('finds %s', async (_, query, names) => {
    expect(await found(query)).toEqual(names)
  })

  it('finds letters with and without their marks', async () => {
    const rename = (user: (name: string) => User) => Object.assign(user('Mia Moreno'), { name: 'Zoë Łódź' })
    expect(await found('_filter=zoe', rename)).toEqual(['Zoë Łódź'])
  })

  it('finds the users of a role and of an origin', async () => {
    const { emulator } = openScene()
    const support = emulator.snapshot().roles.find(({ key }) => key === 'Support')?.id
    expect(await found(`_roleIds=${support}`)).toEqual(['Mia Moreno'])
    expect(
      await found('_provider=google', (user) => Object.assign(user('Rita Reader'), { provider: 'google' })),
    ).toEqual(['Rita Reader'])
  })
})

describe('a preset', () => {
  it('mfa-unenrolled has the users without a second factor', async () => {
    expect(await found('_preset=mfa-unenrolled')).toEqual(['Ada Admin', 'Emil Enroll', 'Lou Locked', 'Rita Reader'])
  })

  it('breached-passwords has the users whose password is on the list', async () => {
    const breach = (user: (name: string) => User) => Object.assign(user('Rita Reader'), { isPasswordBreached: true })
    expect(await found('_preset=breached-passwords', breach)).toEqual(['Rita Reader'])
  })

  it.each([
    ['90 days', '', ['Lou Locked']],
    ['other seconds', '&_maxInactiveSeconds=86400', ['Lou Locked', 'Rita Reader']],
  ])('inactive has the users without a sign-in for %s', async (_, query, names) => {
    const age = (user: (name: string) => User) => {
      user('Lou Locked').lastLogin = '2025-10-02T23:59:59.000Z'
      user('Rita Reader').lastLogin = '2025-12-30T00:00:00.000Z'
      user('Mia Moreno').lastLogin = '2025-12-31T23:00:00.000Z'
    }
    expect(await found(`_preset=inactive${query}`, age)).toEqual(names)
  })

  it('inactive counts from the creation for users who never signed in', async () => {
    const age = (user: (name: string) => User) =>
      Object.assign(user('Rita Reader'), { createdAt: '2025-01-01T00:00:00.000Z' })
    expect(await found('_preset=inactive', age)).toEqual(['Rita Reader'])
  })
})

describe('the users of tenants below', () => {
  it('the users of tenants below are listed if requested, each once', async () => {
    const { emulator, get, tokenOf } = openScene()
    const labs = emulator.snapshot().tenants.find(({ name }) => name === 'Acme Labs')?.id ?? ''
    emulator.addUser({ email: 'deep@labs.test', name: 'Dee Deep', tenants: ['Acme Labs'] })
    const token = await tokenOf('admin@acme.test')
    const without = await get(`${path}?_namePrefix=d`, { token })
    expect(without.body).toMatchObject({ _metadata: { totalItems: 0 } })
    const withThem = await get(`${path}?_includeSubTenants=true&_sortBy=name`, { token })
    expect(withThem.body).toMatchObject({ _metadata: { totalItems: 6 } })
    const alone = await get(`${path}?_tenantId=${labs}&_sortBy=name`, { token })
    expect(alone.body).toMatchObject({
      items: [{ name: 'Ada Admin' }, { name: 'Dee Deep', tenantId: labs }, { name: 'Mia Moreno' }],
    })
  })

  it('the users of a tenant elsewhere are not listed', async () => {
    const { emulator, get, tokenOf } = openScene()
    const globex = emulator.snapshot().tenants.find(({ name }) => name === 'Globex')?.id
    expect((await get(`${path}?_tenantId=${globex}`, { token: await tokenOf('admin@acme.test') })).status).toBe(404)
  })
})

describe('the other lists of users', () => {
  it('version 2 has roles and permissions', async () => {
    const { get, tokenOf } = openScene()
    const { body } = await get('/identity/resources/users/v2?_filter=moreno', {
      token: await tokenOf('admin@acme.test'),
    })
    expect(body).toMatchObject({ items: [{ name: 'Mia Moreno', roles: [{ key: 'Support' }] }] })
  })

  it('version 2 finds members of the metadata', async () => {
    const { get, tokenOf, emulator } = openScene()
    emulator.addUser({ email: 'floor@acme.test', name: 'Flo', metadata: { floor: 2 } })
    const metadata = encodeURIComponent('{"floor":2}')
    const { body } = await get(`/identity/resources/users/v2?metadata=${metadata}`, {
      token: await tokenOf('admin@acme.test'),
    })
    expect(body).toMatchObject({ items: [{ name: 'Flo' }], _metadata: { totalItems: 1 } })
  })

  it('the list of roles has the role ids of given users, by tenant', async () => {
    const { get, tokenOf, emulator } = openScene()
    const { id, memberships } = personIn(emulator, 'mfa@acme.test')
    const { body } = await get(`${path}/roles?ids=${id}`, { token: await tokenOf('admin@acme.test') })
    expect(Object.values(body)).toMatchObject(
      memberships.map(({ tenantId, roleIds }) => ({ userId: id, tenantId, roleIds })),
    )
  })

  it('one user of the tenant is returned by id', async () => {
    const { get, tokenOf, emulator } = openScene()
    const token = await tokenOf('admin@acme.test')
    const one = (email: string) => get(`/identity/resources/users/v1/${personIn(emulator, email).id}`, { token })
    expect((await one('mfa@acme.test')).body).toMatchObject({ name: 'Mia Moreno', metadata: {} })
    expect((await one('sso@globex.test')).status).toBe(404)
  })
})
