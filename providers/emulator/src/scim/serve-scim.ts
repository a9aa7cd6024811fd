import type { Application } from '../calls/dispatch.ts'
import type { World } from '../calls/world.ts'
import { describedAs } from '../core/audit-descriptions.ts'
import { recordAudit } from '../core/audits.ts'
import type { DirectoryAction } from '../core/directory-actions.ts'
import type { CoreState } from '../core/state.ts'
import { scimPath } from '../provisioning/endpoint.ts'
import type { ScimConnection, ScimEvent } from '../provisioning/records.ts'
import { provisioningRecords } from '../provisioning/records.ts'
import { groupKind, userKind } from './attributes.ts'
import { contentOf, type Directory, logEvent } from './directory.ts'
import { kinds, resourceTypes, schemas, serviceProviderConfig } from './discovery.ts'
import { envelope, queryIn, queryOf } from './lists.ts'
import type { Members } from './matches.ts'
import { ScimRefusal, scimAnswer, scimError } from './refusals.ts'
import { connectionNamed, directoryOf, readRequest, type ScimRequest } from './requests.ts'
import { type Done, read, serveResources, serveSearch } from './resources.ts'

/** Serves SCIM 2.0 (RFC 7643, RFC 7644) to the directories of the connections, each at its own address by its token. */
export function serveScim(app: Application, world: World<CoreState>): void {
  const { prefix } = world.options
  app.all(`${scimPath(prefix, ':connection')}/:rest{.*}`, async (context) => {
    const request = await readRequest(context.req.raw, context.req.param('rest') ?? '')
    const { state } = world
    const now = world.now()
    const connection = connectionNamed(state, context.req.param('connection') ?? '')
    if (!connection) return scimError(new ScimRefusal('wrong-token', 'The token is not that of the connection'))
    const answer = answerOf(state, connection, request, {
      now,
      prefix,
      audit: (action) => {
        const { tenantId, connectionName: actor } = connection
        const none = { email: '', count: 0, roles: [[], []], rule: '', name: '', thing: '' } as const
        const description = describedAs(action, { ...none, severity: 'Info' })
        const row = {
          user: null,
          actor,
          tenantId,
          severity: 'Info',
          action,
          now,
          request: context.req.raw,
          description,
        } as const
        world.audited(recordAudit(state, row), {})
      },
    })
    world.changed()
    return answer
  })
}

interface Circumstances {
  readonly now: number
  readonly prefix: string
  /** Writes a row of the audit log. */
  readonly audit: (action: DirectoryAction) => void
}

function answerOf(
  state: CoreState,
  connection: ScimConnection,
  request: ScimRequest,
  circumstances: Circumstances,
): Response {
  const { now, audit } = circumstances
  try {
    const done = served(directoryOf(state, connection, request, circumstances), request)
    const changes = changedNames(done)
    const { leftOut = [], refusal } = done
    const row = eventOf(connection, request, done.after ?? done.before)
    if (changes.length > 0 || leftOut.length > 0) {
      const detail = leftOut.length > 0 ? `Ignored: ${leftOut.join(', ')}`.slice(0, longestDetail) : null
      logEvent(state, { ...row, changes, reason: null, detail }, now)
    }
    if (changes.length > 0) {
      connection.lastSync = new Date(now).toISOString()
      const action = actionOf(request)
      if (action) audit(action)
    }
    if (!refusal) return done.answer
    logEvent(state, { ...row, changes: [], reason: refusal.reason, detail: refusal.message }, now)
    return scimError(refusal)
  } catch (error) {
    if (!(error instanceof ScimRefusal)) throw error
    const { reason, message: detail } = error
    logEvent(
      state,
      {
        ...eventOf(connection, request, reason === 'wrong-token' ? null : meant(state, connection, request)),
        changes: [],
        reason,
        detail,
      },
      now,
    )
    return scimError(error)
  }
}

function served(directory: Directory, request: ScimRequest): Done {
  const { method, path, url, body } = request
  const [first, second] = path
  if (first === 'Users') return serveResources(directory, userKind, request)
  if (first === 'Groups') return serveResources(directory, groupKind, request)
  if (first === 'Me' || first === 'Bulk') throw new ScimRefusal('not-offered', `${first} is not offered`)
  if (first === '.search' && method === 'POST') return serveSearch(directory, kinds, queryIn(body()))
  if (method !== 'GET') throw new ScimRefusal('wrong-method', `${method} is not answered here`)
  if (first === undefined) return serveSearch(directory, kinds, queryOf(url))
  return read(scimAnswer(discovered(directory, first, second, url)))
}

/** The endpoints that describe the others (RFC 7644, section 4). They refuse a filter. */
function discovered({ address }: Directory, name: string, id: string | undefined, { searchParams }: URL): Members {
  if (name === 'ServiceProviderConfig' && id === undefined) return serviceProviderConfig(address)
  const all = name === 'ResourceTypes' ? resourceTypes(address) : name === 'Schemas' ? schemas(address) : null
  const one = all?.find((member) => member['id'] === id)
  if (!all || (id !== undefined && !one)) throw new ScimRefusal('unknown-address', 'There is nothing at this address')
  if (searchParams.has('filter')) throw new ScimRefusal('filter-not-offered', `${name} cannot be filtered`)
  return one ?? envelope(all)
}

/** The row of the log, but for its result. */
function eventOf(
  { id: connectionId }: ScimConnection,
  { method, path }: ScimRequest,
  about: Members | null,
): Pick<ScimEvent, 'connectionId' | 'operation' | 'resource' | 'resourceId' | 'name'> {
  const [first, second] = path
  const name = about?.['userName'] ?? about?.['displayName']
  const id = about?.['id'] ?? second
  return {
    connectionId,
    operation: second === '.search' ? 'read' : (operations[method] ?? 'read'),
    resource: first === 'Users' ? 'person' : first === 'Groups' ? 'group' : 'other',
    resourceId: typeof id === 'string' && id !== '.search' ? id.slice(0, longestName) : null,
    name: typeof name === 'string' && name !== '' ? name.slice(0, longestName) : null,
  }
}

/** The name of a change in the audit log; `null` for a read. */
function actionOf({ method, path }: ScimRequest): DirectoryAction | null {
  const verb = verbs[method]
  const [first] = path
  return verb ? `${verb}Scim${first === 'Groups' ? 'Group' : 'User'}` : null
}

const verbs: Readonly<Record<string, 'create' | 'replace' | 'update' | 'delete'>> = {
  POST: 'create',
  PUT: 'replace',
  PATCH: 'update',
  DELETE: 'delete',
}

const operations: Readonly<Record<string, ScimEvent['operation']>> = {
  POST: 'create',
  PUT: 'replace',
  PATCH: 'update',
  DELETE: 'remove',
}
const longestName = 256
const longestDetail = 1024

/** The resource that a refused request meant: a stored one of the connection, or the body of a new one. */
function meant(state: CoreState, { id: connectionId, userIds }: ScimConnection, request: ScimRequest): Members | null {
  const [, id] = request.path
  const { scimDocuments } = provisioningRecords.of(state)
  const document = scimDocuments.find((one) => one.connectionId === connectionId && one.id === id)
  if (document) return { ...contentOf(document), id }
  const user = state.users.find((one) => one.id === id && userIds.includes(one.id))
  if (user) return { userName: user.email, id }
  if (id !== undefined) return null
  try {
    const { userName, displayName } = request.body()
    return { userName, displayName }
  } catch {
    return null
  }
}

/** The names of the attributes that differ. */
function changedNames({ before, after }: Done): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names].filter(
    (name) => !quiet.has(name) && JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  )
}

const quiet: ReadonlySet<string> = new Set(['meta', 'schemas', 'id'])
