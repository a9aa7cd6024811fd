import type { ApiToken } from '../src/api-tokens/records.ts'
import { openScene, personIn } from './open-caller.ts'
import { roleOf, rowsIn } from './open-roles.ts'

/** The four lists of tokens: the names of their operations, and their addresses. */
export const lists = [
  listOf('UserAccessToken', 'user', 'accessToken', 'users/access-tokens'),
  listOf('TenantAccessToken', 'tenant', 'accessToken', 'tenants/access-tokens'),
  listOf('UserApiToken', 'user', 'clientCredentials', 'users/api-tokens'),
  listOf('TenantApiToken', 'tenant', 'clientCredentials', 'tenants/api-tokens'),
] as const

/** One of the four lists. */
export type List = (typeof lists)[number]

export const ofUsers = lists.filter(({ level }) => level === 'user')
export const ofTenants = lists.filter(({ level }) => level === 'tenant')

/** Lists beside the name of their operation, for the titles of tests. */
export const named = (verb: 'list' | 'create' | 'delete' | 'update', some: readonly List[]) =>
  some.map((list) => [`${verb}${list.one}${verb === 'list' ? 's' : ''}`, list] as const)

/** The body of a token that never expires, without roles. */
const bodyOf = ({ level }: List) => ({
  description: 'Backup',
  expiresInMinutes: null,
  ...(level === 'tenant' && { roleIds: [] }),
})

/** A scene without tokens of the demo, and its calls as a person. */
export async function openAs(email = 'admin@acme.test') {
  const scene = openScene()
  scene.emulator.arrange((state) => {
    state.apiTokens = []
  })
  const token = await scene.tokenOf(email)
  const stored = () => scene.emulator.snapshot().apiTokens
  return {
    ...scene,
    token,
    stored,
    create: (list: List, changes: object = {}) => scene.post(list.creates, { ...bodyOf(list), ...changes }, { token }),
    /** The descriptions in a list. */
    async read({ path, kind }: List): Promise<readonly unknown[]> {
      const { body, ...answer } = await scene.get(path, { token })
      const rows = rowsIn(
        kind === 'accessToken' ? { ...answer, body: Object(body['accessTokens']) } : { ...answer, body },
      )
      return rows.map(({ description }) => description)
    },
    remove: ({ path }: List, id: string) => scene.call('DELETE', `${path}/${id}`, { token }),
    /** Sets the end of a token, by default in an hour. */
    end: ({ path }: List, id: string, body: object = { expiresInMinutes: 60 }) =>
      scene.call('PATCH', `${path}/${id}`, { token, body }),
    /** Gives a person a token in their active tenant and returns its id. */
    give({ level, kind }: List, owner: string, changes: Partial<ApiToken> = {}): string {
      const { id: userId, activeTenantId: tenantId } = personIn(scene.emulator, owner)
      const id = `given-${stored().length}`
      scene.emulator.arrange(({ apiTokens }) => {
        apiTokens.push({ ...blank, id, kind, level, tenantId, userId, ...changes })
      })
      return id
    },
    role: (key: string) => roleOf(scene, key).id,
  }
}

const blank = {
  description: 'Given',
  secretHash: '',
  roleIds: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  expiresAt: null,
}

function listOf(one: string, level: ApiToken['level'], kind: ApiToken['kind'], folder: string) {
  const path = `/identity/resources/${folder}/v1`
  // Only these are created at a later version of the path.
  return { one, level, kind, path, creates: one === 'TenantApiToken' ? path.replace('v1', 'v2') : path }
}
