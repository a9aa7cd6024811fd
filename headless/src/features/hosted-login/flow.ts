import type { Client } from '../../client/types.ts'
import { isRecord } from '../../core/record.ts'
import { webAddress } from '../../core/web-address.ts'
import { addressOf } from '../../http/address.ts'
import { sessionFeature } from '../../session/feature.ts'
import type { SessionHost } from '../../session/host.ts'
import type { StepUpDemand } from '../../step-up/index.ts'
import { authorize } from './authorize.ts'
import { forgetRedirect, forgetTokens, holdForLogOut, memoryOf } from './memory.ts'
import { optionsOf } from './settings.ts'
import { stepUpQuery } from './step-up-rule.ts'
import type { HostedEndpoints } from './types.ts'

/** The code of hosted login, loaded at the first action. */
export { authorize } from './authorize.ts'

export { lead } from './lead.ts'

export { afterExchange, renew } from './renewal.ts'

export { resume } from './resume.ts'

/** Leaves for the provider's page with the required assurance, the maximum age if given, and the tenant. */
export async function leaveForStepUp(client: Client, { maxAge }: StepUpDemand): Promise<void> {
  const organization = aliasOf(client.get(sessionFeature).getSnapshot().tenant)
  const params = stepUpQuery(client.options.hostedLogin?.stepUpRule, maxAge)
  await authorize(client, { params, isStepUp: true, ...(organization && { organization }) })
}

/** The alias of a tenant at the provider, if it has one. */
function aliasOf(tenant: unknown): string | undefined {
  const alias = isRecord(tenant) ? tenant['alias'] : undefined
  return typeof alias === 'string' && alias ? alias : undefined
}

/** Stores the destination after log-out. A foreign address is ignored with a warning. */
export function keepReturn(client: Client, returnTo: string | undefined): void {
  const present = client.ports.page.url()
  const address = returnTo === undefined || !present ? null : webAddress(returnTo, present)
  const isHome = address?.origin === present?.origin || client.options.allowedOrigins?.includes(address?.origin ?? '')
  if (returnTo !== undefined && !isHome) {
    client.log.warn('The address after the log-out was refused: it is not on an allowed origin.')
  }
  memoryOf(client).returnTo = isHome ? (address?.href ?? null) : null
}

/** Leaves for the provider, which ends its session and redirects back. */
export function leaveForLogOut(host: SessionHost): void {
  const memory = memoryOf(host)
  const present = host.ports.page.url()
  const { idToken } = memory
  forgetTokens(host)
  forgetRedirect(host)
  if (!present) return
  holdForLogOut(host)
  const { endpoints, appId, clientId } = optionsOf(host)
  const back = { post_logout_redirect_uri: memory.returnTo ?? `${present.origin}/` }
  memory.returnTo = null
  const hinted = { ...back, ...(idToken && { id_token_hint: idToken }) }
  const own = () => addressOf(host.options, '/oauth/logout', {}, hinted)
  host.leave(endpoints ? endAddress(endpoints, { ...hinted, client_id: appId ?? clientId }) : own())
}

type EndQuery = Readonly<Record<string, string>> & { readonly post_logout_redirect_uri: string }

/** The end-session address of an OpenID provider, or the return address if it has none. */
function endAddress({ endSession }: HostedEndpoints, query: EndQuery): string {
  if (endSession === undefined) return query.post_logout_redirect_uri
  const address = new URL(endSession)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address.href
}
