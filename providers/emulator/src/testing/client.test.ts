import { describe, expect, it } from 'vitest'
import { createTestClient, demoPassword } from './index.ts'

const login = '/identity/resources/auth/v1/user'
const me = '/identity/resources/users/v2/me'

describe('a test client', () => {
  it('signs in against an emulator of its own', async () => {
    const { client, emulator } = createTestClient()
    const answer = await client.api.post(login, { body: { email: 'admin@acme.test', password: demoPassword } })
    expect(answer).toMatchObject({ mfaRequired: false })
    expect(emulator.journal.entries().map(({ operation }) => operation)).toEqual(['loginWithPassword'])
  })

  it('a test client can start with a signed-in user', async () => {
    const { client } = createTestClient({ signedInAs: 'reader@acme.test' })
    await client.start()
    expect(await client.session.getAccessToken()).toEqual(expect.any(String))
    expect(await client.api.get(me)).toMatchObject({ email: 'reader@acme.test' })
  })

  it('null for the signed-in user is nobody, as in a preview', async () => {
    const { client } = createTestClient({ signedInAs: null, logLevel: 'error' })
    await client.start()
    expect(await client.session.getAccessToken()).toBeNull()
  })

  it('shares neither session nor storage with another', async () => {
    createTestClient({ signedInAs: 'admin@acme.test' })
    const { client } = createTestClient({ logLevel: 'error' })
    await client.start()
    expect(await client.session.getAccessToken()).toBeNull()
  })

  it('knows by the time of the emulator that its token has ended, and gets another', async () => {
    const { client, emulator } = createTestClient({ signedInAs: 'reader@acme.test' })
    await client.start()
    const first = await client.session.getAccessToken()
    emulator.advance(301_000)
    expect(await client.session.getAccessToken()).not.toBe(first)
    expect(await client.api.get(me)).toMatchObject({ email: 'reader@acme.test' })
  })

  it('takes the options of client and emulator', async () => {
    const options = { logLevel: 'error', emulator: { seed: 'empty', tenants: 2 } } as const
    const { client, emulator } = createTestClient({ ...options, flags: { beta: 'on' } })
    expect(emulator.snapshot().tenants).toHaveLength(2)
    expect(await client.isFlagOn('beta')).toBe(true)
  })

  it('takes a port of the world outside in place of its own', async () => {
    const pages: string[] = []
    const fetch: typeof globalThis.fetch = async (input) => {
      pages.push(new Request(input).url)
      return Response.json({})
    }
    const { client } = createTestClient({ ports: { fetch } })
    await client.api.get('/flags')
    expect(pages).toEqual(['http://localhost:4400/frontegg/flags'])
  })

  it('a call of a test client has no time limit, unless one is set', async () => {
    const { held, answer } = heldFetch()
    const patient = createTestClient({ ports: { fetch: held } })
    const hasty = createTestClient({ ports: { fetch: held }, timeout: 5000 })
    const long = patient.client.api.get('/flags')
    const short = hasty.client.api.get('/flags').catch((error: unknown) => error)
    await expect.poll(() => answer.waiting()).toBe(2)
    patient.advance(600_000)
    hasty.advance(600_000)
    expect(await short).toMatchObject({ code: 'timeout' })
    answer.give()
    expect(await long).toEqual({})
  })

  it('a test client throws if the signed-in user’s address is unknown', () => {
    expect(() => createTestClient({ signedInAs: 'nobody@acme.test' })).toThrow('Nobody has the address')
  })

  it('loses its session with the cookies of its browser', async () => {
    const { client, browser } = createTestClient({ signedInAs: 'reader@acme.test', logLevel: 'error' })
    browser.clearCookies()
    await client.start()
    expect(await client.session.getAccessToken()).toBeNull()
  })
})

describe('the time of a test client', () => {
  it('moves for provider and client together: what waits and is due happens at once', async () => {
    const { client, emulator, advance } = createTestClient({ signedInAs: 'reader@acme.test' })
    const { clock } = client.ports
    const happened: string[] = []
    clock.after(60_000, () => happened.push('second'))
    clock.after(30_000, () => happened.push('first'))
    clock.after(600_000, () => happened.push('much later'))
    const stop = clock.after(30_000, () => happened.push('never'))
    stop()
    const before = emulator.now()
    advance(61_000)
    expect(happened).toEqual(['first', 'second'])
    expect(emulator.now() - before).toBeGreaterThanOrEqual(61_000)
  })

  it('lets a session renew its token by itself when that ends', async () => {
    const { client, emulator, advance } = createTestClient({ signedInAs: 'reader@acme.test' })
    await client.start()
    await client.session.getAccessToken()
    const renewals = () => emulator.journal.entries().filter(({ operation }) => operation === 'refreshToken').length
    const before = renewals()
    advance(301_000)
    await expect.poll(renewals).toBeGreaterThan(before)
  })
})

/** A network that holds each answer back until it is given. */
function heldFetch() {
  const gives: (() => void)[] = []
  const held: typeof fetch = () => new Promise((resolve) => gives.push(() => resolve(Response.json({}))))
  return { held, answer: { waiting: () => gives.length, give: () => void gives.map((give) => give()) } }
}
