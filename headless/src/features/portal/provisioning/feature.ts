import { type Client, type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { emptyList } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { objectsIn, rowsIn, textsIn } from '../../../core/lists/rows-in.ts'
import { secret } from '../../../core/secret.ts'
import { unlessGone } from '../../../core/unless-gone.ts'
import { shownLine } from '../../../core/visible-text.ts'
import type { Api } from '../../../http/api-types.ts'
import { pageWithin } from '../../../http/paging.ts'
import { provisionConnectionShape } from './shapes.ts'
import type {
  CreateConnectionInput,
  CreatedConnection,
  ProvisionConnection,
  ProvisioningActions,
  ProvisioningState,
  RemoveConnectionInput,
  RotatedToken,
  RotateTokenInput,
  UpdateConnectionInput,
} from './types.ts'

/** The codes of errors that `provisioning` makes itself. Their meaning is in its guide. */
const provisioningErrors = {
  connectionNameRequired: 'connection-name-required',
} as const

/** The connections of directories (SCIM) of the tenant. */
export const provisioningFeature: Feature<ProvisioningState, ProvisioningActions> = {
  name: 'provisioning',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['provisioning'],
  state: () => emptyList({ sort: { by: 'createdAt', order: 'DESC' }, pageSize: null }),
  actions(tools) {
    const { client } = tools
    const { api } = client
    const list = listing(
      tools,
      async (query, signal) => pageWithin(await readConnections(client, signal), query, ['name', 'id']),
      { resource: 'provisioning' },
    )
    return {
      ...list.actions,
      create: list.creating(async (input: CreateConnectionInput, signal): Promise<CreatedConnection> => {
        const { source, isSynced = true } = input
        const body = { source, connectionName: nameOf(input), syncToUserManagement: isSynced, ...endOf(input) }
        const { id, connectionName: name, token, expiresAt = null, address } = await api.post(root, { body, signal })
        return { id, name, token: secret(known(token)), expiresAt, address: addressOf(client, id, address) }
      }),
      rotate: tools.task(
        'parallel',
        async ({ signal }, { id, ...end }: RotateTokenInput): Promise<RotatedToken> => {
          const { token, ...ends } = await api.post(`${root}/{id}/token`, { path: { id }, body: endOf(end), signal })
          return { ...ends, token: secret(known(token)) }
        },
        { changes: ['provisioning'] },
      ),
      update: list.changing(
        (row: ProvisionConnection, { isSynced }: UpdateConnectionInput) => ({
          ...row,
          isSynced,
        }),
        ({ id, isSynced }, signal) =>
          api.patch(`${root}/{id}`, { path: { id }, body: { syncToUserManagement: isSynced }, signal }),
      ),
      remove: list.removing(async ({ id, deleteAll = false }: RemoveConnectionInput, signal) => {
        await unlessGone(api.delete(`${root}/{id}`, { path: { id }, body: { deleteAll }, signal }))
        // Its people and groups are removed, or are changed here from now on.
        client.changed(['people', 'groups'])
      }),
    }
  },
  start: loadWhileSignedIn,
}

const root = '/directory/resources/v1/configurations/scim2'

async function readConnections(client: Client, signal: AbortSignal): Promise<readonly ProvisionConnection[]> {
  const { api } = client
  const connections = objectsIn(await api.get(root, { signal }), client)
  const ids = textsIn(connections.map(({ id }) => id))
  const counts = new Map(await Promise.all(ids.map(async (id) => [id, await countOf(api, id, signal)] as const)))
  signal.throwIfAborted()
  return rowsIn(
    client,
    connections,
    (connection) => ({
      id: connection.id,
      name: connection.connectionName,
      source: connection.source,
      isSynced: connection.syncToUserManagement,
      createdAt: connection.createdAt,
      lastSyncAt: connection.lastSync ?? null,
      userCount: counts.get(connection.id) ?? null,
      address: addressOf(client, connection.id, connection.address),
      tokens: connection.tokens ?? null,
    }),
    provisionConnectionShape,
  )
}

/** The address that a directory calls: that of the provider, else that of the application, else none. */
function addressOf({ options }: Client, id: string, named: string | undefined): string | null {
  return named ?? options.scimAddress?.(id) ?? null
}

/** The number of people of a connection. One that fails leaves the list usable. */
async function countOf(api: Api, id: string, signal: AbortSignal): Promise<number | null> {
  try {
    return (await api.get('/directory/resources/scim/temp/{id}/Users/count', { path: { id }, signal })).count
  } catch {
    return null
  }
}

function nameOf({ name }: CreateConnectionInput): string {
  const connectionName = shownLine(name)
  if (connectionName !== '') return connectionName
  throw new PorticoError(provisioningErrors.connectionNameRequired, 'A connection needs a name')
}

function endOf({ expiresInMinutes }: Pick<RotateTokenInput, 'expiresInMinutes'>) {
  return expiresInMinutes === undefined ? {} : { expiresInMinutes }
}

/** The token of a call that creates one. Without it no directory could use the connection. */
function known(token: string): string {
  if (token) return token
  throw new PorticoError('unreadable-answer', 'The provider created a token without its text')
}
