import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { objectsIn, rowsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import { sessionFeature } from '../../../session/index.ts'
import type { OwnActivityActions, OwnActivityState, OwnEvent } from './types.ts'

/** The types of the members of {@link OwnEvent}. */
const ownEventShape: Shape<OwnEvent> = {
  id: 'string',
  createdAt: 'text',
  action: 'text',
  description: 'text',
  ipAddress: 'text',
  userAgent: 'text',
}

/** The last events of the audit log that the signed-in user caused. */
export const ownActivityFeature: Feature<OwnActivityState, OwnActivityActions> = {
  name: 'own-activity',
  scope: 'user',
  source: 'admin-portal',
  reads: ['audits'],
  state: () => ({ rows: [] }),
  actions: ({ client, task }) => ({
    load: task('latest', async ({ set, signal }) => {
      const { email = '' } = client.get(sessionFeature).getSnapshot().user ?? {}
      // An empty filter would match the events of all users.
      if (email === '') return
      const query = { offset: 0, count: 10, sortBy: 'createdAt', sortDirection: 'desc' as const, filters: { email } }
      const { data } = await client.api.get('/audits', { query, signal })
      const own = objectsIn(data, client).filter((row) => row.email === email)
      set({ rows: rowsIn(client, own, eventOf, ownEventShape) })
    }),
  }),
  start: loadWhileSignedIn,
}

function eventOf(row: components['schemas']['AuditRow'], index: number): OwnEvent {
  const { createdAt, ip: ipAddress = '', userAgent = '' } = row
  return {
    id: `${createdAt} ${index}`,
    createdAt,
    action: row.action ?? '',
    description: row.description || row.action || '',
    ipAddress,
    userAgent,
  }
}
