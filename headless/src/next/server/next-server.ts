import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { NextResponse } from 'next/server'
import { withQuery } from '../../client/with-query.ts'
import { createRoutes } from '../../routes/index.ts'
import { serverOfProcess } from '../../server/server-of-process.ts'
import { requestCookies, setRequestCookies } from './request-cookies.ts'
import type { CookieSource, NextServer, NextServerOptions } from './types.ts'

/**
 * Makes the server half of an application of Next.js. Configure it by environment variables, by options, or both.
 *
 * @example
 * ```ts
 * export const portico = createNextServer({ public: ['/', '/pricing/*'] })
 * ```
 */
export function createNextServer(options: NextServerOptions = {}): NextServer {
  const { basePath, proxyPath } = options
  const server = serverOfProcess('next', options)
  const handle = (request: Request) => server().handle(withBasePath(request, basePath, proxyPath))

  const next: NextServer = {
    handlers: { GET: handle, POST: handle, PUT: handle, PATCH: handle, DELETE: handle, OPTIONS: handle },
    get server() {
      return server()
    },
    async proxy(request) {
      const verdict = await server().guard(request, options)
      return verdict.response ?? goOn(request, verdict.cookie, verdict.setCookies)
    },
    async getSession(from) {
      // Before the options: a build that prerenders the page has no environment, and waits here.
      const cookie = await cookieOf(from)
      return server().sessionOf(cookie)
    },
    async requireSession() {
      const session = await next.getSession()
      if (session) return session
      const { loginUrl } = createRoutes(options.routes)
      const back = (await headers()).get(pathHeader)
      return redirect(back ? withQuery(loginUrl, `redirectUrl=${encodeURIComponent(back)}`) : loginUrl)
    },
    async getClient(from) {
      const session = await next.getSession(from)
      return session && server().openClient(session)
    },
    async getState(from, name) {
      const session = await next.getSession(from)
      return session ? server().stateOf(session, name) : undefined
    },
    async renewSession() {
      const { session, setCookies } = await server().renewSession(await requestCookies())
      await setRequestCookies(setCookies)
      return session
    },
  }
  return next
}

/** The page is rendered with the renewed cookies, and the browser gets them. */
function goOn(request: Request, cookie: string | null, setCookies: readonly string[]): Response {
  const changed = new Headers(request.headers)
  const { pathname, search } = new URL(request.url)
  changed.set(pathHeader, pathname + search)
  if (cookie === null) changed.delete('cookie')
  else changed.set('cookie', cookie)
  const response = NextResponse.next({ request: { headers: changed } })
  for (const one of setCookies) response.headers.append('set-cookie', one)
  if (setCookies.length > 0) response.headers.set('cache-control', 'private, no-store, max-age=0')
  return response
}

async function cookieOf(from?: CookieSource): Promise<string | null> {
  if (!from) return requestCookies()
  const given = from.headers
  return isReader(given) ? given.get('cookie') : (given.cookie ?? null)
}

function isReader(given: CookieSource['headers']): given is Pick<Headers, 'get'> {
  return 'get' in given
}

/** The page, for {@link NextServer.requireSession}: a server component knows no path. Overwritten in every request. */
const pathHeader = 'x-portico-path'

/** Returns a request with its whole path: Next.js takes the `basePath` from the address that a handler sees. */
function withBasePath(request: Request, basePath = '', proxyPath = '/api'): Request {
  const [base, proxy] = [basePath, proxyPath].map((path) => path.replace(/^\/|\/$/g, ''))
  const whole = [base, proxy].map((part) => part && `/${part}`).join('')
  const url = new URL(request.url)
  if (!base || url.pathname.startsWith(`${whole}/`)) return request
  url.pathname = `/${base}${url.pathname}`
  return new Request(url, request)
}
