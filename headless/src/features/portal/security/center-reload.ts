import type { Feature } from '../../../client/index.ts'
import type { Outcome } from '../../../core/outcome.ts'

/** Reloads recommendations and insights after a change of their subjects, if the flag of the security center is on. */
export const centerReloadFeature: Feature<object, { load(): Promise<Outcome> }> = {
  name: 'security-center-reload',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['security-policies', 'session-policy', 'ip-restrictions', 'domain-restrictions', 'sso-connections'],
  state: () => ({}),
  actions: ({ client, task }) => ({
    load: task('latest', async () => {
      if (await client.isFlagOn('security-center-admin-portal-major-version')) client.changed(['security-center'])
    }),
  }),
}
