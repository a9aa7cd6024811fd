import type { Logger } from '../core/logger.ts'
import type { Ports } from '../core/ports/ports.ts'
import { isRecord } from '../core/record.ts'
import { defaultMetadata } from './defaults.ts'
import { mergeMetadata } from './merge.ts'
import { loadOverrides } from './overrides.ts'
import type { AdminBoxMetadata } from './types.ts'

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
