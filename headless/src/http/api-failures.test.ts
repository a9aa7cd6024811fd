import { describe, expect, it } from 'vitest'
import { type FakePorts, fakePorts, settle } from '../../test/fake-ports.ts'
import { deadNetwork, type Reply, recordedNetwork, silence } from '../../test/recorded-network.ts'
import { createLogger } from '../core/logger.ts'
import { createApi } from './api.ts'
import type { ApiOptions } from './api-options.ts'
import { unknownOffer } from './offer.ts'

function api(replies: readonly Reply[], options: Partial<ApiOptions> = {}, tokens: () => string = () => 'access') {
  const network = recordedNetwork(...replies)
  const ports: FakePorts = fakePorts({ fetch: network.fetch })
  const log = createLogger(ports.log, 'debug', 'test')
  const host = {
    ports,
    log,
    accessToken: async () => tokens(),
    tokenAfter: async () => null,
    holder: () => 0,
    follow() {},
    offer: () => unknownOffer,
    setOffer() {},
    framework: () => undefined,
    leave: () => {},
  }
  return {
    ...createApi({ baseUrl: 'https://id.example', ...options }, host),
    sent: network.sent,
    clock: ports.clock,
    lines: ports.lines,
  }
}

/** Tracks a pending call. The returned object has its value or its error once it ends. */
function followed(call: Promise<unknown>) {
  const ended: { value?: unknown; error?: unknown } = {}
  call.then(
    (value) => Object.assign(ended, { value }),
    (error: unknown) => Object.assign(ended, { error }),
  )
  return ended
}

const down = () => Response.json({ errors: ['Down.'] }, { status: 503 })
const up = () => Response.json({ a: 'on' })
const flags = '/flags'
const logout = '/identity/resources/auth/v1/logout'

describe('a call that fails for now', () => {
  it.each<[string, Reply]>([
    ['the network is dead', deadNetwork],
    ['the answer is 503', down],
    [
      'the answer breaks off',
      () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) })),
    ],
  ])('a failed call is retried after half a second if %s', async (_, reply) => {
    const { get, sent, clock } = api([reply, up])
    const call = followed(get(flags))
    await clock.advance(499)
    expect(sent).toHaveLength(1)
    await clock.advance(1)
    expect(sent).toHaveLength(2)
    expect(call).toEqual({ value: { a: 'on' } })
  })

  it('a failed call is given up after three tries, and reported and logged once', async () => {
    const { get, sent, clock, lines } = api([down])
    const call = followed(get(flags))
    await clock.advance(60_000)
    expect(sent).toHaveLength(3)
    expect(call.error).toMatchObject({ status: 503, message: 'Down.' })
    expect(lines).toHaveLength(1)
  })

  it('a failed call is retried as often and as far apart as its retry option requests', async () => {
    const { get, sent, clock } = api([down])
    followed(get(flags, { retry: { attempts: 4, delay: 2000 } }))
    await clock.advance(5999)
    expect(sent).toHaveLength(3)
    await clock.advance(1)
    expect(sent).toHaveLength(4)
  })

  it('waits as long as the provider asks it to', async () => {
    const { get, sent, clock } = api([Response.json({}, { status: 429, headers: { 'retry-after': '7' } }), up])
    followed(get(flags))
    await clock.advance(6999)
    expect(sent).toHaveLength(1)
    await clock.advance(1)
    expect(sent).toHaveLength(2)
  })

  it('a failed call is retried with the token current at the retry', async () => {
    const tokens = ['first', 'second']
    const { get, sent, clock } = api([down, up], {}, () => tokens.shift() ?? '')
    followed(get(flags))
    await clock.advance(500)
    expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first', 'Bearer second'])
  })

  it('a failed call that changes something is never retried', async () => {
    const { post, sent, clock } = api([down])
    const call = followed(post(logout))
    await clock.advance(60_000)
    expect(sent).toHaveLength(1)
    expect(call.error).toMatchObject({ status: 503 })
  })

  it('a refused call is not retried', async () => {
    const { get, sent, clock } = api([Response.json({ errors: ['No.'] }, { status: 403 })])
    followed(get(flags))
    await clock.advance(60_000)
    expect(sent).toHaveLength(1)
  })
})

describe('a dead network', () => {
  it('a dead network is a separate error that names no address, with the platform’s error as cause', async () => {
    const { post } = api([deadNetwork])
    const { error } = await post('/oauth/token', {
      body: { grant_type: 'refresh_token', refresh_token: 'secret' },
    }).then(
      () => expect.unreachable(),
      (thrown: unknown) => ({ error: thrown }),
    )
    expect(error).toMatchObject({
      code: 'network',
      message: 'We could not reach the server. Check your connection and try again',
      status: undefined,
      cause: new TypeError('Failed to fetch'),
    })
  })
})

describe('a call that takes too long', () => {
  it('ends after ten seconds', async () => {
    const { post, sent, clock } = api([silence])
    const call = followed(post(logout))
    await clock.advance(9999)
    expect(call).toEqual({})
    await clock.advance(1)
    expect(call.error).toMatchObject({ code: 'timeout', status: undefined })
    expect(sent[0]?.signal?.aborted).toBe(true)
  })

  it('ends after the time it is given, its body included', async () => {
    const half = () => new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([123])) }))
    const { post, clock } = api([(sent) => cutOff(half(), sent.signal)], { timeout: 50 })
    const call = followed(post(logout))
    await clock.advance(50)
    expect(call.error).toMatchObject({ code: 'timeout' })
  })

  it('ends as unreadable once more than 8 MiB have come, and reads no further', async () => {
    let chunks = 0
    const endless = () =>
      new Response(
        new ReadableStream({
          pull(body) {
            chunks += 1
            body.enqueue(new Uint8Array(1024 * 1024))
          },
        }),
      )
    const { post, clock } = api([endless])
    await expect(post(logout)).rejects.toMatchObject({ code: 'unreadable-answer', status: 200 })
    expect(chunks).toBeLessThan(12)
    expect(clock.timers()).toBe(0)
  })

  it('leaves no timer behind when it ends in time', async () => {
    const { post, clock } = api([up])
    await post(logout)
    expect(clock.timers()).toBe(0)
  })
})

describe('an aborted call', () => {
  it('ends at once with the reason it was aborted for, and is not logged', async () => {
    const { get, sent, clock, lines } = api([silence])
    const aborter = new AbortController()
    const call = followed(get(flags, { signal: aborter.signal }))
    await settle()
    const reason = new Error('left the page')
    aborter.abort(reason)
    await clock.advance(60_000)
    expect(call.error).toBe(reason)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.signal?.aborted).toBe(true)
    expect(lines).toEqual([])
  })

  it('a call aborted while it waits for a retry is not retried', async () => {
    const { get, sent, clock } = api([down, up])
    const aborter = new AbortController()
    const call = followed(get(flags, { signal: aborter.signal }))
    await clock.advance(499)
    aborter.abort()
    await clock.advance(60_000)
    expect(call.error).toBe(aborter.signal.reason)
    expect(sent).toHaveLength(1)
    expect(clock.timers()).toBe(0)
  })

  it('a call aborted in advance reaches no server, and rejects with the reason', async () => {
    const { get } = api([(sent) => (sent.signal?.aborted ? up() : expect.unreachable())])
    await expect(get(flags, { signal: AbortSignal.abort('too late') })).rejects.toBe('too late')
  })

  it('an aborted call does not end another one', async () => {
    const { get, clock } = api([silence, up])
    const aborter = new AbortController()
    const first = followed(get(flags, { signal: aborter.signal }))
    await settle()
    const second = followed(get(flags))
    aborter.abort()
    await clock.advance(0)
    expect(first.error).toBe(aborter.signal.reason)
    expect(second).toEqual({ value: { a: 'on' } })
  })
})

/** Ends the body if the request is aborted, as a browser does. */
function cutOff(answer: Response, signal: AbortSignal | undefined): Response {
  const { readable, writable } = new TransformStream()
  answer.body?.pipeTo(writable, signal && { signal }).catch(() => {})
  return new Response(readable)
}
