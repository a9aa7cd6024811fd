import { describe, expect, it } from 'vitest'
import { ownHeader, reachOnly } from './reach.ts'

describe('a request of the emulator', () => {
  const send = async (request: Request) => new Response(request.headers.get(ownHeader))
  const reach = reachOnly(['http://localhost:3000', 'https://idp.example.com', 'http://127.0.0.1:*'], send)

  it.each(['http://localhost:3000/hook', 'https://idp.example.com/a?b=c', 'http://127.0.0.1:9000', 'http://127.0.0.1'])(
    'a request to %s, whose origin is named, is sent with the mark of the emulator',
    async (address) => expect(await (await reach(new Request(address))).text()).toBe('1'),
  )

  it.each([
    'http://localhost:3001',
    'https://localhost:3000',
    'http://169.254.169.254/latest',
    'http://10.0.0.8',
    'http://idp.example.com',
    'https://idp.example.com.evil.test',
    'https://idp.example.com@evil.test',
    'http://[::1]:3000',
  ])('a request to %s is refused, by the name of its origin', async (address) => {
    const { origin } = new URL(address)
    await expect(reach(new Request(address.replace('idp.example.com@', '')))).rejects.toThrow(
      `does not call ${origin}. Allow it with --reach ${origin}`,
    )
  })
})
