import { PorticoError } from '@portico/headless'

/** A failure of that code, as an answer of the provider or as the client itself tells it. */
export function failure(code: string, status?: number, message = 'The words of the provider.'): PorticoError {
  return new PorticoError(code, message, { status })
}

/** Failures that can meet any call. */
export const anyCall = {
  network: failure('network'),
  timeout: failure('timeout'),
  /** One the kit has no words for. */
  unknown: failure('ER-TENANT-PAUSED', 403, 'This tenant is paused until its administrator returns.'),
  /** The provider broke, and says by what support finds it. */
  provider: new PorticoError('ER-UNAVAILABLE', 'Upstream failed', { status: 503, traceId: '8f2c41d0a97e4b63' }),
  /** The provider broke, and says nothing. */
  silentProvider: failure('unreadable-answer'),
}
