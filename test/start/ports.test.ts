import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { isPortFree, portFrom } from '../../scripts/start/ports.mjs'

const servers: Server[] = []
const hasIpv6 = Object.values(networkInterfaces()).some((all) => all?.some(({ address }) => address === '::1'))
const hosts = ['127.0.0.1', '0.0.0.0', ...(hasIpv6 ? ['::1', '::'] : [])]

afterEach(async () => {
  vi.unstubAllEnvs()
  await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
})

async function listen(host: string, port = 0): Promise<number> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port }, resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return address.port
}

describe('isPortFree', () => {
  it.each(hosts)('sees who listens on %s', async (host) => {
    expect(await isPortFree(await listen(host))).toBe(false)
  })

  it('leaves a free port free', async () => {
    const port = await listen('127.0.0.1')
    await Promise.all(servers.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))
    expect(await isPortFree(port)).toBe(true)
    expect(await isPortFree(port)).toBe(true)
  })
})

describe('portFrom', () => {
  it('takes the variable, and the default where it is unset or empty', () => {
    vi.stubEnv('PORT', '6000')
    expect(portFrom('PORT', 5173)).toBe(6000)
    vi.stubEnv('PORT', '')
    expect(portFrom('PORT', 5173)).toBe(5173)
  })

  it.each(['0', '65536', '80a', '-1', '1.5'])('refuses %s', (text) => {
    vi.stubEnv('PORT', text)
    expect(() => portFrom('PORT', 5173)).toThrow(`PORT is "${text}", which is no port`)
  })
})
