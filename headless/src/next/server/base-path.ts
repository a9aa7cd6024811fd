import { routesBelow } from '../../routes/index.ts'
import type { GuardOptions, ServerOptions } from '../../server/index.ts'

/** An application below a `basePath`. Options are written without it; the server half knows whole paths. */
export interface BelowBasePath {
  /** The options that the path changes. */
  options(given: Partial<ServerOptions>): Partial<ServerOptions>
  /** The pages that need no session. */
  guarding(given: GuardOptions): GuardOptions
  /** A request with its whole path: Next.js takes the `basePath` from the address that a handler sees. */
  request(request: Request, given: Partial<ServerOptions>): Request
}

/** Adds a `basePath` to options and requests. Without one, both stay as they are. */
export function belowBasePath(basePath = ''): BelowBasePath {
  const base = basePath.replace(/\/+$/, '')
  if (base === '') return { options: () => ({}), guarding: (given) => given, request: (request) => request }
  const proxyOf = ({ proxyPath = '/api' }: Partial<ServerOptions>) => `${base}/${proxyPath.replace(/^\/|\/$/g, '')}`
  return {
    options: (given) => ({ routes: routesBelow(base, given.routes), proxyPath: proxyOf(given) }),
    guarding: ({ public: open = [] }) => ({ public: open.map((path) => base + path) }),
    request(request, given) {
      const url = new URL(request.url)
      if (url.pathname.startsWith(`${proxyOf(given).replace(/\/$/, '')}/`)) return request
      url.pathname = base + url.pathname
      return new Request(url, request)
    },
  }
}
