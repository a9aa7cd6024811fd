import { describe, expect, it } from 'vitest'
import { type FakeClock, fakeClock } from '../../test/fake-ports.ts'
import { loadOverrides } from './complete.ts'

const address = 'https://cdn.example/overrides.json'

interface Sent {
  readonly url: string
  readonly init: RequestInit | undefined
}

/** Returns a network that answers with `answer` and records its requests. */
function network(answer: (init: RequestInit | undefined) => Response | Promise<Response>) {
  const sent: Sent[] = []
  const send: typeof fetch = async (input, init) => {
    sent.push({ url: String(input), init })
    return answer(init)
  }
  return { sent, fetch: send }
}

function load(
  url: string,
  {
    fetch,
    clock = fakeClock(),
    signal = new AbortController().signal,
  }: { fetch: typeof globalThis.fetch; clock?: FakeClock; signal?: AbortSignal },
) {
  return loadOverrides(url, { fetch, clock, signal })
}

/** Returns an answer that rejects once its request is aborted, and never resolves. */
function never(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    const fail = () => reject(new DOMException('Aborted', 'AbortError'))
    if (init?.signal?.aborted) fail()
    init?.signal?.addEventListener('abort', fail)
  })
}

describe('the overrides of the metadata', () => {
  it('the overrides are the document at their address', async () => {
    const { fetch } = network(() => Response.json({ navigation: { users: { visibility: 'hidden' } } }))
    expect(await load(address, { fetch })).toEqual({ document: { navigation: { users: { visibility: 'hidden' } } } })
  })

  it('the overrides are read without credentials, without own headers, and without following a redirect', async () => {
    const { fetch, sent } = network(() => Response.json({}))
    await load(address, { fetch })
    expect(sent).toEqual([
      { url: address, init: { credentials: 'omit', redirect: 'error', signal: expect.any(AbortSignal) } },
    ])
  })

  it.each([
    'http://cdn.example/overrides.json',
    'https://user@cdn.example/o.json',
    'https://user:secret@cdn.example/o.json',
    '//cdn.example/o.json',
    '/overrides.json',
    'javascript:alert(1)',
    'data:application/json,{}',
    'blob:https://app.example.com/1',
    'file:///etc/overrides.json',
    'http://localhost.evil.example/o.json',
    'http://127.evil.example/o.json',
    'http://[::2]/o.json',
    '',
  ])('the overrides are not read from %s', async (unfit) => {
    const { fetch, sent } = network(() => Response.json({}))
    expect(await load(unfit, { fetch })).toEqual({ refused: expect.stringContaining('not https') })
    expect(sent).toEqual([])
  })

  it.each(['http://localhost:4400/o.json', 'http://127.0.0.1/o.json', 'http://[::1]:4400/o.json'])(
    'the overrides may be read without TLS from this machine: %s',
    async (own) => {
      const { fetch } = network(() => Response.json({ a: 1 }))
      expect(await load(own, { fetch })).toEqual({ document: { a: 1 } })
    },
  )

  it('the overrides are refused with the status of a response that is no success', async () => {
    const { fetch } = network(() => Response.json({}, { status: 404 }))
    expect(await load(address, { fetch })).toEqual({ refused: 'the answer was 404' })
  })

  it.each<[string, () => Response]>([
    ['no JSON', () => new Response('<html>')],
    ['nothing', () => new Response('')],
    ['cut off', () => new Response('{"a":')],
  ])('the overrides are refused if the response is %s', async (_, answer) => {
    const { fetch } = network(answer)
    expect(await load(address, { fetch })).toEqual({ refused: 'the document could not be read' })
  })

  it('the overrides are refused if the network is dead', async () => {
    const { fetch } = network(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await load(address, { fetch })).toEqual({ refused: 'the document could not be read' })
  })

  it('the overrides are read up to a megabyte, and no further', async () => {
    const fit = network(() => new Response(JSON.stringify('x'.repeat(1_048_574))))
    expect(await load(address, { fetch: fit.fetch })).toEqual({ document: 'x'.repeat(1_048_574) })
    let chunks = 0
    let isCanceled = false
    const endless = network(
      () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              chunks += 1
              controller.enqueue(new Uint8Array(65_536).fill(32))
            },
            cancel: () => void (isCanceled = true),
          }),
        ),
    )
    expect(await load(address, { fetch: endless.fetch })).toEqual({ refused: 'the document is larger than a megabyte' })
    expect(chunks).toBeLessThan(20)
    expect(isCanceled).toBe(true)
  })

  it('keep characters that lie across two chunks', async () => {
    const bytes = new TextEncoder().encode('{"a":"ü"}')
    const body = new ReadableStream({
      start(controller) {
        for (const byte of bytes) controller.enqueue(new Uint8Array([byte]))
        controller.close()
      },
    })
    const { fetch } = network(() => new Response(body))
    expect(await load(address, { fetch })).toEqual({ document: { a: 'ü' } })
  })

  it('the read of the overrides is given up after ten seconds', async () => {
    const clock = fakeClock()
    const loading = load(address, { ...network(never), clock })
    await clock.advance(9_999)
    expect(clock.timers()).toBe(1)
    await clock.advance(1)
    expect(await loading).toEqual({ refused: 'the document could not be read' })
  })

  it('the read of the overrides is given up if it is aborted, before and during the read', async () => {
    const reader = new AbortController()
    const loading = load(address, { ...network(never), signal: reader.signal })
    reader.abort()
    expect(await loading).toEqual({ refused: 'the document could not be read' })
    expect(await load(address, { ...network(never), signal: AbortSignal.abort() })).toEqual({
      refused: 'the document could not be read',
    })
  })

  it('leave no timer behind', async () => {
    const clock = fakeClock()
    await load(address, { ...network(() => Response.json({})), clock })
    expect(clock.timers()).toBe(0)
  })
})
