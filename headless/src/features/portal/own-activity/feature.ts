import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import type { components } from '../../../http/contract.gen.ts'
import { sessionFeature } from '../../../session/index.ts'
import type { OwnActivityActions, OwnActivityState, OwnEvent } from './types.ts'

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
      set({ rows: data.filter((row) => row.email === email).map(eventOf) })
    }),
  }),
  start: loadWhileSignedIn,
}

function eventOf(row: components['schemas']['AuditRow'], index: number): OwnEvent {
  const { createdAt, ip: ipAddress = '', userAgent } = row
  return {
    id: `${createdAt} ${index}`,
    createdAt,
    description: row.description || row.action || '',
    ipAddress,
    userAgent: typeof userAgent === 'string' ? userAgent : '',
  }
}
