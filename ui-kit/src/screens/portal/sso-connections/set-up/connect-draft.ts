import type { SsoConnection, SsoMetadata } from '@portico/headless/portal/sso-connections'

/** The way in which the values of an identity provider are given. */
export type ConnectMethod = 'url' | 'file' | 'hand'

/** The values of an identity provider that are not saved yet. They stay while the person goes back and forth. */
export interface ConnectDraft {
  readonly method: ConnectMethod
  readonly url: string
  /** The content of a metadata file, and its name. */
  readonly metadata: string
  readonly fileName: string
  readonly ssoEndpoint: string
  readonly publicCertificate: string
  readonly isRequestSigned: boolean
  readonly oidcClientId: string
  readonly oidcSecret: string
}

/** The draft of a connection without changes. */
export function draftOf(connection: SsoConnection | null, method: ConnectMethod = 'url'): ConnectDraft {
  return {
    method,
    url: '',
    metadata: '',
    fileName: '',
    oidcSecret: '',
    ssoEndpoint: connection?.ssoEndpoint ?? '',
    publicCertificate: connection?.publicCertificate ?? '',
    isRequestSigned: connection?.isRequestSigned ?? false,
    oidcClientId: connection?.oidcClientId ?? '',
  }
}

/** The changes by hand; `null` without any. */
export function changesByHand(draft: ConnectDraft, connection: SsoConnection) {
  const names =
    connection.protocol === 'oidc'
      ? (['ssoEndpoint', 'oidcClientId'] as const)
      : (['ssoEndpoint', 'publicCertificate', 'isRequestSigned'] as const)
  const changed = names.filter((name) => draft[name] !== connection[name]).map((name) => [name, draft[name]] as const)
  return changed.length > 0 || hasSecret(draft, connection) ? Object.fromEntries(changed) : null
}

/** `true` if a client secret was typed. */
export function hasSecret({ oidcSecret }: ConnectDraft, { protocol }: SsoConnection): boolean {
  return protocol === 'oidc' && oidcSecret !== ''
}

/** The metadata of a draft; `null` for values by hand. */
export function metadataOf({ method, url, metadata }: ConnectDraft, { protocol }: SsoConnection): SsoMetadata | null {
  if (protocol === 'oidc' || method === 'hand') return null
  return method === 'url' ? { url } : { metadata }
}

/** `true` if the draft has something that is not saved. */
export function isUnsaved(draft: ConnectDraft, connection: SsoConnection): boolean {
  const metadata = metadataOf(draft, connection)
  if (!metadata) return changesByHand(draft, connection) !== null
  return ('url' in metadata ? metadata.url : metadata.metadata).trim() !== ''
}
