import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

/** What a build says for the address of the emulator, which only the server of a test knows. */
export const anyEmulator = 'http://emulator.invalid'

/** How a built application is served. */
export interface SiteOptions {
  /** The folder of the build. */
  readonly folder: string
  /** Where its provider is. */
  readonly emulatorUrl: string
  /** Headers of every answer. */
  readonly headers: Readonly<Record<string, string>>
  /** Addresses that the test itself answers, by path. Default: none. */
  readonly routes?: Readonly<Record<string, RequestListener>>
}

/** A served application. */
export interface Site {
  /** Its origin, such as `http://localhost:51234`. */
  readonly url: string
  /** Stops serving it. */
  readonly stop: () => Promise<void>
}

/**
 * Serves an application on a free port of both loopback addresses. Every address that is no file is a page of the index,
 * except below a folder that has an index of its own, such as `/gallery/`.
 */
export async function serveSite(options: SiteOptions): Promise<Site> {
  const answer = answering(options)
  const first = createServer(answer)
  const port = await listen(first, 0, '127.0.0.1')
  const second = createServer(answer)
  await listen(second, port, '::1').catch((error: NodeJS.ErrnoException) => {
    // A machine without IPv6 has only the other loopback address.
    if (error.code !== 'EADDRNOTAVAIL' && error.code !== 'EAFNOSUPPORT') throw error
  })
  return {
    url: `http://localhost:${port}`,
    stop: async () => void (await Promise.all([first, second].map(close))),
  }
}

function answering({ folder, emulatorUrl, headers, routes = {} }: SiteOptions): RequestListener {
  const bodies = new Map<string, Promise<Buffer | string>>()

  async function bodyOf(path: string): Promise<Buffer | string> {
    const content = await readFile(join(folder, path))
    return extname(path) === '.js' ? content.toString().replaceAll(anyEmulator, emulatorUrl) : content
  }

  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const route = routes[pathname]
    if (route) return route(request, response)
    const asked = normalize(decodeURIComponent(pathname))
    const ofFolder = join(asked, 'index.html')
    const isFile = extname(asked) !== ''
    const path = isFile ? asked : asked.endsWith('/') && existsSync(join(folder, ofFolder)) ? ofFolder : '/index.html'
    try {
      const body = bodies.get(path) ?? bodyOf(path)
      bodies.set(path, body)
      const sent = await body
      response.writeHead(200, { ...headers, 'content-type': types[extname(path)] ?? 'application/octet-stream' })
      response.end(sent)
    } catch {
      response.writeHead(404, headers).end()
    }
  }
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
