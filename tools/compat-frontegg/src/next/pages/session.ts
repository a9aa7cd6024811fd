import { defaultRoutes } from '@portico/headless/routes'
import { noticeName } from '#notices'
import type { PageRequest } from '../server/server.ts'
import { type FronteggNextJSSession, formerShapeOf } from '../server/session.ts'

/**
 * The session of a request of the pages router.
 *
 * @deprecated Use `getSession(request)` of `createNextServer`.
 */
export async function getSession(request: PageRequest): Promise<FronteggNextJSSession | undefined> {
  noticeName('getSession')
  // `pages/_app` imports this entry too, and its bundle for browsers may not hold the server half.
  const { server } = await import('../server/server.ts')
  return formerShapeOf(await server().sessionOf(request.headers.cookie))
}

/** The context of `getServerSideProps`, as far as it is read here. */
export interface PageContext {
  readonly req: PageRequest
  readonly resolvedUrl: string
}

/** A redirect as `getServerSideProps` returns it. */
export interface SignInRedirect {
  readonly redirect: { readonly destination: string; readonly permanent: false }
}

/**
 * Makes a `getServerSideProps` that leads signed-out people to the sign-in and back.
 *
 * @deprecated Use `getSession(context.req)` of `createNextServer` in `getServerSideProps`, or its `proxy`.
 */
export function withSSRSession<Context extends PageContext, Result>(
  handler: (context: Context, session: FronteggNextJSSession) => Result | Promise<Result>,
): (context: Context) => Promise<Result | SignInRedirect> {
  return async (context) => {
    noticeName('withSSRSession')
    const session = await getSession(context.req)
    if (session) return handler(context, session)
    const back = encodeURIComponent(context.resolvedUrl)
    return { redirect: { destination: `${defaultRoutes.loginUrl}?redirectUrl=${back}`, permanent: false } }
  }
}
