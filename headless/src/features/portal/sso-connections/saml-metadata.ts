import { isRecord } from '../../../core/record.ts'
import type { Api } from '../../../http/api-types.ts'
import { ifOffered } from '../../../http/if-offered.ts'

/** The addresses by which an identity provider knows the application. */
export interface ServiceProvider {
  readonly acsUrl: string
  readonly spEntityId: string
}

/**
 * Rows with the addresses of the service provider. Those that the provider leaves empty are in the metadata of SAML, which are read
 * if they are needed.
 */
export async function withServiceProvider<Row extends Partial<ServiceProvider>>(
  api: Api,
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<readonly (Row & ServiceProvider)[]> {
  const isMissing = rows.some(({ acsUrl, spEntityId }) => !acsUrl || !spEntityId)
  const known = isMissing ? await readSamlMetadata(api, signal) : nothing
  return rows.map((row) => ({
    ...row,
    acsUrl: row.acsUrl || known.acsUrl,
    spEntityId: row.spEntityId || known.spEntityId,
  }))
}

async function readSamlMetadata(api: Api, signal: AbortSignal): Promise<ServiceProvider> {
  const answer = await ifOffered(api.get('/metadata', { query: { entityName: 'saml' }, signal }))
  const configuration: unknown = answer?.rows[0]?.configuration
  const textOf = (name: string) => {
    const value = isRecord(configuration) && Object.hasOwn(configuration, name) ? configuration[name] : undefined
    return typeof value === 'string' ? value : ''
  }
  return { acsUrl: textOf('acsUrl'), spEntityId: textOf('spEntityId') }
}

const nothing: ServiceProvider = { acsUrl: '', spEntityId: '' }
