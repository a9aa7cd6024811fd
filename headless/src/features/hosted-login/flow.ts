import type { Client } from '../../client/types.ts'
import { isRecord } from '../../core/record.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { StepUpDemand } from '../../step-up/index.ts'
import { multiFactor } from '../../step-up/is-stepped-up.ts'
import { authorize } from './authorize.ts'

/** The code of hosted login, loaded at the first action. */
export { authorize } from './authorize.ts'
export { lead } from './lead.ts'
export { afterExchange, renew } from './renewal.ts'
export { resume } from './resume.ts'
export { keepReturn, leaveForLogOut } from './sign-out.ts'

/** Leaves for the provider's page with the required assurance, the maximum age if given, and the tenant. */
export async function leaveForStepUp(client: Client, { maxAge }: StepUpDemand): Promise<void> {
  const organization = aliasOf(client.get(sessionFeature).getSnapshot().tenant)
  const params = { acr_values: multiFactor, ...(maxAge !== undefined && { max_age: String(maxAge) }) }
  await authorize(client, { params, isStepUp: true, ...(organization && { organization }) })
}

/** The alias of a tenant at the provider, if it has one. */
function aliasOf(tenant: unknown): string | undefined {
  const alias = isRecord(tenant) ? tenant['alias'] : undefined
  return typeof alias === 'string' && alias ? alias : undefined
}
