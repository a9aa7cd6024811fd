import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { listenOnAll } from '../../../../providers/emulator/src/node/listen.ts'

/** An answer on its way through a proxy. */
export interface Passed {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly body: string
}

/** A call on its way through a proxy. */
export interface Call {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** The changes that a proxy makes to calls and answers. */
export interface Breakage {
  readonly call?: (call: Call) => Call
  readonly answer?: (answer: Passed, call: Call) => Passed
}

/** A server that runs. */
export interface Served {
  /** Such as `http://localhost:4711`. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/** Serves on a free port of this machine. */
export async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Served> {
  return listen(createServer(answer), 'http')
}

/** Serves one text for each path. */
export function serveText(text: string, headers: Readonly<Record<string, string>> = {}, status = 200): Promise<Served> {
  return serve((_, response) => response.writeHead(status, { 'content-type': 'text/html', ...headers }).end(text))
}

/** Serves a function of the Fetch standard, which is given the origin that it is served at. */
export async function serveFetch(answer: (request: Request, origin: string) => Promise<Response>): Promise<Served> {
  const { port, stop } = await listenOnAll((request) => answer(request, new URL(request.url).origin), 0, [
    '127.0.0.1',
    '::1',
  ])
  return { url: `http://localhost:${port}`, stop }
}

/** Listens on a free port. */
export async function listen(server: Server, scheme: string): Promise<Served> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const { port }: AddressInfo = addressOf(server)
  return {
    url: `${scheme}://localhost:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Serves a proxy that passes calls to a provider and breaks one thing. */
export function proxyBefore(target: string, { call: change, answer }: Breakage): Promise<Served> {
  return serve((incoming, response) => {
    const given = { method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers: namedHeaders(incoming) }
    const call = change?.(given) ?? given
    const outgoing = request(new URL(call.path, target), { method: call.method, headers: call.headers }, (inner) => {
      const parts: Buffer[] = []
      inner.on('data', (part: Buffer) => parts.push(part))
      inner.on('end', () => {
        const passed = {
          status: inner.statusCode ?? 0,
          headers: { ...namedHeaders(inner), 'set-cookie': inner.headers['set-cookie'] ?? [] },
          body: Buffer.concat(parts).toString(),
        }
        const { status, headers, body } = answer?.(passed, call) ?? passed
        for (const [name, value] of Object.entries(headers)) {
          if (name !== 'content-length' && name !== 'transfer-encoding') response.setHeader(name, value)
        }
        response.writeHead(status).end(body)
      })
    })
    incoming.pipe(outgoing)
  })
}

/** A `fetch` for which names lead to servers of this machine, and no other name exists. */
export function fetchWithNames(names: Readonly<Record<string, string>>): typeof fetch {
  return (input, init) => {
    const url = new URL(String(input))
    const target = names[url.origin]
    if (target !== undefined) return fetch(target + url.pathname + url.search, init)
    if (url.hostname === 'localhost' || url.hostname === '127.0.0.1') return fetch(url, init)
    return Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }))
  }
}

function addressOf(server: Server): AddressInfo {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen')
  return address
}

function namedHeaders({ headers }: IncomingMessage): Record<string, string> {
  const texts = Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return Object.fromEntries(texts)
}
