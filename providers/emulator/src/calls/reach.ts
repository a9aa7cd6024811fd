import { matches } from '../http/origins.ts'

/** Sends a request of the emulator to an address. */
export type Send = (request: Request) => Promise<Response>

/** The header of every request that the emulator itself makes over a network. A served emulator refuses such a request. */
export const ownHeader = 'x-portico-emulator'

/**
 * Returns a function that sends requests to the given origins alone. It rejects for any other address, without a request,
 * because a page or a tenant may have chosen the address.
 */
export function reachOnly(origins: readonly string[], send: Send = (request) => fetch(request)): Send {
  return async (request) => {
    const { origin } = new URL(request.url)
    if (!origins.some((allowed) => matches(allowed, origin)))
      throw new Error(`The emulator does not call ${origin}. Allow it with --reach ${origin}, or the option reach`)
    const own = new Request(request)
    own.headers.set(ownHeader, '1')
    return send(own)
  }
}
