import { Refusal } from '@portico/headless/provider'
import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as keysFetch } from 'jose'
import {
  type AuthorizationServer,
  allowInsecureRequests,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi'
import { answerFault, discoveryFault, unreachable } from './faults.ts'
import { isRecord } from './person.ts'

/** How the issuer is reached. */
export interface IssuerOptions {
  readonly issuer: string
  readonly timeout: number
  readonly fetch: typeof fetch
}

/** An issuer: its document, its keys, and how calls to it are made. */
export interface Issuer {
  /** Reads its document, once an hour. Rejects with a `Refusal`. */
  readonly discover: () => Promise<AuthorizationServer>
  /** Returns the address of an endpoint of the document; `null` if it has none that is safe. */
  readonly endpoint: (document: AuthorizationServer, name: EndpointName) => URL | null
  /** Returns the keys of a document, for the verification of a token. */
  readonly keys: (document: AuthorizationServer) => JWTVerifyGetKey
  /** Reads the keys of a document as they are. */
  readonly readKeys: (document: AuthorizationServer) => Promise<Response>
  /** The options of each call to it. */
  readonly calls: Calls
}

/** The options of a call: the bounded `fetch`, and http for an issuer of this machine. */
export interface Calls {
  readonly [customFetch]: (url: string, init: CallInit) => Promise<Response>
  readonly [allowInsecureRequests]: boolean
}

interface CallInit {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>> | Headers
  readonly body?: BodyInit | null | undefined
}

type EndpointName =
  | 'authorization_endpoint'
  | 'end_session_endpoint'
  | 'jwks_uri'
  | 'revocation_endpoint'
  | 'userinfo_endpoint'

/** Milliseconds for which a document counts. */
const documentLife = 3_600_000

/** Bytes of a document, of a key set or of an answer. */
const mostBytes = 1_000_000

/** Opens an issuer. Throws a `Refusal` for an address that is neither https nor of this machine. */
export function openIssuer({ issuer, timeout, fetch }: IssuerOptions): Issuer {
  const address = URL.canParse(issuer) ? new URL(issuer) : null
  if (!address || !isSafe(address) || address.search || address.hash)
    throw new Refusal(
      500,
      'ER-OPENID-ISSUER',
      `issuer must be an https address without a query, not ${JSON.stringify(issuer)}`,
    )
  const isLocal = address.protocol === 'http:'
  const bounded = boundedFetch(fetch, timeout)
  const calls = { [customFetch]: bounded, [allowInsecureRequests]: isLocal }
  let kept: { readonly document: AuthorizationServer; readonly until: number } | null = null
  let reading: Promise<AuthorizationServer> | null = null
  let keySet: { readonly address: string; readonly keys: JWTVerifyGetKey } | null = null

  async function read(): Promise<AuthorizationServer> {
    try {
      const document = await processDiscoveryResponse(
        address ?? new URL(issuer),
        await discoveryRequest(address ?? new URL(issuer), calls),
      )
      // Tokens state it letter by letter, so an address that means the same is another issuer.
      if (document.issuer !== issuer)
        throw discoveryFault(
          new Error(`Its issuer is ${JSON.stringify(document.issuer)}, not ${JSON.stringify(issuer)}`),
        )
      if (
        !endpoint(document, 'authorization_endpoint') ||
        !endpoint(document, 'jwks_uri') ||
        typeof document.token_endpoint !== 'string'
      )
        throw discoveryFault()
      kept = { document, until: Date.now() + documentLife }
      return document
    } catch (thrown) {
      // An outage of the issuer changes nothing about where its endpoints are.
      if (kept && thrown instanceof Refusal && thrown.status === 503) {
        kept = { ...kept, until: Date.now() + documentLife / 60 }
        return kept.document
      }
      throw thrown instanceof Refusal ? thrown : discoveryFault(thrown)
    } finally {
      reading = null
    }
  }

  function endpoint(document: AuthorizationServer, name: EndpointName): URL | null {
    const given = document[name]
    const found = typeof given === 'string' && URL.canParse(given) ? new URL(given) : null
    return found && (isLocal ? isSafe(found) : found.protocol === 'https:') ? found : null
  }

  function keysAddress(document: AuthorizationServer): URL {
    const found = endpoint(document, 'jwks_uri')
    if (!found) throw discoveryFault()
    return found
  }

  return {
    calls,
    endpoint,
    async discover() {
      if (kept && Date.now() < kept.until) return kept.document
      reading ??= read()
      return reading
    },
    keys(document) {
      const found = keysAddress(document)
      if (keySet?.address !== found.href)
        keySet = {
          address: found.href,
          keys: createRemoteJWKSet(found, { [keysFetch]: bounded, timeoutDuration: timeout }),
        }
      return keySet.keys
    },
    async readKeys(document) {
      const response = await bounded(keysAddress(document).href, { headers: { accept: 'application/json' } })
      const found: unknown = await response.json().catch(() => null)
      const keys = isRecord(found) ? found['keys'] : null
      if (response.status !== 200 || !Array.isArray(keys)) throw answerFault()
      return Response.json({ keys: keys.filter(isRecord) })
    },
  }
}

/** An address by https, or of this machine. */
function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname))
}

/** A `fetch` whose answers arrive whole within a time, are no redirects, and are no larger than they may be. Rejects with a `Refusal`. */
function boundedFetch(fetch: IssuerOptions['fetch'], timeout: number) {
  return async (
    url: string,
    { method = 'GET', headers: sent = {}, body: form = null }: CallInit,
  ): Promise<Response> => {
    const signal = AbortSignal.timeout(timeout)
    try {
      const { status, headers, body } = await fetch(url, {
        method,
        headers: sent,
        body: form,
        redirect: 'manual',
        signal,
      })
      if (status >= 500 || status === 429) throw unreachable(new Error(`It answers ${status}`))
      if (status < 200 || (status >= 300 && status < 400)) throw answerFault(new Error(`It answers ${status}`))
      const bytes = await bytesOf(body, signal)
      return new Response(status === 204 || status === 205 ? null : bytes, { status, headers })
    } catch (thrown) {
      throw thrown instanceof Refusal ? thrown : unreachable(thrown)
    }
  }
}

/** Reads a body whole. Rejects with a `Refusal` if it is too large, or not there in time. */
export async function bytesOf(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  signal?: AbortSignal,
): Promise<Blob> {
  const reader = body?.getReader()
  const stop = () => void reader?.cancel().catch(() => {})
  signal?.addEventListener('abort', stop)
  const parts: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    length += part.value.length
    if (length > mostBytes) {
      stop()
      throw answerFault(new Error(`The answer has more than ${mostBytes} bytes`))
    }
    parts.push(part.value)
  }
  if (signal?.aborted) throw unreachable(signal.reason)
  return new Blob(parts)
}
