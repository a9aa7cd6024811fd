import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { answers, dispatch, Refusal } from './index.ts'

const home = 'https://app.example.com'
const groups = '/frontegg/identity/resources/groups/v1'
const ada = { permissions: ['fe.secure.*'] }

type Options = Parameters<typeof answers<typeof ada>>[0]

function ask(options: Partial<Options>, init: RequestInit = {}, path = groups): Promise<Response> {
  return answers<typeof ada>({ holder: () => ada, ...options })(new Request(home + path, init))
}

const answersGroups = (answer: () => Response) => ({ get: { '/identity/resources/groups/v1': answer } })

function fail(): never {
  throw new Error('x')
}

describe('the origins that may send changes', () => {
  it.each(['capacitor://localhost', 'chrome-extension://abcdef'])(
    '%s stands for no page that hides its origin',
    async (own) => {
      const post = { '/identity/resources/groups/v1': () => new Response(null, { status: 201 }) }
      const from = (origin: string) => ask({ post, origins: [own] }, { method: 'POST', headers: { origin } })
      expect((await from('null')).status).toBe(403)
      expect((await from(own)).status).toBe(201)
    },
  )

  it.each(['null', '', 'app.example.com', 'localhost:3000', 'file:///', 'data:,x'])('%j is none', (origin) => {
    expect(() => answers({ holder: () => null, origins: [origin] })).toThrow(
      expect.objectContaining({ errorCode: 'ER-PROVIDER-ORIGINS' }),
    )
  })
})

describe('an answer that is odd', () => {
  it('keeps its cookies, its redirect and its empty body beside the mark of the list', async () => {
    const headers = new Headers({ location: '/x' })
    for (const one of ['a=1', 'b=2']) headers.append('set-cookie', one)
    const led = await ask(answersGroups(() => new Response(null, { status: 302, headers })))
    expect([led.status, led.headers.get('location'), led.headers.getSetCookie()]).toEqual([302, '/x', ['a=1', 'b=2']])
    for (const status of [204, 205, 304]) {
      const { headers: marked } = await ask(answersGroups(() => new Response(null, { status })))
      expect(marked.get('portico-offer')).toBe('listed')
    }
    const moved = await ask(answersGroups(() => Response.redirect(`${home}/y`)))
    expect(moved.headers.get('location')).toBe(`${home}/y`)
  })

  it('has the headers alone for HEAD, and the stream of its handler ends', async () => {
    const cancel = vi.fn()
    const { status, headers, body } = await ask(
      answersGroups(() => new Response(new ReadableStream({ cancel }), { headers: { 'x-rows': '3' } })),
      { method: 'HEAD' },
    )
    expect([status, headers.get('x-rows'), body]).toEqual([200, '3', null])
    expect(cancel).toHaveBeenCalledOnce()
  })

  it.each(['GET', 'HEAD'])('is a 500 for %s if it is an error of the network, or was sent before', async (method) => {
    const used = Response.json([])
    await used.text()
    const onError = vi.fn()
    const bare = dispatch<typeof ada>({ holder: () => ada, onError }, () => () => Response.error())
    const found = [bare(new Request(home + groups, { method })), ask({ ...answersGroups(() => used), onError })]
    expect((await Promise.all(found)).map(({ status }) => status)).toEqual([500, 500])
    expect(onError).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['a header that cannot be sent', { headers: { 'retry-after': 'demain…' } }],
    ['a body that cannot be written', { body: { count: 1n } }],
  ])('is a 500 if it is a refusal with %s', async (_, details) => {
    const refuse = () => {
      throw new Refusal(409, 'ER-TAKEN', 'The name is taken', details)
    }
    const onError = vi.fn()
    const bare = dispatch<typeof ada>({ holder: () => ada, onError }, () => refuse)
    const found = [
      bare(new Request(home + groups)),
      ask({ ...answersGroups(refuse), onError }),
      ask({ around: refuse, onError }),
    ]
    for (const answer of await Promise.all(found)) expect((await answer.json()).errorCode).toBe('ER-PROVIDER')
    expect(onError.mock.calls).toEqual(Array(3).fill([expect.any(TypeError)]))
  })

  it('ends no process by an onError that rejects', async () => {
    const rejections = vi.fn()
    process.on('unhandledRejection', rejections)
    onTestFinished(() => void process.off('unhandledRejection', rejections))
    const onError = () => Promise.reject(new Error('the log is full'))
    expect((await ask({ ...answersGroups(fail), onError })).status).toBe(500)
    await new Promise(setImmediate)
    expect(rejections).not.toHaveBeenCalled()
  })
})

it('the list of operations has none whose handler is undefined', async () => {
  const get = { '/flags': undefined, '/metadata': () => ({ rows: [] }) } as object
  const list = await ask({ get }, {}, '/frontegg/portico/operations/v1')
  expect(await list.json()).toEqual({ operations: ['GET /portico/operations/v1', 'GET /metadata'] })
})
