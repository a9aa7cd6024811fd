import type { ServerOptions } from '../src/server/index.ts'
import { appUrl, openServer } from './open-server.ts'

/** The path of the profile, through the server. */
export const mePath = '/api/frontegg/identity/resources/users/v2/me'

/** Returns a call with cookies but without `Origin` and `Sec-Fetch-Site`, which no browser sends. */
export function post(path: string, init: RequestInit = {}): Request {
  const headers = {
    cookie: 'fe_refresh_x=1',
    ...(!init.body && { 'content-type': 'application/json' }),
    ...init.headers,
  }
  return new Request(appUrl + path, { method: 'POST', body: '{}', ...init, headers })
}

/** Opens a server whose provider answers every call in the same way. */
export function serverBefore(answer: () => Response | Promise<Response>, options: Partial<ServerOptions> = {}) {
  const app = openServer()
  const asked: Request[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    asked.push(new Request(input, init))
    return answer()
  }
  const server = app.serve({ ports: { clock: app.clock, log: () => {}, fetch }, ...options })
  return { server, asked, clock: app.clock }
}
