import { type Client, type Feature, routesOf } from '../../client/index.ts'
import { shouldStepUp } from '../../client/way-back.ts'
import { whenShown } from '../../core/ports/shown.ts'
import type { LogOutRouteActions, LogOutState } from './types.ts'

/** The log-out route: nobody is signed in any more, then the login. */
export const logOutRoute: Feature<LogOutState, LogOutRouteActions> = {
  name: 'log-out',
  // The client's: it goes on when the user is gone.
  scope: 'client',
  state: () => ({ step: { name: 'loggingOut' } }),
  actions: ({ client, task, step }) => ({
    logOut: task('single', async ({ set, signal }) => {
      set({ step: { name: 'loggingOut' } })
      client.ports.storage.local.set(quickLoginKey, null)
      await client.session.logOut({ settle })
      signal.throwIfAborted()
      set({ step: { name: 'loggedOut' } })
      client.leave(loginAddress(client))
    }),
    continueToLogin: step(() => client.leave(loginAddress(client))),
  }),
  start({ client, actions }) {
    return whenShown(client.ports, actions.logOut)
  },
}

/** Milliseconds between the end of the session and the login. */
const settle = 500

/** A way in that was to be set up at the next sign-in. */
const quickLoginKey = 'register-quick-login'

/** The login; where the person has to step up, with the query, which says how far and where to go afterwards. */
function loginAddress(client: Client): string {
  const { page, storage } = client.ports
  const { loginUrl } = routesOf(client)
  const present = page.url()
  if (!present || storage.local.get(shouldStepUp) === null) return loginUrl
  const address = new URL(loginUrl, present)
  for (const [name, value] of present.searchParams) address.searchParams.set(name, value)
  return address.href
}
