import type { HostedSignIn } from '../../client/types.ts'
import { developerError } from '../../core/developer-error.ts'
import { part } from '../../core/errors.ts'
import { noProvider } from '../../http/target.ts'
import { forgetTokens, memoryOf } from './memory.ts'
import { personReader } from './person.ts'
import { hostedLoginErrors, keepOptions } from './settings.ts'
import { ruleIn } from './step-up-rule.ts'
import type { HostedLoginOptions } from './types.ts'

/**
 * Makes a client sign in on a page of the provider, by OpenID Connect with PKCE. Throws `client-id-missing` if there is
 * neither a `clientId` nor an `appId`, and `option-invalid` for a `stepUp` that no token can meet.
 *
 * @example
 * ```ts
 * import { createClient } from '@portico/headless'
 *
 * const client = createClient({ baseUrl, hostedLogin: hosted({ clientId: 'b6adfe4c-…' }) })
 * ```
 */
export function hosted(options: HostedLoginOptions): HostedSignIn {
  const { clientId, appId = clientId, bearer = 'id_token', endpoints, stepUp, person } = { ...options }
  if (!appId) throw developerError(hostedLoginErrors.clientIdMissing, noClientId)
  const source: HostedSignIn = {
    ...(endpoints && { scope: endpoints.token, baseUrl: noProvider }),
    ...(endpoints && person && { person: personReader(person) }),
    ...ruleIn(stepUp),
    audience: `${appId} ${bearer}`,
    loadsProfile: endpoints === undefined,
    beforeRenewal: async (host, signal) => (await flow()).afterExchange(host, signal),
    renew: async (host, asked) => (await flow()).renew(host, asked),
    leave: async (host) => (await flow()).leaveForLogOut(host),
    forget: forgetTokens,
    stepUp: async (client, demand) => (await flow()).leaveForStepUp(client, demand),
    signIn(client) {
      if (memoryOf(client).isLeaving) return
      flow()
        .then(({ lead }) => lead(client))
        .catch((error: unknown) => client.log.error('Nobody could be led to hosted login.', error))
    },
  }
  return keepOptions(source, options)
}

const noClientId =
  'hosted() has no clientId, so the provider would refuse the sign-in: set clientId to the client id of your environment'

/** The lazy part: all code that the first render does not need. */
export const flow = () => part(import('./flow.ts'))
