import { defaultRoutes } from '@portico/headless/routes'
import { NextResponse } from 'next/server'
import { noticeName } from '#notices'
import { portico } from '../server/portico.ts'
import { isScreenPath, isStaticPath } from '../server/screen-paths.ts'
import { serverOptions } from '../server/server-options.ts'
import { type FronteggNextJSSession, formerShapeOf } from '../server/session.ts'

/** The request of a middleware, with parts of it that are not needed here. */
export interface HandleSessionOnEdge {
  readonly request: Request
  readonly pathname: string
  readonly searchParams?: URLSearchParams | undefined
  readonly headers?: Headers | undefined
}

/**
 * Decides about a request for a page: renews the session, leads signed-out people to the sign-in, and answers the routes of hosted
 * login.
 *
 * @deprecated Use `proxy` of `createNextServer`.
 */
export async function handleSessionOnEdge({ request, pathname }: HandleSessionOnEdge): Promise<Response> {
  noticeName('handleSessionOnEdge')
  return isStaticPath(pathname) ? goOn(request) : portico().proxy(request)
}

/**
 * The session of a request, without a renewal.
 *
 * @deprecated Use `proxy` of `createNextServer`, which renews it.
 */
export async function getSessionOnEdge(request: Request): Promise<FronteggNextJSSession | undefined> {
  noticeName('handleSessionOnEdge')
  return formerShapeOf(await portico().getSession(request))
}

/**
 * The session of a request in a member, without a renewal.
 *
 * @deprecated Use `proxy` of `createNextServer`, which renews it.
 */
export async function checkSessionOnEdge(
  request: Request,
): Promise<{ readonly session: FronteggNextJSSession } | undefined> {
  const session = await getSessionOnEdge(request)
  return session && { session }
}

/**
 * Returns `true` for paths that need no session: screens, calls to the provider, and static files.
 *
 * @deprecated Use `proxy` of `createNextServer`, which knows them.
 */
export function shouldByPassMiddleware(pathname: string): boolean {
  return isStaticPath(pathname) || isScreenPath(pathname) || pathname.startsWith('/api/frontegg/')
}

/**
 * Answers with a redirect to the sign-in and back to `pathname`.
 *
 * @deprecated Use `proxy` of `createNextServer`, which does it by itself.
 */
export function redirectToLogin(
  pathname: string,
  searchParams: URLSearchParams = new URLSearchParams(),
  baseUrl: string = `${serverOptions().appUrl}`,
): Response {
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  const address = new URL(defaultRoutes.loginUrl, baseUrl)
  address.searchParams.set('redirectUrl', pathname + query)
  return Response.redirect(address)
}

function goOn(request: Request): Response {
  return NextResponse.next({ request: { headers: new Headers(request.headers) } })
}
