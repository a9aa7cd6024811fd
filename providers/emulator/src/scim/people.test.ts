import { describe, expect, it } from 'vitest'
import { at, personIn } from '../../test/open-caller.ts'
import { enterpriseSchema, openDirectory, patchOf, userSchema } from '../../test/open-directory.ts'

const maya = {
  externalId: 'ext-1',
  name: { givenName: 'Maya', familyName: 'Stone' },
  emails: [{ value: 'Maya@acme.test', type: 'work', primary: true }],
  active: true,
}

describe('a person whom a directory brings', () => {
  it('a person whom a directory brings is a member with the usual roles, the source and the id of the directory', async () => {
    const { scim, emulator, baseUrl, root } = openDirectory()
    const { status, headers, body } = await scim('POST', '/Users', { schemas: [userSchema], userName: 'maya', ...maya })
    expect(status).toBe(201)
    expect(headers.get('content-type')).toBe('application/scim+json')
    const { id, meta } = body
    expect(headers.get('location')).toBe(`${baseUrl}${root}/Users/${id}`)
    expect(body).toMatchObject({ schemas: [userSchema], userName: 'maya', externalId: 'ext-1', active: true })
    expect(meta).toMatchObject({
      resourceType: 'User',
      created: '2026-01-01T00:00:00.000Z',
      version: headers.get('etag'),
    })
    const user = personIn(emulator, 'maya@acme.test')
    expect(user).toMatchObject({ id, name: 'Maya Stone', managedBy: 'scim2', provider: 'scim2', verified: true })
    expect(user.memberships[0]?.roleIds.length).toBeGreaterThan(0)
    expect((await scim('GET', `/Users/${id}`)).body).toEqual(body)
    expect(emulator.snapshot().scimConnections[1]).toMatchObject({
      userIds: [id],
      lastSync: '2026-01-01T00:00:00.000Z',
    })
  })

  it('people and groups that a directory brings name it in the lists of their tenant alone', async () => {
    const { addPerson, addGroup, connectionId, call, tokenOf, emulator } = openDirectory()
    const directory = { id: connectionId, name: 'Warehouse HR' }
    const id = await addPerson('maya@acme.test')
    await addGroup('Shift leads', [id])
    const token = await tokenOf('admin@acme.test')
    const listed = async (path: string) => JSON.stringify((await call('GET', path, { token })).body)
    for (const path of ['/identity/resources/users/v3?_limit=100', '/identity/resources/groups/v1'])
      expect(await listed(path)).toContain(`"directory":${JSON.stringify(directory)}`)
    emulator.arrange(({ users, tenants }) => {
      const labs = tenants.find(({ name }) => name === 'Acme Labs')?.id ?? ''
      for (const one of users) {
        if (one.id === id) one.memberships.push({ tenantId: labs, roleIds: [] })
        if (one.email === 'admin@acme.test') one.activeTenantId = labs
      }
    })
    const there = await call('GET', '/identity/resources/users/v3?_limit=100', {
      token: await tokenOf('admin@acme.test'),
    })
    expect(JSON.stringify(there.body)).toContain('maya@acme.test')
    expect(JSON.stringify(there.body)).not.toContain('Warehouse HR')
  })

  it('the password that a directory sends is neither stored nor answered', async () => {
    const { addPerson, scim, emulator } = openDirectory()
    const id = await addPerson('maya@acme.test', { password: 'a-secret-of-hers' })
    expect((await scim('GET', `/Users/${id}?attributes=password`)).body).not.toHaveProperty('password')
    expect(emulator.snapshotText()).not.toContain('a-secret-of-hers')
    expect(personIn(emulator, 'maya@acme.test').passwordHash).toBeNull()
  })

  it('a member whom no directory has brought is taken over, and keeps the roles', async () => {
    const { addPerson, emulator } = openDirectory()
    emulator.arrange(({ scimConnections }) => {
      for (const one of scimConnections) one.userIds = []
    })
    const { memberships } = personIn(emulator, 'reader@acme.test')
    const id = await addPerson('reader@acme.test', { displayName: 'Renamed' })
    expect(personIn(emulator, 'reader@acme.test')).toMatchObject({
      id,
      name: 'Renamed',
      managedBy: 'scim2',
      memberships,
    })
  })

  it('a person is replaced, and attributes that are not given end, but a deactivation stays', async () => {
    const { addPerson, scim } = openDirectory()
    const id = await addPerson('maya@acme.test', { title: 'Lead', active: false })
    const { body } = await scim('PUT', `/Users/${id}`, {
      schemas: [userSchema],
      userName: 'maya@acme.test',
      nickName: 'M',
    })
    expect(body).toMatchObject({ nickName: 'M', active: false })
    expect(body).not.toHaveProperty('title')
  })

  it('a person who is deactivated loses the sessions and the way in, and returns by activation', async () => {
    const { addPerson, scim, emulator, tokenOf, get } = openDirectory()
    const id = await addPerson('maya@acme.test')
    const token = await tokenOf('maya@acme.test')
    expect((await get(at.me, { token })).status).toBe(200)
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', value: { active: false } }))
    expect((await get(at.me, { token })).status).toBe(401)
    expect(personIn(emulator, 'maya@acme.test').memberships).toMatchObject([{ isDisabled: true }])
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value: 'True' }))
    expect((await get(at.me, { token: await tokenOf('maya@acme.test') })).status).toBe(200)
  })

  it('a person who is removed loses the tenant and the sessions, and may be brought again', async () => {
    const { addPerson, scim, emulator, tokenOf, get } = openDirectory()
    const id = await addPerson('maya@acme.test')
    const token = await tokenOf('maya@acme.test')
    const { status, body } = await scim('DELETE', `/Users/${id}`)
    expect([status, body]).toEqual([204, {}])
    expect((await scim('GET', `/Users/${id}`)).status).toBe(404)
    expect((await get(at.me, { token })).status).toBe(401)
    expect(personIn(emulator, 'maya@acme.test')).toMatchObject({ id, memberships: [] })
    expect(personIn(emulator, 'maya@acme.test').managedBy).toBeUndefined()
    expect(await addPerson('maya@acme.test')).toBe(id)
  })

  it('people who were deactivated stay without access if their directory is synchronised again', async () => {
    const { addPerson, emulator, call, tokenOf, connectionId } = openDirectory()
    await addPerson('maya@acme.test', { active: false })
    await addPerson('noa@acme.test')
    const token = await tokenOf('admin@acme.test')
    const access = () =>
      ['maya@acme.test', 'noa@acme.test'].map((email) => !personIn(emulator, email).memberships[0]?.isDisabled)
    for (const [syncToUserManagement, expected] of [
      [false, [false, false]],
      [true, [false, true]],
    ] as const) {
      await call('PATCH', `/directory/resources/v1/configurations/scim2/${connectionId}`, {
        token,
        body: { syncToUserManagement },
      })
      expect(access()).toEqual(expected)
    }
  })

  it('the attributes of a company are stored under their schema, which the person then names', async () => {
    const { addPerson, scim } = openDirectory()
    const id = await addPerson('maya@acme.test', { [enterpriseSchema]: { department: 'Sales', manager: 'boss-1' } })
    expect((await scim('GET', `/Users/${id}`)).body).toMatchObject({
      schemas: [userSchema, enterpriseSchema],
      [enterpriseSchema]: { department: 'Sales', manager: { value: 'boss-1' } },
    })
  })

  it('a directory reaches the people of another one neither by id nor by a list', async () => {
    const { emulator, scim } = openDirectory()
    const { id } = personIn(emulator, 'reader@acme.test')
    for (const [method, body] of [['GET'], ['PUT', { userName: 'x@acme.test' }], ['DELETE']] as const)
      expect((await scim(method, `/Users/${id}`, body)).status).toBe(404)
    expect((await scim('GET', '/Users')).body).toMatchObject({ totalResults: 0, Resources: [] })
  })
})

describe('a person of a directory in the portal', () => {
  it('a person of a directory keeps name, address and phone, against administrators and against the person', async () => {
    const { addPerson, call, tokenOf, emulator } = openDirectory()
    const id = await addPerson('maya@acme.test', { displayName: 'Maya' })
    const before = personIn(emulator, 'maya@acme.test')
    const [mine, admins] = [await tokenOf('maya@acme.test'), await tokenOf('admin@acme.test')]
    const refused = { status: 403, body: { errorCode: 'ER-USER-READ-ONLY' } }
    for (const body of [{ name: 'New' }, { email: 'new@acme.test' }, { phone: '+14155550100' }])
      expect(await call('PUT', '/team/resources/members/v1', { token: admins, body: { id, ...body } })).toMatchObject(
        refused,
      )
    for (const body of [{ name: 'New' }, { phoneNumber: '+14155550100' }])
      expect(await call('PUT', at.me, { token: mine, body })).toMatchObject(refused)
    expect((await call('PUT', at.me, { token: mine, body: { name: 'Maya', metadata: '{"a":1}' } })).status).toBe(200)
    const { lastLogin: _, ...kept } = before
    expect(personIn(emulator, 'maya@acme.test')).toMatchObject({ ...kept, metadata: '{"a":1}' })
  })
})

describe('the version of a person', () => {
  it('a change that expects another version is refused, and one that expects this version is made', async () => {
    const { addPerson, scim } = openDirectory()
    const id = await addPerson('maya@acme.test')
    const { headers } = await scim('GET', `/Users/${id}`)
    const version = headers.get('etag') ?? ''
    const change = patchOf({ op: 'replace', path: 'title', value: 'Lead' })
    expect((await scim('GET', `/Users/${id}`, undefined, { 'if-none-match': version })).status).toBe(304)
    expect((await scim('PATCH', `/Users/${id}`, change, { 'if-match': version })).status).toBe(200)
    expect((await scim('PATCH', `/Users/${id}`, change, { 'if-match': version })).status).toBe(412)
    expect((await scim('GET', `/Users/${id}`, undefined, { 'if-none-match': version })).status).toBe(200)
  })
})
