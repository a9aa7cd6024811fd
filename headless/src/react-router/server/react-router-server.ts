import { createContext, redirect } from 'react-router'
import { withQuery } from '../../client/with-query.ts'
import { createRoutes } from '../../routes/index.ts'
import type { ServerSession } from '../../server/index.ts'
import { serverOfProcess } from '../../server/server-of-process.ts'
import { withCookies } from '../../server/with-cookies.ts'
import type { ReactRouterServer, ReactRouterServerOptions } from './types.ts'

/**
 * Makes the server half of an application of React Router in framework mode. Configure it by environment variables, by options, or
 * both. It needs React Router 7.9 or later, with middleware.
 *
 * @example
 * ```ts
 * export const portico = createReactRouterServer({ public: ['/', '/pricing/*'] })
 * ```
 */
export function createReactRouterServer(options: ReactRouterServerOptions = {}): ReactRouterServer {
  const sessionContext = createContext<ServerSession | null>(null)
  const server = serverOfProcess('react-router', options)
  const sessionOf: ReactRouterServer['sessionOf'] = (context) => context.get(sessionContext)
  return {
    get server() {
      return server()
    },
    handle: ({ request }) => server().handle(request),
    async middleware({ request, context }, next) {
      const verdict = await server().guard(request, options)
      if (verdict.response) return verdict.response
      context.set(sessionContext, verdict.session)
      return withCookies(await next(), verdict.setCookies)
    },
    sessionOf,
    requireSession({ request, context }) {
      const session = sessionOf(context)
      if (session) return session
      const { loginUrl } = createRoutes(options.routes)
      const { pathname, search } = new URL(request.url)
      const back = encodeURIComponent(pathname + search)
      throw redirect(withQuery(loginUrl, `redirectUrl=${back}`))
    },
    async stateOf(context, name) {
      const session = sessionOf(context)
      return session ? server().stateOf(session, name) : undefined
    },
    async openClient(context) {
      const session = sessionOf(context)
      return session && server().openClient(session)
    },
  }
}
