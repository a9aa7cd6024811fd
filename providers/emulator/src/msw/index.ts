import { http, type RequestHandler } from 'msw'
import { createCookieJar, withCookieJar } from '../http/cookie-jar.ts'
import type { Emulator } from '../types.ts'

/**
 * Mock Service Worker handlers that hand every call below `baseUrl` to an emulator.
 *
 * @example
 * ```ts
 * import { createEmulator } from '@portico/emulator'
 * import { setupServer } from 'msw/node'
 *
 * const server = setupServer(...handlers(createEmulator(), 'https://auth.example.com'))
 * ```
 */
export function handlers(emulator: Emulator, baseUrl: string): readonly RequestHandler[] {
  const fetch = withCookieJar(emulator.fetch, createCookieJar(emulator.now))
  const answer = async ({ request }: { readonly request: Request }) => {
    try {
      return await fetch(request)
    } catch {
      return Response.error()
    }
  }
  const below = `${baseUrl.replace(/\/+$/, '')}/*`
  return [http.all(below, answer)]
}
