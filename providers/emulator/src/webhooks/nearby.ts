import type { Send } from '../calls/reach.ts'

/** Sends a request to the receiver inside the emulator if its name is reserved for tests (RFC 6761), and reaches for the others. */
export function deliverNearby(receive: Send, reach: Send): Send {
  return (request) => (/(?:^|\.)(?:test|example)$/i.test(new URL(request.url).hostname) ? receive : reach)(request)
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
