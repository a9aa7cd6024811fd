import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const servers: Server[] = []

/** Serves a new origin over HTTP until {@link closeOrigins}. Returns the origin. */
export async function openOrigin(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A listening server has a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/**
 * Serves an origin that redirects every call to another one, which answers with a token. `stolen` holds the calls
 * there.
 */
export async function openRedirect(status: number) {
  const stolen: string[] = []
  const other = await openOrigin((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      stolen.push(`${request.method} ${body} ${request.headers.authorization ?? ''}`.trim())
      response.end('{"accessToken":"stolen"}')
    })
  })
  const origin = await openOrigin((_, response) => response.writeHead(status, { location: `${other}/steal` }).end())
  return { origin, stolen }
}

/** Closes all origins. */
export async function closeOrigins(): Promise<void> {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}
