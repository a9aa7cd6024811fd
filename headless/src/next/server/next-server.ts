import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { NextResponse } from 'next/server'
import { withQuery } from '../../client/with-query.ts'
import { createRoutes } from '../../routes/index.ts'
import { partsOf, valuesIn } from '../../server/cookies.ts'
import { serverOfProcess } from '../../server/server-of-process.ts'
import type { CookieSource, NextServer, NextServerOptions } from './types.ts'

const sites = ['lax', 'strict', 'none'] as const

const levels = ['low', 'medium', 'high'] as const

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

/**
 * The `Cookie` header of the request that is being rendered or handled, with what an action has changed since: a page that Next.js
 * renders after an action still sees the former header. A name with several values stays as it is, as the list of Next.js
 * has one value of each.
 */
async function requestCookies(): Promise<string | null> {
  const header = (await headers()).get('cookie')
  const present = new Map((await cookies()).getAll().map(({ name, value }) => [name, value]))
  const sent = valuesIn(header)
  const pairs = [...sent].flatMap(([name, values]) => {
    const value = present.get(name)
    if (value === undefined) return []
    return values.some((one) => isSame(one, value)) ? values.map((one) => [name, one]) : [[name, value]]
  })
  const added = [...present].filter(([name]) => !sent.has(name))
  return [...pairs, ...added].map((pair) => pair.join('=')).join('; ') || null
}

/** Sets the cookies of `Set-Cookie` headers in an action or a handler. Next.js refuses it while a page is rendered. */
async function setRequestCookies(setCookies: readonly string[]): Promise<void> {
  const store = await cookies()
  for (const text of setCookies) {
    const { name, value, attributes } = partsOf(text)
    const of = (key: string) => attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1)
    const has = (key: string) => attributes.some((one) => one.toLowerCase() === key)
    const [maxAge, expires, domain, priority] = [of('max-age'), of('expires'), of('domain'), of('priority')]
    store.set(name, value, {
      path: of('path') ?? '/',
      httpOnly: has('httponly'),
      secure: has('secure'),
      partitioned: has('partitioned'),
      ...(maxAge !== undefined && { maxAge: Number(maxAge) }),
      ...(expires !== undefined && { expires: new Date(expires) }),
      ...(domain !== undefined && { domain }),
      ...(priority !== undefined && { priority: oneOf(levels, priority) }),
      sameSite: oneOf(sites, of('samesite')),
    })
  }
}

function oneOf<Value extends string>(list: readonly Value[], text: string | undefined): Value | undefined {
  return list.find((one) => one === text?.toLowerCase())
}

/** Next.js decodes the values of cookies, and encodes those that it sets. */
function isSame(sent: string, present: string): boolean {
  if (sent === present) return true
  try {
    return decodeURIComponent(sent) === present
  } catch {
    return false
  }
}
