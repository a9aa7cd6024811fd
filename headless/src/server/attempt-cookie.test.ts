import { describe, expect, it } from 'vitest'
import { openServer } from '../../test/open-server.ts'

const httpsUrl = 'https://app.example.com'

async function begin(cookie = '', path = '/account/login') {
  const { server } = openServer({ appUrl: httpsUrl, hostedLogin: true })
  const { response } = await server.guard(new Request(httpsUrl + path, { headers: { cookie } }))
  return response?.headers.getSetCookie() ?? []
}

describe('the cookie of an attempt', () => {
  it('no other host can set the cookie of an attempt at an https address', async () => {
    const [text = ''] = await begin()
    expect(text).toMatch(
      /^__Host-portico-attempt-[\w-]{12}=[^;]+; Path=\/; Max-Age=600; HttpOnly; Secure; SameSite=Lax/,
    )
  })

  it('an attempt without the prefix is not believed at an https address', async () => {
    const app = openServer({ appUrl: httpsUrl, hostedLogin: true })
    const { response } = await app.server.guard(new Request(`${httpsUrl}/account/login`))
    const [pair = ''] = (response?.headers.getSetCookie()[0] ?? '').split(';')
    const state = new URL(response?.headers.get('location') ?? '').searchParams.get('state')
    const calls = app.received.length
    for (const [cookie, begun] of [
      [pair.replace('__Host-', ''), false],
      [pair, true],
    ] as const) {
      const back = new Request(`${httpsUrl}/oauth/callback?code=x&state=${state}`, { headers: { cookie } })
      const { response: answer } = await app.clock.work(() => app.server.guard(back))
      expect(answer?.status).toBe(400)
      expect(app.received.length > calls).toBe(begun)
    }
  })

  it('the oldest attempts of a browser go once they take too many bytes', async () => {
    const jar: string[] = []
    const removed: string[] = []
    for (let turn = 0; turn < 20; turn++) {
      for (const text of await begin(jar.join('; '), `/account/login?redirectUrl=/r?q=${'x'.repeat(500)}`)) {
        const [pair = ''] = text.split(';')
        const [name = ''] = pair.split('=')
        if (!text.includes('Max-Age=0')) jar.push(pair)
        else
          removed.push(
            ...jar.splice(
              jar.findIndex((one) => one.startsWith(`${name}=`)),
              1,
            ),
          )
      }
      expect(jar.join('; ').length).toBeLessThan(7000)
    }
    expect(jar.length).toBeGreaterThan(2)
    expect(removed.length + jar.length).toBe(20)
  })
})
