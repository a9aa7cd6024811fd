import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../test/fake-ports.ts'
import { createLogger } from '../core/logger.ts'
import { createApi } from './api.ts'

const servers: Server[] = []

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
})

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on a port has one.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A provider that sends every call on to another origin, which believes that it may answer. */
async function open(status: number) {
  const stolen: string[] = []
  const other = await serve((request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      stolen.push(`${request.method} ${body} ${request.headers.authorization ?? ''}`.trim())
      response.end('{"accessToken":"stolen"}')
    })
  })
  const baseUrl = await serve((_, response) => response.writeHead(status, { location: `${other}/steal` }).end())
  return { stolen, api: apiAt(baseUrl) }
}

function apiAt(baseUrl: string, leave: (address: string) => void = () => {}) {
  const ports = fakePorts({ fetch })
  return createApi(
    { baseUrl },
    {
      ports,
      log: createLogger(ports.log, 'debug', 'test'),
      accessToken: async () => 'access-1',
      tokenAfter: async () => null,
      framework: () => undefined,
      leave,
    },
  )
}

describe('a provider that redirects to another origin', () => {
  it.each([301, 302, 303, 307, 308])('by %i gets no password there', async (status) => {
    const { api, stolen } = await open(status)
    const call = api.post('/identity/resources/auth/v1/user', { body: { email: 'a@b.test', password: 'Secret-1' } })
    await expect(call).rejects.toMatchObject({ code: 'network' })
    expect(stolen).toEqual([])
  })

  it.each([302, 307])('by %i does not have that answer a renewal', async (status) => {
    const { api, stolen } = await open(status)
    const call = api.post('/identity/resources/auth/v1/user/token/refresh', { body: { tenantId: 't1' } })
    await expect(call).rejects.toMatchObject({ code: 'network', status: undefined })
    expect(stolen).toEqual([])
  })

  it.each([302, 307])('by %i does not have that answer a reading, and gets no token there', async (status) => {
    const { api, stolen } = await open(status)
    await expect(api.get('/identity/resources/users/v2/me')).rejects.toMatchObject({ code: 'redirected-elsewhere' })
    expect(stolen).toEqual(['GET'])
  })

  it('does not have that answer a log-out, which may be redirected', async () => {
    const { api } = await open(302)
    await expect(api.post('/identity/resources/auth/v1/logout')).rejects.toMatchObject({
      code: 'redirected-elsewhere',
    })
  })
})

describe('a 302 of the contract, without a Location', () => {
  it('leads the browser to the address in its body', async () => {
    const left: string[] = []
    const baseUrl = await serve((_, response) => response.writeHead(302).end('https://idp.example/logout'))
    const api = apiAt(baseUrl, (address) => left.push(address))
    await expect(api.post('/identity/resources/auth/v1/logout')).rejects.toMatchObject({ code: 'redirected' })
    expect(left).toEqual(['https://idp.example/logout'])
  })
})
