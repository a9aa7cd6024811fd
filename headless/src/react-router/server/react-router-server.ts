import { createContext, redirect } from 'react-router'
import { withQuery } from '../../client/with-query.ts'
import { environment, processWide } from '../../core/ports/server-process.ts'
import { createRoutes } from '../../routes/index.ts'
import { createServer, optionsFromEnv, type Server, type ServerSession } from '../../server/index.ts'
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
  let made: Server | undefined
  const server = () => {
    made ??= createServer({
      renewals: processWide('renewals'),
      profiles: processWide('profiles'),
      framework: 'react-router',
      ...optionsFromEnv(environment(), options),
    })
    return made
  }
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

/** The answer with the cookies of a renewed session, which no cache may keep. */
function withCookies(response: Response, setCookies: readonly string[]): Response {
  if (setCookies.length === 0) return response
  const headers = new Headers(response.headers)
  for (const cookie of setCookies) headers.append('set-cookie', cookie)
  headers.set('cache-control', 'private, no-store, max-age=0')
  const { status, statusText, body } = response
  return new Response(body, { status, statusText, headers })
}
