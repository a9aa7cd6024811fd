import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appUrl, openServer } from '../../test/open-server.ts'
import { mePath, serverBefore } from '../../test/served-calls.ts'
import { signIn } from '../../test/served-sign-in.ts'
import { tokenOf } from '../../test/token-of.ts'

const jwt = `${tokenOf({ sub: 'ada' })}signature-of-the-token`
const json = { 'content-type': 'application/json' }

async function passed(body: string, type = 'application/json') {
  const { server } = serverBefore(() => new Response(body, { headers: { 'content-type': type } }), { secureJwt: true })
  const answer = await server.handle(new Request(appUrl + mePath))
  return { status: answer.status, text: await answer.text() }
}

/** The file that a browser gets, if the provider sends it in these parts. */
async function passedParts(parts: readonly string[]): Promise<string> {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) if (part) controller.enqueue(new TextEncoder().encode(part))
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/octet-stream' }
  const { server } = serverBefore(() => new Response(body, { headers }), { secureJwt: true })
  return (await server.handle(new Request(appUrl + mePath))).text()
}

describe('an answer of a secure session', () => {
  it.each([3000, 100_000])(
    'an answer of a secure session passes with %i levels of arrays and of objects',
    async (levels) => {
      for (const [open, close] of [
        ['[', ']'],
        ['{"a":', '}'],
        ['[{"a":[', ']}]'],
      ] as const) {
        const text = `${open.repeat(levels)}"${jwt}"${close.repeat(levels)}`
        const answer = await passed(text)
        expect(answer.status).toBe(200)
        expect(answer.text.includes(jwt)).toBe(false)
        expect(answer.text.startsWith(open)).toBe(true)
        expect(answer.text.endsWith(close.repeat(levels))).toBe(true)
      }
    },
  )

  it('a refresh token below any depth goes with its whole value', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const answer = await passed(`{"a":1,"refreshToken":${deep},"b":[{"refresh_token":"x"}]}`)
    expect(JSON.parse(answer.text)).toEqual({ a: 1, b: [{}] })
  })

  it.each([
    ['{"refreshToken":"x"}', '{}'],
    ['{"refreshToken":"x","a":1}', '{"a":1}'],
    ['{"a":1,"refreshToken":"x"}', '{"a":1}'],
    ['{"a":1, "refreshToken" : {"b":[1,"]"]} , "c":2}', '{"a":1,"c":2}'],
    ['{"refresh\\u0054oken":"x","refresh_token":null}', '{}'],
    ['[{"refreshToken":1},{"refreshToken":2}]', '[{},{}]'],
    ['{"a":"\\"}","b":[],"c":{},"d":-1.5e3,"e":[true,null]}', '{"a":"\\"}","b":[],"c":{},"d":-1.5e3,"e":[true,null]}'],
    ['{"id":12345678901234567890}', '{"id":12345678901234567890}'],
    ['"text"', '"text"'],
    [' 1 ', '1'],
    ['{"__proto__":{"a":1}}', '{"__proto__":{"a":1}}'],
  ])('an answer of a secure session keeps everything but refresh tokens: %s', async (body, expected) => {
    expect((await passed(body)).text).toBe(expected)
  })

  it.each([
    ['a bare string', JSON.stringify(jwt)],
    ['an element of a list', JSON.stringify([jwt, 'other'])],
    ['a list of lists', JSON.stringify([[[jwt]]])],
    ['a list below a name', JSON.stringify({ tokens: [jwt], accessToken: [jwt] })],
    ['an unknown name', JSON.stringify({ jwt, data: jwt, bearer: `Bearer ${jwt}` })],
    ['a name', JSON.stringify({ [jwt]: 1 })],
    ['JSON within JSON', JSON.stringify({ metadata: JSON.stringify({ accessToken: jwt }) })],
    ['an escaped text', `["${jwt.replace('e', '\\u0065')}"]`],
    ['a sentence', JSON.stringify(['The token is ', jwt, '.'].join(''))],
    ['an address with a token', JSON.stringify({ url: `https://app.test/#access_token=${jwt}&x=1` })],
  ])('JSON of a secure session holds no token: %s', async (_, body) => {
    const { text } = await passed(body)
    expect(text).not.toContain('signature-of-the-token')
    expect(text).not.toContain(jwt)
    expect(() => JSON.parse(text)).not.toThrow()
  })

  it.each([
    ['text/plain', jwt],
    ['text/plain; charset=utf-8', `Bearer ${jwt}\n`],
    ['TEXT/PLAIN', jwt],
    ['application/jwt', jwt],
    ['application/x-www-form-urlencoded', `access_token=${jwt}&refresh_token=secret`],
    ['Application/JSON', JSON.stringify({ accessToken: jwt })],
    ['application/json', `{"accessToken":"${jwt}","refreshToken":"secret`],
    ['application/unknown', jwt],
    ['application/vnd.api+json', JSON.stringify([jwt])],
    ['text/html; charset=utf-8', `<p>${jwt}</p>`],
    ['text/csv', `name,token\nada,${jwt}\nbob,"${jwt}"\n`],
    ['application/octet-stream', `\u00e9 ${jwt}`],
    ['application/vnd.acme', JSON.stringify({ accessToken: jwt, refresh_token: 'secret' })],
    ['application/vnd.acme', jwt],
    ['image/svg+xml', `<svg><desc>${jwt}</desc></svg>`],
    ['text/plain', `x${jwt}`],
    ['text/plain', jwt.replaceAll('.', '%2E')],
    ['text/plain', `eyJeyJeyJeyJeyJ${jwt}`],
    ['application/json', JSON.stringify({ note: `x${jwt}`, other: jwt.replaceAll('.', '%2e') })],
  ])('a text of a secure session holds no token, as %s', async (type, body) => {
    const { text } = await passed(body, type)
    expect(text).not.toContain('signature-of-the-token')
    expect(text).not.toContain('secret')
  })

  it.each([
    ['location', `/page?x=1#access_token=${jwt}&state=STATE`],
    ['location', `https://app.test/?id_token=${jwt}`],
    ['location', `https://app.test/?refresh_token=secret-${jwt}`],
    ['www-authenticate', `Bearer realm="${jwt}"`],
    ['frontegg-trace-id', jwt],
    ['content-disposition', `attachment; filename="${jwt}.csv"`],
    ['x-frontegg-token', `x${jwt}`],
  ])('a header of a secure session holds no token: %s: %s', async (name, value) => {
    const headers = { 'content-type': 'text/csv', [name]: value }
    const { server } = serverBefore(() => new Response('a,b', { headers }), { secureJwt: true })
    const answer = await server.handle(new Request(appUrl + mePath))
    expect(answer.headers.get(name)).not.toContain('signature-of-the-token')
    expect(answer.headers.get(name)).not.toContain('secret')
    expect(answer.headers.get(name)?.length).toBeGreaterThan(10)
  })

  it('a header keeps the state of an address, and one-time tokens', async () => {
    const location = `https://idp.test/?state=${jwt}&resetToken=${jwt}#top`
    const headers = { location }
    const { server } = serverBefore(() => new Response(null, { status: 302, headers }), { secureJwt: true })
    const answer = await server.handle(new Request(appUrl + mePath))
    expect(answer.headers.get('location')).toBe(location)
  })

  it.each([
    '{"refreshToken":"secret-of-a-session","a":1}',
    '{"refresh_token" : "secret-of-a-session"}\n',
    'name,refresh-token=secret-of-a-session\nbob,x',
    '{\n"refreshToken":\n  "secret-of-a-session"\n}',
    '{"refreshToken":\n\n"secret-of-a-session"}',
  ])('a file loses a refresh token wherever its parts are divided: %j', async (text) => {
    for (let cut = 1; cut < text.length; cut++) {
      for (const gap of [1, 7]) {
        const passed = await passedParts([text.slice(0, cut), text.slice(cut, cut + gap), text.slice(cut + gap)])
        expect(passed, `${cut}, ${gap}`).not.toMatch(/secret|session/)
      }
    }
  })

  it('a file loses a token at the end of a part that is longer than what is held', async () => {
    const text = await passedParts([`${'a,'.repeat(600_000)}${jwt.slice(0, 30)}`, `${jwt.slice(30)},b`])
    expect(text).not.toContain('signature-of-the-token')
  })

  it('a file loses its tokens wherever its parts are divided, and keeps each other byte', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.array(fc.nat(600), { maxLength: 8 }),
        async (bytes, cuts) => {
          const whole = Buffer.concat([bytes, Buffer.from(`\n${jwt}\n`), bytes])
          const at = [0, ...cuts.map((cut) => Math.min(cut, whole.length)).sort((a, b) => a - b), whole.length]
          const parts = at.slice(1).map((end, index) => whole.subarray(at[index], end))
          const headers = { 'content-type': 'application/octet-stream' }
          const body = new ReadableStream<Uint8Array>({
            start(controller) {
              for (const part of parts) if (part.length > 0) controller.enqueue(Uint8Array.from(part))
              controller.close()
            },
          })
          const { server } = serverBefore(() => new Response(body, { headers }), { secureJwt: true })
          const answer = await server.handle(new Request(appUrl + mePath))
          const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
          const expected = Buffer.from(bytes).toString('latin1')
          expect(text).not.toContain('signature-of-the-token')
          expect([text.startsWith(`${expected}\nredacted.`), text.endsWith(`\n${expected}`)]).toEqual([true, true])
        },
      ),
    )
  })

  it.each([
    '{"address":"https://idp.test/?state=STATE"}',
    '{"mfaToken":"STATE","resetPhoneNumberToken":"STATE"}',
    '{"file":"eyJoe.tar.gz","host":"hey.you.there","version":"1.2.3"}',
  ])(
    'an answer of a secure session keeps one-time tokens, the state of addresses, and names with dots: %s',
    async (pattern) => {
      const body = pattern.replaceAll('STATE', jwt)
      expect((await passed(body)).text).toBe(body)
    },
  )

  it('an answer of a secure session holds no token that a service would accept, under any name', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    await signIn(browser)
    const genuine = (await app.server.sessionOf(browser.cookie()))?.accessToken
    const answering = (body: string) => new Response(body, { headers: json })
    const ports = {
      clock: app.clock,
      log: () => {},
      fetch: (async (input, init) => {
        const request = new Request(input, init)
        return request.url.endsWith('jwks.json')
          ? app.provider.emulator.fetch(request)
          : answering(JSON.stringify({ token: genuine }))
      }) satisfies typeof fetch,
    }
    const answer = await app.serve({ secureJwt: true, ports }).handle(new Request(appUrl + mePath))
    expect(await answer.text()).not.toContain(genuine)
  })

  it('many tokens and long texts cost little', async () => {
    const many = JSON.stringify(Array.from({ length: 5000 }, (_, at) => `${tokenOf({ sub: `${at}` })}signature`))
    expect((await passed(many)).text).not.toContain('.signature')
    for (const part of ['eyJ', 'ey-', 'ey_', 'ey.', '-.', 'eyJh.', '\\"'])
      expect((await passed(`["${part.repeat(200_000)}"]`)).status).toBe(200)
  }, 20_000)

  it('bytes that are no text are passed on unchanged', async () => {
    const bytes = Uint8Array.from([0, 255, 128, 10])
    for (const type of ['application/pdf', 'image/png', 'application/unknown', 'text/csv']) {
      const headers = { 'content-type': type }
      const { server } = serverBefore(() => new Response(bytes, { headers }), { secureJwt: true })
      const answer = await server.handle(new Request(appUrl + mePath))
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
    }
  })
})

describe('an answer that cannot be read', () => {
  it('an answer that cannot be read has a code of its own, and the log does not blame the network', async () => {
    const logged: string[] = []
    const app = openServer()
    const headers = new Headers(json)
    const ports = {
      clock: app.clock,
      log: (_: string, ...parts: unknown[]) => void logged.push(parts.join(' ')),
      fetch: (async () => {
        const response = new Response('{}', { headers })
        Object.defineProperty(response.headers, 'getSetCookie', {
          value: () => {
            throw new RangeError('Maximum call stack size exceeded')
          },
        })
        return response
      }) satisfies typeof fetch,
    }
    const answer = await app.serve({ ports }).handle(new Request(appUrl + mePath))
    expect([answer.status, (await answer.json()).errorCode]).toEqual([502, 'answer-unreadable'])
    expect(logged.join()).toContain('could not be passed on')
  })
})
