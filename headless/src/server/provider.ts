import { networkError, PorticoError } from '../core/errors.ts'
import { sanitizeHeaders } from '../http/sanitize-headers.ts'
import { sdk } from '../http/version.gen.ts'
import { type Cookies, cookieHeader } from './cookies.ts'
import { serverErrors } from './errors.ts'
import { providerCookies } from './provider-cookies.ts'
import type { Settings } from './settings.ts'

/** A call to the provider. */
export interface ProviderCall {
  readonly method: string
  /** The path with prefix and query. */
  readonly path: string
  /** The request of the visitor that it is made for, if there is one. */
  readonly request: Request | null
  readonly cookies: Cookies
  readonly headers?: Readonly<Record<string, string | null>>
  readonly body?: BodyInit | null
}

/** An answer of the provider: read, if it is text. */
export interface ProviderAnswer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The bytes of a file, which are passed on as they arrive. */
  readonly file: ReadableStream | null
}

/**
 * Sends a call to the provider with its own cookies. Redirects are answers: they are never followed. Rejects with `network`
 * if no answer arrived in time; a text must have arrived whole. Rejects with `answer-unreadable` if that is too large to be held.
 */
export async function callProvider(settings: Settings, call: ProviderCall): Promise<ProviderAnswer> {
  const { ports, baseUrl, options } = settings
  const aborter = new AbortController()
  const stop = ports.clock.after(options.timeout ?? 30_000, () => aborter.abort())
  try {
    const response = await ports.fetch(baseUrl + call.path, {
      method: call.method,
      headers: sanitizeHeaders({
        ...(call.request && passedHeaders(call.request.headers)),
        ...call.headers,
        ...(call.request && addressHeaders(settings, call.request)),
        'accept-encoding': 'identity',
        cookie: cookieHeader(providerCookies(settings, call.cookies)),
        'x-frontegg-middleware': 'true',
      }),
      body: call.body ?? null,
      redirect: 'manual',
      cache: 'no-store',
      signal: aborter.signal,
    })
    const { status, headers } = response
    if (isFile(settings, headers)) return { status, headers, text: '', file: response.body }
    const bytes = await boundedBytes(response.body)
    const text = textOf(bytes, headers)
    return text === null
      ? { status, headers, text: '', file: new Blob([bytes]).stream() }
      : { status, headers, text, file: null }
  } catch (cause) {
    throw cause instanceof PorticoError ? cause : networkError(cause)
  } finally {
    stop()
  }
}

/** In a secure session, the server reads each answer that can hold a token. Other answers than JSON and text pass as they arrive. */
function isFile({ options }: Settings, headers: Headers): boolean {
  const type = headers.get('content-type') ?? 'json'
  return !/json|^text\/plain/i.test(type) && (!options.secureJwt || files.test(type))
}

/** Pictures, documents and exports, which may be large. */
const files = /^(?:(?:image|audio|video|font)\/|text\/csv|application\/(?:pdf|octet-stream|zip|vnd\.))/i

async function boundedBytes(stream: ReadableStream<Uint8Array<ArrayBuffer>> | null): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (const reader = stream?.getReader(); reader; ) {
    const { value } = await reader.read()
    if (!value) break
    parts.push(value)
    bytes += value.byteLength
    if (bytes <= largestAnswer) continue
    reader.cancel().catch(() => {})
    throw new PorticoError(serverErrors.answerUnreadable, 'The answer of the provider is too large')
  }
  return new Blob(parts).arrayBuffer()
}

/** Bytes of an answer that is read. The client accepts 8 MiB as well; files pass as they arrive. */
const largestAnswer = 8 * 1024 * 1024

/** `null` for bytes of an unknown type that are no text. */
function textOf(bytes: ArrayBuffer, headers: Headers): string | null {
  const isText = /json|^text\/plain/i.test(headers.get('content-type') ?? 'json')
  try {
    return new TextDecoder('utf-8', { fatal: !isText }).decode(bytes)
  } catch {
    return null
  }
}

/** The headers of calls that the server makes for itself. */
export function ownHeaders({ options, baseUrl }: Settings): Readonly<Record<string, string | null>> {
  return {
    'content-type': 'application/json',
    origin: new URL(baseUrl).origin,
    'x-frontegg-sdk': sdk,
    'x-frontegg-framework': options.framework ?? null,
    'frontegg-requested-application-id': options.applicationId ?? null,
  }
}

/** Passed on by name, as a server before the provider might believe any other. */
const passed = /^(?:accept|accept-language|authorization|content-type|origin|user-agent|(?:x-)?frontegg-.+)$/
/** These state what only this server may, in each spelling of a name. Some servers read an underscore as a dash. */
const reserved = /^(?:x-)?frontegg-(?:forwarded-for|headers-verifier|middleware|vendor-id|tenant-id|user-id)$/

function passedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].filter(([name]) => passed.test(name) && !reserved.test(name.replaceAll('_', '-'))),
  )
}

function addressHeaders({ options }: Settings, request: Request): Readonly<Record<string, string>> {
  const ip = options.forwardIp?.ipOf(request)
  if (!options.forwardIp || !ip) return {}
  return {
    'x-frontegg-forwarded-for': ip,
    'x-frontegg-headers-verifier': options.forwardIp.sharedSecret,
    'frontegg-vendor-id': options.clientId,
  }
}
