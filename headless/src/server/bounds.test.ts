import { describe, expect, it } from 'vitest'
import { during } from '../../test/during.ts'
import { appUrl, openServer } from '../../test/open-server.ts'
import { mePath, post, serverBefore } from '../../test/served-calls.ts'
import { createServer } from './index.ts'

const path = '/api/frontegg/identity/resources/users/v1'

/** A body that emits a part after each pause, without an end. */
function drops(wait: () => Promise<unknown>) {
  const gone: true[] = []
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await wait()
      controller.enqueue(new Uint8Array(1))
    },
    cancel: () => void gone.push(true),
  })
  return { stream, gone }
}

const withBody = (body: ReadableStream) =>
  new Request(appUrl + path, { method: 'POST', body, duplex: 'half' } as RequestInit)

describe('what a visitor sends is bounded', () => {
  it('a body that stops to arrive is refused after the timeout, and the provider is not called', async () => {
    const { server, asked, clock } = serverBefore(() => Response.json({}), { timeout: 1000 })
    const { stream } = drops(() => new Promise(() => {}))
    const answer = await during(clock, server.handle(withBody(stream)))
    expect([answer.status, (await answer.json()).errorCode, asked]).toEqual([408, 'body-too-slow', []])
    expect(clock.elapsed()).toBeLessThan(2500)
  })

  it('a body that arrives drop by drop is refused after two minutes', async () => {
    const { server, asked, clock } = serverBefore(() => Response.json({}))
    const { stream } = drops(() => clock.sleep(10_000))
    const answer = await during(clock, server.handle(withBody(stream)))
    expect([answer.status, asked]).toEqual([408, []])
  })

  it('a body of more than ten megabytes is refused, and the rest of it is not read', async () => {
    const { server, asked } = serverBefore(() => Response.json({}))
    const answer = await server.handle(post(path, { body: new Uint8Array(10 * 1024 * 1024 + 1) }))
    expect([answer.status, (await answer.json()).errorCode, asked]).toEqual([413, 'body-too-large', []])
  })

  it.each(['PROPFIND', 'PURGE', 'LOCK', 'get', 'Patch'])(
    'a method that no operation has is refused: %s',
    async (method) => {
      const { server, asked } = serverBefore(() => Response.json({}))
      const answer = await server.handle(new Request(appUrl + mePath, { method }))
      const isKnown = new Request(appUrl, { method }).method === 'GET'
      expect([answer.status, asked.length]).toEqual(isKnown ? [200, 1] : [405, 0])
      if (!isKnown) expect(answer.headers.get('allow')).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS')
    },
  )

  it('no header of a visitor states what only the server may, in any spelling', async () => {
    const names = ['forwarded-for', 'headers-verifier', 'middleware', 'vendor-id', 'tenant-id', 'user-id']
    const spellings = names.flatMap((name) => [
      `frontegg-${name}`,
      `x-frontegg-${name}`,
      `X-Frontegg-${name.replaceAll('-', '_')}`,
    ])
    const app = openServer()
    await app.server.handle(
      new Request(appUrl + mePath, { headers: Object.fromEntries(spellings.map((name) => [name, 'guess'])) }),
    )
    const sent = [...(app.received.at(-1)?.headers ?? [])].filter(([, value]) => value === 'guess')
    expect(sent).toEqual([])
  })
})

describe('what the provider answers is bounded', () => {
  const parts = (count: number) => {
    let left = count
    return new ReadableStream<Uint8Array>({
      pull: (controller) =>
        left-- > 0 ? controller.enqueue(new Uint8Array(1024 * 1024).fill(32)) : controller.close(),
    })
  }

  it('an answer that is too large to be held is not passed on, and not read to its end', async () => {
    const { server } = serverBefore(
      () => new Response(parts(10_000), { headers: { 'content-type': 'application/json' } }),
    )
    const answer = await server.handle(new Request(appUrl + mePath))
    expect([answer.status, (await answer.json()).errorCode]).toEqual([502, 'answer-unreadable'])
  })

  it('a file of any size passes as it arrives', async () => {
    const { server } = serverBefore(() => new Response(parts(12), { headers: { 'content-type': 'text/csv' } }))
    const answer = await server.handle(new Request(appUrl + mePath))
    expect((await answer.arrayBuffer()).byteLength).toBe(12 * 1024 * 1024)
  })
})

describe('a provider of this process is bounded as one at an address', () => {
  it.each<[string, () => Response | Promise<Response>]>([
    ['does not answer', () => new Promise(() => {})],
    ['begins an answer alone', () => new Response(new ReadableStream({ pull: () => new Promise(() => {}) }))],
    ['answers by an error', () => Promise.reject(new Error('x'))],
  ])('if it %s', async (_, answer) => {
    const server = createServer({
      appUrl,
      clientId: 'lantern',
      encryptionPassword: 'a1'.repeat(32),
      provider: async () => answer(),
      timeout: 20,
      logLevel: 'silent',
    })
    const found = await server.handle(new Request(`${appUrl}/api/frontegg/flags`))
    expect([found.status, (await found.json()).errorCode]).toEqual([502, 'provider-unreachable'])
  })

  it('and its files arrive after that time', async () => {
    const parts = ['a', 'b']
    const pull = async (stream: ReadableStreamDefaultController<Uint8Array>) => {
      await new Promise((go) => setTimeout(go, 30))
      const part = parts.shift()
      if (part === undefined) stream.close()
      else stream.enqueue(new TextEncoder().encode(part))
    }
    const headers = { 'content-type': 'text/csv', 'content-encoding': 'identity' }
    const server = createServer({
      appUrl,
      clientId: 'lantern',
      encryptionPassword: 'a1'.repeat(32),
      provider: async () => new Response(new ReadableStream({ pull }), { headers }),
      timeout: 20,
      logLevel: 'silent',
    })
    const found = await server.handle(new Request(`${appUrl}/api/frontegg/flags`))
    expect(await found.text()).toBe('ab')
  })
})
