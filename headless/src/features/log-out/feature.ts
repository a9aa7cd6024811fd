import type { Client, Feature } from '../../client/index.ts'
import { routesOf } from '../../client/routes-of.ts'
import { shouldStepUp } from '../../client/way-back.ts'
import { whenShown } from '../../core/ports/shown.ts'
import type { LogOutRouteActions, LogOutState } from './types.ts'

/** The log-out route: ends the session, then opens the login or leaves that to hosted login. */
export const logOutRouteFeature: Feature<LogOutState, LogOutRouteActions> = {
  name: 'log-out',
  // Client scope, because the log-out continues without a user.
  scope: 'client',
  state: () => ({ step: { name: 'loggingOut' } }),
  actions: ({ client, task, step }) => ({
    logOut: task('single', async ({ set, signal }) => {
      set({ step: { name: 'loggingOut' } })
      client.ports.storage.local.set(quickLoginKey, null)
      await client.session.logOut({ settle })
      signal.throwIfAborted()
      set({ step: { name: 'loggedOut' } })
      // With hosted login the page is leaving for the log-out at the provider, which leads back.
      if (!client.options.hostedLogin) client.leave(loginAddress(client))
    }),
    continueToLogin: step(() => client.leave(loginAddress(client))),
  }),
  start({ client, actions }) {
    return whenShown(client.ports, actions.logOut)
  },
}

/** Delay between the end of the session and the login, in milliseconds. */
const settle = 500

/** Storage key of the quick login that the next sign-in should set up. */
const quickLoginKey = 'register-quick-login'

/** The login, with the page's query if a step-up is pending: it holds the level and the return address. */
function loginAddress(client: Client): string {
  const { page, storage } = client.ports
  const { loginUrl } = routesOf(client)
  const present = page.url()
  if (!present || storage.local.get(shouldStepUp) === null) return loginUrl
  const address = new URL(loginUrl, present)
  for (const [name, value] of present.searchParams) address.searchParams.set(name, value)
  return address.href
}
