import { afterEach, describe, expect, it } from 'vitest'
import { fakePorts } from '../../test/fake-ports.ts'
import { closeOrigins, openOrigin, openRedirect } from '../../test/real-origins.ts'
import { createLogger } from '../core/logger.ts'
import { createApi } from './api.ts'
import { unknownOffer } from './offer.ts'

afterEach(closeOrigins)

/** Opens an API whose provider redirects every call to another origin, which answers with a token. */
async function open(status: number) {
  const { origin, stolen } = await openRedirect(status)
  return { stolen, api: apiAt(origin) }
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
      holder: () => 0,
      follow() {},
      offer: () => unknownOffer,
      setOffer() {},
      framework: () => undefined,
      leave,
    },
  )
}

describe('a provider that redirects to another origin', () => {
  it.each([301, 302, 303, 307, 308])('a redirect to another origin by %i gets no password there', async (status) => {
    const { api, stolen } = await open(status)
    const call = api.post('/identity/resources/auth/v1/user', { body: { email: 'a@b.test', password: 'Secret-1' } })
    await expect(call).rejects.toMatchObject({ code: 'network' })
    expect(stolen).toEqual([])
  })

  it.each([302, 307])('a redirect to another origin by %i does not answer a renewal', async (status) => {
    const { api, stolen } = await open(status)
    const call = api.post('/identity/resources/auth/v1/user/token/refresh', { body: { tenantId: 't1' } })
    await expect(call).rejects.toMatchObject({ code: 'network', status: undefined })
    expect(stolen).toEqual([])
  })

  it.each([302, 307])(
    'a redirect to another origin by %i does not answer a read, and gets no token there',
    async (status) => {
      const { api, stolen } = await open(status)
      await expect(api.get('/identity/resources/users/v2/me')).rejects.toMatchObject({ code: 'redirected-elsewhere' })
      expect(stolen).toEqual(['GET'])
    },
  )

  it('a redirect to another origin does not answer a log-out, which may be redirected', async () => {
    const { api } = await open(302)
    await expect(api.post('/identity/resources/auth/v1/logout')).rejects.toMatchObject({
      code: 'redirected-elsewhere',
    })
  })
})

describe('a 302 of the contract, without a Location', () => {
  it('leads the browser to the address in its body', async () => {
    const left: string[] = []
    const baseUrl = await openOrigin((_, response) => response.writeHead(302).end('https://idp.example/logout'))
    const api = apiAt(baseUrl, (address) => left.push(address))
    await expect(api.post('/identity/resources/auth/v1/logout')).rejects.toMatchObject({ code: 'redirected' })
    expect(left).toEqual(['https://idp.example/logout'])
  })
})
