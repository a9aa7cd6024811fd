import { boundedText } from '../core/bounded-text.ts'
import type { Clock } from '../core/ports/ports.ts'

/** The ports and the abort signal of {@link loadOverrides}. */
export interface OverridesHost {
  readonly fetch: typeof fetch
  readonly clock: Clock
  readonly signal: AbortSignal
}

/**
 * Loads the document at an overrides address, or returns the reason as text if there is none. It requires https (http
 * on loopback) and sends no credentials and no headers of ours. Limits: one megabyte and ten seconds.
 */
export async function loadOverrides(
  address: string,
  { fetch, clock, signal }: OverridesHost,
): Promise<{ readonly document: unknown } | { readonly refused: string }> {
  if (!isFit(address)) return { refused: 'the address is not https, or carries credentials' }
  const aborter = new AbortController()
  const abort = () => aborter.abort()
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  const stop = clock.after(longestMs, abort)
  try {
    const response = await fetch(address, { credentials: 'omit', redirect: 'error', signal: aborter.signal })
    if (!response.ok) return { refused: `the answer was ${response.status}` }
    const text = await boundedText(response, largestBytes)
    return text === null ? { refused: 'the document is larger than a megabyte' } : { document: JSON.parse(text) }
  } catch {
    return { refused: 'the document could not be read' }
  } finally {
    stop()
    signal.removeEventListener('abort', abort)
  }
}

const longestMs = 10_000
const largestBytes = 1_048_576

function isFit(address: string): boolean {
  try {
    const url = new URL(address)
    const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)
    return (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)) && !url.username && !url.password
  } catch {
    return false
  }
}
