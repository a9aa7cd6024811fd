import { inspect } from 'node:util'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { runs } from '../../../test/setup-seed.ts'
import { createClient } from '../../src/client/index.ts'
import { hosted } from '../../src/features/hosted-login/index.ts'
import * as everything from '../../src/index.ts'
import { defaultRoutes, type RouteName } from '../../src/routes/index.ts'
import { drawOf } from '../draw.ts'
import { fakePorts } from '../fake-ports.ts'
import { places } from './places.ts'
import { strangeProvider } from './strange-provider.ts'

const refused: unknown[] = []
const noteRefusal = (thrown: unknown) => void refused.push(thrown)
process.on('unhandledRejection', noteRefusal)
afterAll(() => void process.off('unhandledRejection', noteRefusal))

describe('an address with arbitrary content', () => {
  it('throws nothing off, leads to no script, and gives nothing that is good once away', { timeout: 600_000 }, () =>
    fc.assert(
      fc.asyncProperty(address(), fc.nat(), async ({ route, href, secrets }, seed) => {
        const { opened, moves, spentInSight, lines } = await open(route, href, secrets, seed)
        for (const target of opened) expect(target).toMatch(/^https?:\/\//)
        for (const { path } of moves) expect(path).toMatch(/^\/(?!\/)/)
        expect(spentInSight).toEqual([])
        expect(lines.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([])
        expect(refused).toEqual([])
      }),
      { numRuns: runs(2000) },
    ),
  )
})

/** Opens a page with the features of its route, and runs them for half a minute. */
async function open(route: RouteName, href: string, secrets: readonly string[], seed: number) {
  const draw = drawOf(seed)
  const provider = strangeProvider(draw)
  const lines: string[] = []
  const spentInSight: string[] = []
  const plain = fakePorts({ address: href })
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const sent = typeof init?.body === 'string' ? init.body : ''
    const shown = [...(plain.page.url()?.searchParams.values() ?? [])]
    if (spending.test(String(input))) {
      spentInSight.push(...secrets.filter((secret) => sent.includes(secret) && shown.join().includes(secret)))
    }
    return provider.fetch(input, init)
  }
  const ports = {
    ...plain,
    fetch,
    native: null,
    log: (...parts: unknown[]) => void lines.push(inspect(parts, { depth: 8 })),
  }
  const client = createClient({
    baseUrl: 'http://localhost:4400',
    ports,
    logLevel: 'debug',
    ...(draw.chance(0.3) && { hostedLogin: hosted({ clientId: 'lantern' }) }),
  })
  try {
    void client.start()
    const here = Object.entries(places).filter(([, place]) => place.routes.includes(route))
    const slices = features.filter(({ name }) => here.some(([one]) => one === name)).map((one) => client.get(one))
    for (const slice of slices) slice.subscribe(() => {})
    for (let turn = 0; turn < 6; turn++) await ports.clock.advance(5000)
    for (const slice of slices) {
      const {
        submit,
        submitCode,
        submitPassword,
        open: openApp,
      } = slice.getSnapshot() as Readonly<Record<string, unknown>>
      const input = { password: 'Correct-horse-7', code: '123456', email: 'ada@acme.test' }
      for (const action of [submit, submitCode, submitPassword, openApp])
        if (typeof action === 'function') void action(input)
    }
    await ports.clock.advance(5000)
  } finally {
    client.dispose()
  }
  return { opened: plain.page.opened, moves: plain.page.moves, spentInSight, lines }
}

/** The calls that use up a secret. */
const spending =
  /\/(?:activate|activate\/code|invitation\/accept|invitation\/accept\/code|reset\/verify|me\/unlock|impersonation\/v1|postlogin|oauth\/token)$/

/** Draws the address of a page with an arbitrary query. A mark identifies each secret. */
function address() {
  const hostile = fc.constantFrom(
    ...['javascript:alert(1)', '//evil.test', 'https://evil.test/', 'data:text/html,x', '/\\evil.test', '\u0000'],
    ...['%00', '../..', '__proto__', 'constructor', '{}', '[]', 'null', 'ש', '\ud83d\ude00', 'x'.repeat(3000)],
  )
  const text = fc.oneof(hostile, fc.string({ maxLength: 30 }))
  const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, text)
  const pairs = fc.array(fc.tuple(name, text), { maxLength: 40, size: 'max' })
  const values = pairs.map((drawn): Readonly<Record<string, string>> => Object.fromEntries(drawn))
  const end = fc.constantFrom('', '', '', '/', '//', '/..', '%2f', ';a=b')
  const hash = fc.constantFrom('', '', '#token=x')
  return fc.record({ route: fc.constantFrom(...routes), values, end, hash, mark: fc.nat() }).map((drawn) => {
    const { route, values, end, hash, mark } = drawn
    const once = Object.entries(values).filter(([name]) => goodOnce.includes(name))
    const secrets = once.map(([name]) => `once-${name}-${mark}`)
    const query = new URLSearchParams([
      ...Object.entries(values).filter(([name]) => !goodOnce.includes(name)),
      ...once.map(([name, value], index): [string, string] => [name, `${secrets[index]}${value}`]),
    ])
    return { route, secrets, href: `http://localhost:5173${defaultRoutes[route]}${end}?${query}${hash}` }
  })
}

const routes = Object.keys(defaultRoutes) as RouteName[]

/** The parameters that can be used only once. */
const goodOnce = ['token', 'code', 'id_token', 'actorToken', 'SAMLResponse', 'invitationToken']

/** The parameters that links and other origins send. */
const names = [
  ...goodOnce,
  'userId',
  'state',
  'error',
  'error_description',
  'redirectUrl',
  'impersonatedUserId',
  'RelayState',
  'samlerrors',
  'tenantId',
  'maxAge',
  'max_age',
  'provider',
  'customised',
  'nonce',
  'iss',
  'organization',
]

type Feature = Parameters<ReturnType<typeof createClient>['get']>[0]

const features = Object.values<unknown>(everything).filter(isFeature)

function isFeature(value: unknown): value is Feature {
  return typeof value === 'object' && value !== null && 'scope' in value && 'actions' in value && 'state' in value
}
