import { describe, expect, it } from 'vitest'
import { makePasswordsQuick } from '../../../../test/quick-passwords.ts'
import { createEmulator } from '../emulator.ts'
import { operations } from '../openapi/operations.gen.ts'
import { handlers } from '../state/state.ts'
import { conformance } from './conformance.ts'
import type { Scene } from './scene.ts'

const answers = operations
  .filter(({ id }) => id in handlers && id !== 'listOperations')
  .map(({ method, path }) => `${method.toUpperCase()} ${path}`)

const home = 'http://localhost:4400'

type Answer = (request: Request, send: (request: Request) => Promise<Response>) => Response | Promise<Response>

function openScene(answer: Answer = (request, send) => send(request)): Scene {
  const emulator = createEmulator({ seed: 'empty' })
  makePasswordsQuick(emulator)
  return {
    provider: async (request) => answer(request, (one) => emulator.fetch(one)),
    baseUrl: home,
    addTenant: (tenant) => void emulator.addTenant(tenant),
    addUser({ tenants, authenticatorSecret, ...person }) {
      const roles = { administrator: ['Admin'], member: [] }
      emulator.addUser({
        ...person,
        tenants: Object.entries(tenants).map(([tenant, rights]) => ({ tenant, roles: roles[rights] })),
        ...(authenticatorSecret !== undefined && { secondFactor: 'authenticator' }),
      })
    },
    outbox: () => emulator.outbox(),
    advance: emulator.advance,
    now: emulator.now,
  }
}

describe('the emulator', () => {
  it.each(conformance({ openScene, answers }))('$title', async ({ skipped, run }) => {
    expect(skipped).toBeNull()
    await run()
  })
})

describe('a provider that departs from the contract', () => {
  const failing = async (change: Answer | undefined, list = answers, wanted?: string) => {
    const tests = conformance({ openScene: () => openScene(change), answers: list })
    const titles: string[] = []
    for (const { title, run } of wanted ? tests.filter(({ title }) => title === wanted) : tests.slice(0, 3))
      await run().catch(() => titles.push(title))
    return titles
  }

  it('by an answer of another shape, fails where it is called', async () => {
    const titles = await failing(async (request, send) => {
      const response = await send(request)
      return request.url.endsWith('/users/v2/me') && response.ok
        ? Response.json({ ...(await response.json()), email: 1 })
        : response
    })
    expect(titles).toEqual(['the right password signs a person in, and the answer names nobody else'])
  })

  it('by a permission that is not asked for, fails', async () => {
    const titles = await failing(async (request, send) => {
      const response = await send(request)
      return request.url.endsWith('/roles/v1') && response.status === 403 ? Response.json([]) : response
    })
    expect(titles).toEqual(['nobody without a session, and no member without the permission, is answered'])
  })

  const withHeader = (request: Request, name: string, value: string) => {
    const changed = new Request(request)
    changed.headers.set(name, value)
    return changed
  }

  /** Believes what is written in a token. */
  function careless(): Answer {
    const genuine = new Map<string | undefined, string>()
    return async (request, send) => {
      const token = genuine.get(request.headers.get('authorization')?.split('.')[1])
      const response = await send(token ? withHeader(request, 'authorization', `Bearer ${token}`) : request)
      const { accessToken } = Object(
        await response
          .clone()
          .json()
          .catch(() => null),
      )
      if (accessToken) genuine.set(accessToken.split('.')[1], accessToken)
      return response
    }
  }

  /** Renews the newest session for any cookie. */
  function hospitable(): Answer {
    let known = ''
    return async (request, send) => {
      const isRenewal = request.url.endsWith('/token/refresh') && request.headers.has('cookie')
      const response = await send(isRenewal ? withHeader(request, 'cookie', known) : request)
      for (const one of response.headers.getSetCookie()) known = one.split(';', 1)[0] ?? ''
      return response
    }
  }

  const renewal = 'the cookie of a session renews its token, and no other does'
  const origins = 'a page of another origin changes nothing'
  const logOut: Answer = (request, send) =>
    request.url.endsWith('/auth/v1/logout') && (request.headers.get('origin') ?? home) === home
      ? new Response(null, {
          headers: (request.headers.get('cookie') ?? '')
            .split('; ')
            .map((one): [string, string] => ['set-cookie', `${one.split('=', 1)[0]}=; Path=/; Max-Age=0`]),
        })
      : send(request)

  it.each<[string, string, () => Answer]>([
    ['a log-out that removes the cookie alone', 'a log-out ends the session', () => logOut],
    ['a token that nobody has signed', renewal, careless],
    [
      'a token that nobody has signed',
      'nobody without a session, and no member without the permission, is answered',
      careless,
    ],
    ['a cookie of any value', renewal, hospitable],
    ...['null', 'http://localhost.evil.example:4400'].map((origin): [string, string, () => Answer] => [
      `the origin ${origin}`,
      origins,
      () => (request, send) =>
        send(request.headers.get('origin') === origin ? withHeader(request, 'origin', home) : request),
    ]),
    [
      'a link with any token',
      'a link of a mail sets a new password once, and ends the sessions of before',
      () => async (request, send) =>
        request.url.endsWith('/reset/verify') && (await request.clone().json()).token === 'x'
          ? new Response(null)
          : send(request),
    ],
    [
      'a failure',
      'it answers the operations of its list, and 501 to all others',
      () => (request, send) =>
        request.url.endsWith('/flags')
          ? Response.json({ errors: ['x'], errorCode: 'ER' }, { status: 500 })
          : send(request),
    ],
  ])('by %s, fails: %s', async (_, title, answer) => {
    expect(await failing(answer(), answers, title)).toEqual([title])
  })

  it('by a list with one operation too few or too many, fails', async () => {
    const first = 'it answers the operations of its list, and 501 to all others'
    expect(await failing(undefined, answers.slice(1))).toContain(first)
    expect(await failing(undefined, [...answers, 'GET /identity/resources/usernames/v1'])).toContain(first)
  })
})

it('a flow is skipped if the list lacks one of its operations, and says which', () => {
  const tests = conformance({ openScene, answers: ['POST /identity/resources/auth/v1/user'] })
  expect(tests.filter(({ skipped }) => skipped === null)).toHaveLength(4)
  expect(tests.find(({ title }) => title.startsWith('a log-out'))?.skipped).toBe(
    'The provider does not answer POST /identity/resources/auth/v1/user/token/refresh',
  )
})
