import { redirect } from '@tanstack/react-router'
import { withQuery } from '../client/with-query.ts'
import { routesBelow } from '../routes/index.ts'
import { serverOfProcess } from '../server/server-of-process.ts'
import { withCookies } from '../server/with-cookies.ts'
import type { TanStackStartServer, TanStackStartServerOptions } from './types.ts'

/**
 * Makes the server half of an application of TanStack Start. Configure it by environment variables, by options, or both.
 *
 * @example
 * ```ts
 * export const portico = createTanStackStartServer({ public: ['/', '/pricing/*'] })
 * ```
 */
export function createTanStackStartServer(options: TanStackStartServerOptions = {}): TanStackStartServer {
  const server = serverOfProcess('tanstack-start', options)
  return {
    get server() {
      return server()
    },
    handle: ({ request }) => server().handle(request),
    async guard({ request, handlerType }, goOn) {
      // The browser cannot follow a redirect from a server function to a page.
      const isOpen = handlerType === 'serverFn'
      const verdict = await server().guard(request, isOpen ? { ...options, public: ['*'] } : options)
      if (verdict.response) return verdict.response
      const result = await goOn({ session: verdict.session })
      return { ...result, response: withCookies(result.response, verdict.setCookies) }
    },
    sessionOf: ({ session }) => session,
    requireSession({ session }, back) {
      if (session) return session
      // An `href` is a whole path.
      const { loginUrl } = routesBelow((options.basePath ?? '').replace(/^\/?/, '/'), options.routes)
      const href = back === undefined ? loginUrl : withQuery(loginUrl, `redirectUrl=${encodeURIComponent(back)}`)
      throw redirect({ href })
    },
    async stateOf({ session }, name) {
      return session ? server().stateOf(session, name) : undefined
    },
    async openClient({ session }) {
      return session && server().openClient(session)
    },
  }
}
