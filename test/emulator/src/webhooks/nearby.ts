/** Sends a request of the emulator to an address. */
export type Deliver = (request: Request) => Promise<Response>

/**
 * Reaches this machine alone: the receiver inside the emulator for names that are reserved for tests (RFC 6761), and
 * loopback. Any other address is refused without a request.
 */
export function deliverNearby(receive: Deliver, reach: Deliver = (request) => fetch(request)): Deliver {
  return async (request) => {
    const { hostname } = new URL(request.url)
    if (/(?:^|\.)(?:test|example)$/i.test(hostname)) return receive(request)
    if (isLoopback(hostname)) return reach(request)
    throw new Error('The emulator reaches this machine only: an address that ends in .test, or localhost')
  }
}

/** A webhook may have this address: https, or http on the same machine. */
export function isWebhookAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

function isLoopback(hostname: string): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/i.test(hostname)
}
