import { boundedText } from '../core/bounded-text.ts'
import type { Logger } from '../core/logger.ts'
import type { Clock, Ports } from '../core/ports/ports.ts'
import { isRecord } from '../core/record.ts'
import { defaultMetadata } from './defaults.ts'
import { mergeMetadata } from './merge.ts'
import type { AdminBoxMetadata } from './types.ts'

const longestMs = 10_000

const largestBytes = 1_048_576

/**
 * The merged metadata: the defaults, the tenant's configuration over them, and the document of its
 * `metadataOverrides.url` over both. An unusable part is left out with a warning.
 */
export async function completeMetadata(
  configuration: unknown,
  { ports, log, signal }: { readonly ports: Ports; readonly log: Logger; readonly signal: AbortSignal },
): Promise<AdminBoxMetadata> {
  const metadata = mergedOr(defaultMetadata, configuration)
  const { url } = isRecord(metadata.metadataOverrides) ? metadata.metadataOverrides : { url: undefined }
  if (typeof url !== 'string') return metadata
  const loaded = await loadOverrides(url, { fetch: ports.fetch, clock: ports.clock, signal })
  if ('document' in loaded) return mergedOr(metadata, loaded.document)
  log.warn(`The metadata overrides were left out: ${loaded.refused}.`)
  return metadata

  function mergedOr(base: AdminBoxMetadata, over: unknown): AdminBoxMetadata {
    try {
      return mergeMetadata(base, over)
    } catch (error) {
      log.warn('Metadata was left out.', error)
      return base
    }
  }
}

/** The ports and the abort signal of {@link loadOverrides}. */
interface OverridesHost {
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

function isFit(address: string): boolean {
  try {
    const url = new URL(address)
    const isLoopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(url.hostname)
    return (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback)) && !url.username && !url.password
  } catch {
    return false
  }
}
