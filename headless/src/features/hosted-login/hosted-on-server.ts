import type { Client, HostedSignIn } from '../../client/types.ts'
import { part } from '../../core/errors.ts'
import { refreshPath } from '../../session/scope.ts'
import { forgetRedirect, holdForLogOut, memoryOf } from './memory.ts'
import { ruleIn, stepUpQuery } from './step-up-rule.ts'
import type { HostedOnServerOptions } from './types.ts'

/**
 * Makes a client sign in on a page of the provider by way of the application's own server: `createServer` or
 * `createNextServer` with `hostedLogin`. The server holds the secret and the refresh token.
 *
 * @example
 * ```ts
 * import { createClient } from '@portico/headless'
 *
 * const client = createClient({ baseUrl: () => '/api', hostedLogin: hostedOnServer() })
 * ```
 */
export function hostedOnServer(options: HostedOnServerOptions = {}): HostedSignIn {
  const { loginUrl = '/account/login', logoutUrl = '/account/logout' } = options
  const rule = ruleIn(options.stepUp)
  return {
    ...rule,
    loadsProfile: true,
    async renew(host, { signal, tenantId }) {
      const body = tenantId === null ? {} : { tenantId }
      const answer = await host.api.post(refreshPath, { body, signal, keepalive: true, needsObject: true })
      forgetRedirect(host)
      return answer
    },
    async leave(host) {
      holdForLogOut(host)
      host.leave(logoutUrl)
    },
    async stepUp(client, { maxAge }) {
      leaveFor(client, loginUrl, stepUpQuery(rule.stepUpRule, maxAge))
    },
    signIn(client) {
      if (memoryOf(client).isLeaving) return
      part(import('./lead.ts'))
        .then(({ lead }) => lead(client, async () => leaveFor(client, loginUrl, {})))
        .catch((error: unknown) => client.log.error('Nobody could be led to hosted login.', error))
    },
  }
}

/** A new document, not a move of the router: the server answers with a redirect to the provider. */
function leaveFor(client: Client, loginUrl: string, query: Readonly<Record<string, string>>): void {
  const present = client.ports.page.url()
  if (!present) return
  const address = new URL(loginUrl, present.origin)
  address.searchParams.set('redirectUrl', present.pathname + present.search + present.hash)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  client.leave(address.href)
}
