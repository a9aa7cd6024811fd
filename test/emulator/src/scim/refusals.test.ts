import { describe, expect, it } from 'vitest'
import { personIn } from '../../test/open-caller.ts'
import { type DirectoryScene, groupSchema, openDirectory, patchOf, userSchema } from '../../test/open-directory.ts'

interface Fault {
  readonly method?: string
  readonly path?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

type Person = DirectoryScene & { readonly id: string }

/** Each fault as a directory would cause it, with the code in the log, the status and the type of the error. */
const faults: readonly (readonly [string, number, string | undefined, (scene: Person) => Fault])[] = [
  ['wrong-token', 401, undefined, () => ({ headers: { authorization: 'Bearer another' } })],
  ['wrong-token', 401, undefined, () => ({ headers: { authorization: 'Basic eDp5' } })],
  ['ended-token', 401, undefined, ended],
  ['unknown-address', 404, undefined, () => ({ method: 'GET', path: '/Devices' })],
  ['unknown-address', 404, undefined, () => ({ method: 'GET', path: '/Schemas/none' })],
  ['unknown-person', 404, undefined, () => ({ method: 'GET', path: '/Users/none' })],
  ['unknown-group', 404, undefined, () => ({ method: 'DELETE', path: '/Groups/none' })],
  ['wrong-method', 405, undefined, ({ id }) => ({ method: 'POST', path: `/Users/${id}`, body: {} })],
  ['wrong-method', 405, undefined, () => ({ method: 'DELETE', path: '/Users' })],
  ['wrong-content-type', 415, undefined, () => ({ body: {}, headers: { 'content-type': 'text/plain' } })],
  ['unreadable-body', 400, 'invalidSyntax', () => ({ body: '{"userName":' })],
  ['unreadable-body', 400, 'invalidSyntax', () => ({ body: '[]' })],
  ['too-large', 413, undefined, () => ({ body: { userName: 'x'.repeat(2 ** 20) } })],
  ['wrong-schema', 400, 'invalidSyntax', () => ({ body: { schemas: [groupSchema], userName: 'x@acme.test' } })],
  ['wrong-schema', 400, 'invalidSyntax', ({ id }) => patching(id, {})],
  ['unknown-operation', 400, 'invalidSyntax', ({ id }) => patching(id, patchOf({ op: 'copy', path: 'title' }))],
  ['user-name-missing', 400, 'invalidValue', () => ({ body: { displayName: 'Maya' } })],
  ['user-name-missing', 400, 'invalidValue', ({ id }) => patching(id, patchOf({ op: 'remove', path: 'userName' }))],
  ['email-missing', 400, 'invalidValue', () => ({ body: { userName: 'maya' } })],
  ['group-name-missing', 400, 'invalidValue', () => ({ path: '/Groups', body: { members: [] } })],
  ['wrong-value', 400, 'invalidValue', () => ({ body: { userName: 'x@acme.test', active: 'perhaps' } })],
  ['wrong-value', 400, 'invalidValue', () => ({ method: 'GET', path: '/Users?count=all' })],
  [
    'unknown-member',
    400,
    'invalidValue',
    () => ({ path: '/Groups', body: { displayName: 'A', members: [{ value: 'x' }] } }),
  ],
  ['unknown-member', 400, 'invalidValue', foreignMember],
  ['user-name-taken', 409, 'uniqueness', () => ({ body: { userName: 'MAYA@acme.test' } })],
  ['email-taken', 409, 'uniqueness', () => ({ body: { userName: 'm', emails: [{ value: 'maya@acme.test' }] } })],
  ['email-taken', 409, 'uniqueness', () => ({ body: { userName: 'reader@acme.test' } })],
  [
    'email-taken',
    409,
    'uniqueness',
    ({ id }) => patching(id, patchOf({ op: 'add', path: 'emails', value: { value: 'reader@acme.test' } })),
  ],
  ['person-of-other-account', 409, 'uniqueness', () => ({ body: { userName: 'sso@globex.test' } })],
  ['group-name-taken', 409, 'uniqueness', () => ({ path: '/Groups', body: { displayName: 'sales' } })],
  [
    'unknown-attribute',
    400,
    'invalidPath',
    ({ id }) => patching(id, patchOf({ op: 'add', path: 'shoeSize', value: '9' })),
  ],
  ['wrong-path', 400, 'invalidPath', ({ id }) => patching(id, patchOf({ op: 'add', path: 'emails[', value: '9' }))],
  [
    'read-only-attribute',
    400,
    'mutability',
    ({ id }) => patching(id, patchOf({ op: 'replace', path: 'id', value: '9' })),
  ],
  ['no-target', 400, 'noTarget', ({ id }) => patching(id, patchOf({ op: 'remove' }))],
  ['wrong-filter', 400, 'invalidFilter', () => ({ method: 'GET', path: '/Users?filter=userName' })],
  ['too-many', 400, 'tooMany', ({ id }) => patching(id, patchOf(...Array(1001).fill({ op: 'remove', path: 'title' })))],
  [
    'version-changed',
    412,
    undefined,
    ({ id }) => ({ method: 'DELETE', path: `/Users/${id}`, headers: { 'if-match': 'W/"x"' } }),
  ],
  ['last-administrator', 403, undefined, lastAdministrator],
  ['filter-not-offered', 403, undefined, () => ({ method: 'GET', path: '/Schemas?filter=id%20pr' })],
  ['not-offered', 501, undefined, () => ({ path: '/Bulk', body: {} })],
  ['not-offered', 501, undefined, () => ({ method: 'GET', path: '/Me' })],
]

describe('a request that is refused', () => {
  it.each(faults)(
    'a request that is refused has the code %s in the log, the status %i and the type %s',
    async (...fault) => {
      const [reason, status, scimType, make] = fault
      const directory = openDirectory()
      const id = await directory.addPerson('maya@acme.test')
      await directory.addGroup('Sales')
      const { method = 'POST', path = '/Users', body, headers } = make({ ...directory, id })
      const { users, groups, scimDocuments } = directory.emulator.snapshot()
      const answer = await directory.scim(method, path, body, headers)
      expect([answer.status, directory.log().at(-1)?.reason]).toEqual([status, reason])
      expect(answer.headers.get('content-type')).toBe('application/scim+json')
      expect(answer.body).toEqual({
        schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
        status: String(status),
        ...(scimType !== undefined && { scimType }),
        detail: directory.log().at(-1)?.detail,
      })
      expect(directory.emulator.snapshot()).toMatchObject({ users, groups, scimDocuments })
    },
  )

  it('a request to a connection that does not exist is refused as one with a wrong token', async () => {
    const { emulator, baseUrl, token } = openDirectory()
    const address = `${baseUrl}/frontegg/directory/resources/scim/v2/none/Users`
    const { status } = await emulator.fetch(new Request(address, { headers: { authorization: `Bearer ${token}` } }))
    expect(status).toBe(401)
  })
})

describe('the log', () => {
  it('the log has each change with its person or group and the names of the changed attributes, and no reads', async () => {
    const { addPerson, addGroup, scim, log } = openDirectory()
    const id = await addPerson('maya@acme.test', { title: 'Lead' })
    const groupId = await addGroup('Sales', [id])
    await scim('GET', '/Users')
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'title', value: 'Head' }))
    await scim('PATCH', `/Users/${id}`, patchOf({ op: 'replace', path: 'title', value: 'Head' }))
    await scim('PUT', `/Users/${id}`, { schemas: [userSchema], userName: 'maya@acme.test' })
    await scim('DELETE', `/Groups/${groupId}`)
    expect(log().map(({ operation, resource, resourceId, name }) => [operation, resource, resourceId, name])).toEqual([
      ['create', 'person', id, 'maya@acme.test'],
      ['create', 'group', groupId, 'Sales'],
      ['update', 'person', id, 'maya@acme.test'],
      ['replace', 'person', id, 'maya@acme.test'],
      ['remove', 'group', groupId, 'Sales'],
    ])
    expect(log()[2]?.changes).toEqual(['title'])
    expect(log().every(({ reason }) => reason === null)).toBe(true)
  })

  it('a refusal in the log names whom it was for, but a person of another tenant by no more than the id', async () => {
    const { scim, log, emulator } = openDirectory()
    await scim('POST', '/Users', { userName: 'sso@globex.test' })
    expect(log().at(-1)).toMatchObject({ name: 'sso@globex.test', resourceId: null })
    const { id } = personIn(emulator, 'sso@globex.test')
    await scim('DELETE', `/Users/${id}`)
    expect(log().at(-1)).toMatchObject({ name: null, resourceId: id, reason: 'unknown-person' })
  })

  it('requests with a wrong token cannot push the others out of the log', async () => {
    const { addPerson, scim, log } = openDirectory()
    await addPerson('maya@acme.test')
    for (let time = 0; time < 30; time++) await scim('GET', '/Users', undefined, { authorization: 'Bearer x' })
    expect(log().map(({ reason }) => reason)).toEqual([null, ...Array(20).fill('wrong-token')])
  })
})

function patching(id: string, body: object): Fault {
  return {
    method: 'PATCH',
    path: `/Users/${id}`,
    body: 'Operations' in body ? body : { schemas: [userSchema], Operations: [] },
  }
}

function ended({ emulator }: DirectoryScene): Fault {
  emulator.arrange(({ scimConnections }) => {
    for (const one of scimConnections) one.tokenExpiresAt = '2026-01-01T00:00:00.000Z'
  })
  return { method: 'GET' }
}

/** A person of the tenant whom another directory has brought. */
function foreignMember({ emulator }: DirectoryScene): Fault {
  const value = personIn(emulator, 'reader@acme.test').id
  return { path: '/Groups', body: { displayName: 'A', members: [{ value }] } }
}

/** Leaves the person of the directory as the only administrator, and deactivates them. */
function lastAdministrator({ emulator, id, connectionId }: Person): Fault {
  emulator.arrange((state) => {
    const tenantId = state.scimConnections.find((one) => one.id === connectionId)?.tenantId
    const [admin] = state.roles.filter(({ key }) => key === 'Admin')
    for (const { id: userId, memberships } of state.users)
      for (const one of memberships)
        if (one.tenantId === tenantId) one.roleIds = userId === id && admin ? [admin.id] : []
    state.groups = state.groups.map((group) => ({ ...group, roleIds: [] }))
    for (const user of state.users) user.superUser = false
  })
  return patching(id, patchOf({ op: 'replace', path: 'active', value: false }))
}
