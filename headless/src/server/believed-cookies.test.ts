import { describe, expect, it } from 'vitest'
import { openServer } from '../../test/open-server.ts'
import { openHosted, signInHosted } from '../../test/served-hosted.ts'
import { signIn } from '../../test/served-sign-in.ts'

const partsOf = (cookie: string) => ({
  session: cookie
    .split('; ')
    .filter((pair) => pair.startsWith('fe_session'))
    .join('; '),
  refresh: cookie
    .split('; ')
    .filter((pair) => pair.startsWith('fe_refresh'))
    .join('; '),
})

async function openTwo() {
  const app = openServer()
  const [one, two] = [app.openBrowser({ keepSessionAlive: false }), app.openBrowser({ keepSessionAlive: false })]
  await signIn(one)
  await signIn(two, 'reader@acme.test')
  await app.clock.advance(0)
  const emailOf = async (...pairs: readonly string[]) =>
    (await app.server.sessionOf(pairs.join('; ')))?.user.email ?? null
  return { app, mine: partsOf(one.cookie()), theirs: partsOf(two.cookie()), emailOf }
}

describe('two cookies of one name', () => {
  it('two whole sessions with their refresh tokens are both dropped', async () => {
    const { app, mine, theirs, emailOf } = await openTwo()
    const all = [theirs.session, theirs.refresh, mine.session, mine.refresh]
    expect(await emailOf(...all)).toBeNull()
    expect(await emailOf(...all.toReversed())).toBeNull()
    const { session, setCookies } = await app.clock.work(() => app.server.renew(all.join('; ')))
    expect(session).toBeNull()
    expect(setCookies.length).toBeGreaterThan(1)
    expect(setCookies.every((text) => text.includes('Max-Age=0'))).toBe(true)
  })

  it('the session that belongs to the refresh token is believed alone', async () => {
    const { mine, theirs, emailOf } = await openTwo()
    expect(await emailOf(theirs.session, mine.session, mine.refresh)).toBe('admin@acme.test')
    expect(await emailOf(mine.session, theirs.session, mine.refresh)).toBe('admin@acme.test')
    expect(await emailOf(mine.session, theirs.session, theirs.refresh)).toBe('reader@acme.test')
  })

  it('the refresh token that belongs to the session is believed alone', async () => {
    const { app, mine, theirs, emailOf } = await openTwo()
    expect(await emailOf(mine.session, theirs.refresh, mine.refresh)).toBe('admin@acme.test')
    const headers = { cookie: [theirs.refresh, mine.refresh, mine.session].join('; ') }
    await app.server.handle(new Request('http://localhost:3000/api/frontegg/flags', { headers }))
    expect(app.received.at(-1)?.headers.get('cookie')).toBe(mine.refresh)
  })

  it('two refresh tokens without a session are both unspent', async () => {
    const { app, mine, theirs } = await openTwo()
    const calls = app.received.length
    expect((await app.server.renew(`${theirs.refresh}; ${mine.refresh}`)).session).toBeNull()
    expect(app.received.length).toBe(calls)
  })

  it('a broken session beside a good one changes nothing', async () => {
    const { mine, emailOf } = await openTwo()
    const [name] = mine.session.split('=')
    expect(await emailOf(`${name}=1.broken`, mine.session, mine.refresh)).toBe('admin@acme.test')
    expect(await emailOf(mine.session, `${name}=`, mine.refresh)).toBe('admin@acme.test')
  })

  it('a cookie that is sent twice with one value is one cookie', async () => {
    const { mine, emailOf } = await openTwo()
    expect(await emailOf(mine.session, mine.session, mine.refresh, mine.refresh)).toBe('admin@acme.test')
  })

  it('many cookies of one name are all dropped, without an attempt to open each', async () => {
    const { mine, emailOf } = await openTwo()
    const [name] = mine.session.split('=')
    const many = Array.from({ length: 500 }, (_, at) => `${name}=1.${at}`)
    expect(await emailOf(...many, mine.session, mine.refresh)).toBeNull()
  })

  it('two hosted sessions are both dropped', async () => {
    const one = openHosted()
    await signInHosted(one)
    const other = one.app.openBrowser()
    await signInHosted({ ...one, browser: other, atProvider: one.app.provider.openBrowser().fetch })
    expect(await one.app.server.sessionOf(`${one.browser.cookie()}; ${other.cookie()}`)).toBeNull()
  })
})

describe('session and refresh token', () => {
  it('a session beside the refresh token of another person is dropped', async () => {
    const { app, mine, theirs, emailOf } = await openTwo()
    expect(await emailOf(mine.session, theirs.refresh)).toBeNull()
    const { session } = await app.clock.work(() => app.server.renew(`${mine.session}; ${theirs.refresh}`))
    expect(session?.user.email).toBe('reader@acme.test')
  })

  it('a session beside the refresh cookie of another application of this host goes on', async () => {
    const { mine, emailOf } = await openTwo()
    expect(await emailOf(mine.session, mine.refresh, 'fe_refresh_other=1')).toBe('admin@acme.test')
  })

  it('a secure session that does not match its refresh token adds no token to calls', async () => {
    const app = openServer({ secureJwt: true })
    const [one, two] = [app.openBrowser({ keepSessionAlive: false }), app.openBrowser({ keepSessionAlive: false })]
    await signIn(one)
    await signIn(two, 'reader@acme.test')
    const cookie = `${partsOf(one.cookie()).session}; ${partsOf(two.cookie()).refresh}`
    await app.server.handle(new Request('http://localhost:3000/api/frontegg/flags', { headers: { cookie } }))
    expect(app.received.at(-1)?.headers.has('authorization')).toBe(false)
  })

  it('the state of a session and its JSON hold no token, which is read by name alone', async () => {
    const { app, mine } = await openTwo()
    const session = await app.server.sessionOf(`${mine.session}; ${mine.refresh}`)
    const renewed = await app.clock.work(() => app.server.renew(mine.refresh))
    for (const one of [session, renewed.session]) {
      expect(one?.accessToken).toMatch(/^eyJ/)
      const token = String(one?.accessToken)
      for (const copy of [JSON.stringify(one), JSON.stringify({ ...one }), JSON.stringify(structuredClone(one))])
        expect(copy).not.toContain(token)
      expect(Object.keys(one ?? {})).not.toContain('accessToken')
    }
  })
})
