import { personIn } from './open-caller.ts'
import { type DirectoryScene, groupSchema, patchOf, userSchema } from './open-directory.ts'

/** A request of a directory that is refused. Default: a person is added. */
export interface DirectoryFault {
  readonly method?: string
  readonly path?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

/** A directory that has brought a person, of this id, and a group. */
export type DirectoryPerson = Pick<DirectoryScene, 'emulator' | 'connectionId'> & { readonly id: string }

/** Each fault as a directory would cause it, with the code in the log, the status and the type of the error. */
export const directoryFaults: readonly (readonly [
  string,
  number,
  string | undefined,
  (scene: DirectoryPerson) => DirectoryFault,
])[] = [
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

function patching(id: string, body: object): DirectoryFault {
  return {
    method: 'PATCH',
    path: `/Users/${id}`,
    body: 'Operations' in body ? body : { schemas: [userSchema], Operations: [] },
  }
}

function ended({ emulator }: DirectoryPerson): DirectoryFault {
  emulator.arrange(({ scimConnections }) => {
    for (const one of scimConnections) one.tokenExpiresAt = '2026-01-01T00:00:00.000Z'
  })
  return { method: 'GET' }
}

/** A person of the tenant whom another directory has brought. */
function foreignMember({ emulator }: DirectoryPerson): DirectoryFault {
  const value = personIn(emulator, 'reader@acme.test').id
  return { path: '/Groups', body: { displayName: 'A', members: [{ value }] } }
}

/** Leaves the person of the directory as the only administrator, and deactivates them. */
function lastAdministrator({ emulator, id, connectionId }: DirectoryPerson): DirectoryFault {
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
