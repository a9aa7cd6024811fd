import type { Client } from '../../../client/index.ts'

/** Reads recommendations and insights again after a change of a policy, where the flag of the security center is on. */
export async function centerChanged(client: Client): Promise<void> {
  if (await client.isFlagOn('security-center-admin-portal-major-version')) client.changed(['security-center'])
}
