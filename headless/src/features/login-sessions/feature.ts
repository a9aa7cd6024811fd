import { type Client, type Feature, loadWhileSignedIn } from '../../client/index.ts'
import { PorticoError } from '../../core/errors.ts'
import { emptyList, type RowInput } from '../../core/lists/list.ts'
import { listing } from '../../core/lists/listing.ts'
import { objectsIn, rowsIn } from '../../core/lists/rows-in.ts'
import type { Shape } from '../../core/shape.ts'
import { unlessGone } from '../../core/unless-gone.ts'
import type { components } from '../../http/contract.gen.ts'
import { pageWithin } from '../../http/paging.ts'
import type { LoginSession, LoginSessionsActions, LoginSessionsState } from './types.ts'

/** The types of the members of {@link LoginSession}. */
const loginSessionShape: Shape<LoginSession> = {
  id: 'string',
  isCurrent: 'flag',
  userAgent: 'text',
  ipAddress: 'text',
  createdAt: 'text',
  isImpersonated: 'flag',
}

/** The codes of errors that `login-sessions` makes itself. Their meaning is in its guide. */
const loginSessionErrors = {
  currentSession: 'current-session',
} as const

/** The open sessions of the signed-in person. */
export const loginSessionsFeature: Feature<LoginSessionsState, LoginSessionsActions> = {
  name: 'login-sessions',
  scope: 'user',
  source: 'admin-portal',
  reads: ['login-sessions'],
  state: () => emptyList({ pageSize: null }),
  actions(tools) {
    const { api } = tools.client
    const list = listing(
      tools,
      async (query, signal) => {
        return pageWithin(rowsOf(tools.client, await readSessions(tools.client, signal)), query, [
          'userAgent',
          'ipAddress',
        ])
      },
      { resource: 'login-sessions' },
    )
    return {
      ...list.actions,
      remove: list.removing(
        ({ id }: RowInput, signal) => unlessGone(api.delete(`${root}/me/{id}`, { path: { id }, signal })),
        refuseCurrent,
      ),
      removeOthers: tools.task(
        'single',
        async ({ optimistic, signal }) => {
          optimistic(({ rows }) => {
            const kept = rows.filter(({ isCurrent }) => isCurrent)
            return { rows: kept, total: kept.length, selected: [] }
          })
          await api.delete(`${root}/me/all`, { signal })
        },
        { changes: ['login-sessions'] },
      ),
    }
  },
  start: loadWhileSignedIn,
}

type Session = components['schemas']['Session']

const root = '/identity/resources/users/sessions/v1'

/** The sessions. If none of them is marked as that of this page, a call of its own finds it. */
async function readSessions(client: Client, signal: AbortSignal): Promise<readonly Session[]> {
  const sessions = objectsIn(await client.api.get(`${root}/me`, { signal }), client)
  if (sessions.length === 0 || sessions.some(({ current }) => current)) return sessions
  const current = await client.api.get(`${root}/me/current`, { signal }).catch(() => null)
  return sessions.map((one) => ({ ...one, current: one.id === current?.id }))
}

function refuseCurrent(row: LoginSession | undefined) {
  if (!row?.isCurrent) return
  throw new PorticoError(loginSessionErrors.currentSession, 'This page uses that session. Log out to end it')
}

/** The rows of the provider's answer, the newest first. */
function rowsOf(client: Client, sessions: readonly Session[]): readonly LoginSession[] {
  return rowsIn(client, sessions, rowOf, loginSessionShape).toSorted((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  )
}

function rowOf(session: Session): LoginSession {
  const { id, current = false, userAgent = '', ipAddress = '', createdAt = '', impersonated = false } = session
  return { id, isCurrent: current, userAgent, ipAddress, createdAt, isImpersonated: impersonated }
}
