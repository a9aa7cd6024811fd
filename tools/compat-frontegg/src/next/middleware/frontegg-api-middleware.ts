import { noticeName } from '#notices'
import { server } from '../server/server.ts'

/** The request of a handler in `pages/api`. */
export interface NodeRequest extends AsyncIterable<Uint8Array> {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  /** The body, if Next.js has parsed it. */
  readonly body?: unknown
}

/** The response of a handler in `pages/api`. */
export interface NodeResponse {
  statusCode: number
  /** Sets a header of the answer. */
  setHeader(name: string, value: string | string[]): unknown
  /** Ends the answer with its body. */
  end(body?: Uint8Array): unknown
}

/**
 * Forwards the calls of the browser to the provider: the default export of `pages/api/frontegg/[...frontegg-middleware].ts`. As a
 * handler of a route in `app` it takes a `Request` and resolves to the `Response`.
 *
 * @deprecated Use `handlers` of `createNextServer` in `app/api/[...portico]/route.ts`.
 */
export async function FronteggApiMiddleware(request: Request): Promise<Response>
export async function FronteggApiMiddleware(request: NodeRequest, response: NodeResponse): Promise<undefined>
export async function FronteggApiMiddleware(
  request: Request | NodeRequest,
  response?: NodeResponse,
): Promise<Response | undefined> {
  noticeName('FronteggApiMiddleware')
  if (request instanceof Request) return server().handle(request)
  const answer = await server().handle(await requestOf(request))
  if (!response) throw new TypeError('FronteggApiMiddleware needs the response of the handler as its second argument')
  response.statusCode = answer.status
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = answer.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
  response.end(new Uint8Array(await answer.arrayBuffer()))
  return undefined
}

async function requestOf(request: NodeRequest): Promise<Request> {
  const { method = 'GET', url = '/' } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one)
  }
  const protocol = headers.get('x-forwarded-proto')?.split(',')[0] ?? 'http'
  const address = new URL(url, `${protocol}://${headers.get('host') ?? 'localhost'}`)
  const body = ['GET', 'HEAD'].includes(method) ? null : await bodyOf(request)
  // The length is that of the body as it is sent now.
  headers.delete('content-length')
  return new Request(address, { method, headers, body })
}

/** The body as the browser sent it. Next.js parses JSON and forms before a handler, unless its config turns that off. */
async function bodyOf(request: NodeRequest): Promise<BodyInit | null> {
  const { body } = request
  if (body === undefined || body === null) {
    const parts: Uint8Array<ArrayBuffer>[] = []
    for await (const part of request) parts.push(new Uint8Array(part))
    return parts.length > 0 ? new Blob(parts) : null
  }
  if (typeof body === 'string') return body
  const isForm = String(request.headers['content-type']).startsWith('application/x-www-form-urlencoded')
  if (!isForm) return JSON.stringify(body)
  return new URLSearchParams(Object.entries(body).flatMap(([name, value]) => [[name, String(value)]]))
}
