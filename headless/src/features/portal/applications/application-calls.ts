import type { Client } from '../../../client/index.ts'
import { PorticoError, toPorticoError } from '../../../core/errors.ts'
import { objectsIn, rowsIn, textsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import type { Api } from '../../../http/api-types.ts'
import type { components } from '../../../http/contract.gen.ts'
import { ifOffered } from '../../../http/if-offered.ts'
import { sessionFeature } from '../../../session/index.ts'
import type { Application, ApplicationAccessType, UserApplicationsInput } from './types.ts'

/** The codes of errors that `applications` makes itself. Their meaning is in its guide. */
export const applicationErrors = {
  assignmentFailed: 'assignment-failed',
  tenantNotDefined: 'tenant-not-defined',
  applicationGone: 'application-gone',
} as const

/** The types of the members of {@link Application}. */
const applicationShape: Shape<Application> = {
  id: 'string',
  name: 'name',
  description: 'text',
  accessType: 'text',
  url: 'text',
  logoUrl: 'text',
  isActive: 'flag',
  'userIds|null': ['string'],
}

/** Reads the applications of the tenant without their users: those assigned to it, free ones included. */
export async function readTenantApplications(client: Client, signal: AbortSignal): Promise<readonly Application[]> {
  const { api } = client
  const tenants = await api.get(`${applications}/tenant-assignments/v2`, { signal })
  const assignments = objectsIn(tenants, client).flatMap((tenant) => objectsIn(tenant.assignments, client))
  const ids = textsIn(assignments.map(({ appId }) => appId))
  // The provider adds the applications that are free for every tenant.
  const query = { ids: ids.join(','), _includeFreeAccess: true }
  const answers = await api.get(`${applications}/v1`, { query, signal })
  const free = assignments.flatMap(({ appId, accessType }) => (accessType === 'FREE_ACCESS' ? [appId] : []))
  return rowsIn(client, answers, (answer) => applicationOf(answer, free.includes(answer.id)), applicationShape)
}

/** Adds the users who are assigned to each application. They need a permission of their own: without it, none are added. */
export async function withUsers(
  api: Api,
  rows: readonly Application[],
  signal: AbortSignal,
): Promise<readonly Application[]> {
  if (rows.length === 0) return []
  const query = { appIds: rows.map(({ id }) => id).join(',') }
  const assigned = await ifOffered(api.get(`${access}/apps-users`, { query, signal }))
  if (!assigned) return rows
  const known = objectsIn(assigned)
  return rows.map((row) => ({ ...row, userIds: textsIn(known.find(({ appId }) => appId === row.id)?.userIds) }))
}

/** Reads the ids of the applications that are assigned to a user. */
export async function readUserApplicationIds(
  api: Api,
  userId: string,
  signal: AbortSignal,
): Promise<readonly string[]> {
  return textsIn(await api.get(`${access}/{userId}/apps`, { path: { userId }, signal }))
}

/** Assigns applications to a user, or takes them away. Throws `assignment-failed` and `tenant-not-defined`. */
export async function changeAssignment(
  client: Client,
  verb: 'assign' | 'unassign',
  { userId, ids, tenantId = ownTenantId(client) }: UserApplicationsInput,
  signal: AbortSignal,
): Promise<void> {
  const body = { userId, tenantId, appIds: [...ids] }
  try {
    // The contract names the two paths in opposite order.
    if (verb === 'assign') await client.api.post(`${access}/apps-user`, { body, signal })
    else await client.api.delete(`${access}/user-apps`, { body, signal })
  } catch (thrown) {
    signal.throwIfAborted()
    throw assignmentFailed(toPorticoError(thrown))
  }
}

function ownTenantId(client: Client): string {
  const { user, tenant } = client.get(sessionFeature).getSnapshot()
  const tenantId = user?.tenantId ?? tenant?.tenantId
  if (tenantId) return tenantId
  throw new PorticoError(applicationErrors.tenantNotDefined, 'TenantId is not defined')
}

function assignmentFailed(error: PorticoError): PorticoError {
  const { status, traceId, retryAfter } = error
  const message = 'Assignment action failed. Try again or contact support.'
  return new PorticoError(applicationErrors.assignmentFailed, message, { status, traceId, retryAfter, cause: error })
}

const applications = '/applications/resources/applications'

const access = '/identity/resources/applications/v1'

/** An application of the provider's answer, without its users. `isFree` is `true` if its assignment to the tenant is free. */
function applicationOf(answer: components['schemas']['Application'], isFree: boolean): Application {
  const { id, name, description = '', accessType, appURL = '', logoURL = '', isActive = true } = answer
  return {
    id,
    name,
    description,
    url: appURL,
    logoUrl: logoURL,
    isActive,
    userIds: null,
    accessType: isFree ? 'free' : (accessOf[accessType] ?? accessType),
  }
}

const accessOf: Readonly<Record<string, ApplicationAccessType>> = { FREE_ACCESS: 'free', MANAGED_ACCESS: 'managed' }

/** `true` if a user may use an application: it is free, or assigned to the user. */
export function canUseApplication(
  { accessType, userIds }: Pick<Application, 'accessType' | 'userIds'>,
  userId: string,
): boolean {
  return accessType === 'free' || (userIds?.includes(userId) ?? false)
}
