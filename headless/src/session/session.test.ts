import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { type App, openApp, until } from '../../test/open-app.ts'
import type { Feature } from '../client/index.ts'
import { PorticoError } from '../core/errors.ts'
import { serializeClient } from '../core/serialize.ts'
import { retryAfterFailures, sessionFeature } from './feature.ts'

const snapshot = ({ client }: App) => client.get(sessionFeature).getSnapshot()

async function signIn({ client }: App, email = 'admin@acme.test') {
  const body = { email, password: demoPassword }
  const answer = await client.api.post('/identity/resources/auth/v1/user', { body })
  return client.session.accept(answer, { signal: new AbortController().signal })
}

describe('restoring', () => {
  it('signs in by the refresh cookie, with profile and tenants', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    expect(snapshot(app)).toMatchObject({
      status: 'authenticated',
      user: { email: 'admin@acme.test', name: 'Ada Admin', permissions: ['fe.*'], roles: [{ key: 'Admin' }] },
      tenant: { name: 'Acme' },
    })
    expect(snapshot(app).tenants.map(({ name }) => name)).toEqual(['Acme', 'Acme Labs', 'Globex'])
  })

  it('signs in without tenants where their list cannot be read', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    app.provider.emulator.faults.add({ operation: 'listMyTenants', kind: 'brokenBody' })
    await app.client.start()
    await until(() => snapshot(app).status === 'authenticated')
    expect(snapshot(app)).toMatchObject({ user: { email: 'admin@acme.test' }, tenants: [], tenant: null })
  })

  it('reads the profile three times, two seconds apart', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    app.provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 503, times: 2 })
    const tries = () => app.called().filter((operation) => operation === 'getMe').length
    await app.client.start()
    for (const before of [1, 2]) {
      await until(() => tries() === before)
      await app.clock.advance(1999)
      expect(tries()).toBe(before)
      await app.clock.advance(1)
    }
    await until(() => snapshot(app).status === 'authenticated')
    expect(tries()).toBe(3)
  })

  it('gives the profile up after three tries', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    app.provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 503 })
    const tries = () => app.called().filter((operation) => operation === 'getMe').length
    await app.client.start()
    await until(() => tries() === 1)
    await app.clock.advance(2000)
    await app.clock.advance(2000)
    await until(() => !app.client.get(sessionFeature).getSnapshot().isPending)
    expect(tries()).toBe(3)
  })

  it('a restore without a cookie finds no signed-in user', async () => {
    const app = await openApp()
    expect(snapshot(app)).toMatchObject({ status: 'unauthenticated', user: null })
  })

  it('keeps everything restoring until the first answer', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    expect(snapshot(app)).toMatchObject({ status: 'restoring', user: null })
  })

  it('reads the authorization only under its flag', async () => {
    const plain = await openApp({ signedInAs: 'admin@acme.test' })
    // A read of the authorization would be sent before this renewal.
    await plain.client.session.refresh()
    expect(plain.called()).not.toContain('getMyAuthorization')
    const flagged = await openApp({
      signedInAs: 'admin@acme.test',
      flags: { admin_portal_should_load_authorization: 'on' },
    })
    expect(flagged.called()).toContain('getMyAuthorization')
  })

  it('takes the first version of the tenants under its flag', async () => {
    const flags = { admin_portal_use_current_user_tenants_v1_endpoint: 'on' } as const
    const app = await openApp({ signedInAs: 'admin@acme.test', flags })
    expect(app.called()).toContain('listMyTenantsV1')
    expect(app.called()).not.toContain('listMyTenants')
  })
})

describe('a login answer', () => {
  it('a login response with a token opens the session', async () => {
    const app = await openApp()
    const heard: string[] = []
    app.client.on('signedIn', ({ email }) => heard.push(email))
    expect(await signIn(app)).toMatchObject({ kind: 'authenticated', user: { email: 'admin@acme.test' } })
    expect(snapshot(app).status).toBe('authenticated')
    expect(heard).toEqual(['admin@acme.test'])
  })

  it('a login response with mfaRequired and mfaToken is a challenge and opens no session', async () => {
    const app = await openApp()
    expect(await signIn(app, 'mfa@acme.test')).toMatchObject({ kind: 'challenge', challenge: { isEnrolled: true } })
    expect(snapshot(app).status).toBe('unauthenticated')
    expect(app.client.session.getChallenge()?.mfaToken).toEqual(expect.any(String))
  })

  it('a login response with a resetPasswordToken drops only the access token of a signed-in user', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const before = app.called().filter((operation) => operation === 'refreshToken').length
    await app.client.session.accept({ resetPasswordToken: 'reset', userId: 'ann' }, new AbortController())
    expect(snapshot(app)).toMatchObject({ status: 'authenticated', user: { email: 'admin@acme.test' } })
    expect(await app.client.session.getAccessToken()).not.toBeNull()
    expect(app.called().filter((operation) => operation === 'refreshToken')).toHaveLength(before + 1)
  })

  it('a login response with a resetPasswordToken asks for a new password', async () => {
    const app = await openApp()
    const call = { signal: new AbortController().signal }
    const accepted = await app.client.session.accept({ resetPasswordToken: 'reset', userId: 'ann' }, call)
    expect(accepted).toEqual({ kind: 'passwordReset', token: 'reset', userId: 'ann' })
  })

  it('a login response of no known kind is unsupported', async () => {
    const app = await openApp()
    const call = { signal: new AbortController().signal }
    expect(await app.client.session.accept({ otcToken: 'x' }, call)).toEqual({
      kind: 'unsupported',
      reason: 'otcToken',
    })
  })

  it('a login response without content is unreadable: the request may be repeated', async () => {
    const app = await openApp()
    const accepting = app.client.session.accept({}, { signal: new AbortController().signal })
    await expect(accepting).rejects.toMatchObject({ code: 'unreadable-answer' })
  })

  it('keeps neither token nor challenge where a server would serialize them', async () => {
    const app = await openApp()
    const serialized = () => JSON.stringify(serializeClient(app.client))
    await signIn(app)
    expect(serialized()).not.toContain((await app.client.session.getAccessToken()) ?? expect.unreachable())
    await signIn(app, 'mfa@acme.test')
    expect(serialized()).not.toContain(app.client.session.getChallenge()?.mfaToken ?? expect.unreachable())
  })
})

describe('the access token', () => {
  it('the access token is the one in memory while it is valid', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const first = await app.client.session.getAccessToken()
    expect(await app.client.session.getAccessToken({ minTtl: 299 })).toBe(first)
  })

  it('the access token is renewed on demand if it would not last, by one call for all requests', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', keepSessionAlive: false })
    const first = await app.client.session.getAccessToken()
    await app.clock.advance(299_000)
    const asked = await Promise.all(Array.from({ length: 20 }, () => app.client.session.getAccessToken({ minTtl: 10 })))
    expect(new Set(asked).size).toBe(1)
    expect(asked[0]).not.toBe(first)
    expect(app.called().filter((operation) => operation === 'refreshToken')).toHaveLength(2)
  })

  it('the access token is null while no user is signed in', async () => {
    const app = await openApp()
    expect(await app.client.session.getAccessToken()).toBeNull()
  })

  it('the access token is renewed at 80 % of its lifetime', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    await app.clock.advance(239_000)
    expect(app.called().filter((operation) => operation === 'refreshToken')).toHaveLength(1)
    await app.clock.advance(2000)
    await until(() => app.called().filter((operation) => operation === 'refreshToken').length === 2)
    expect(snapshot(app).status).toBe('authenticated')
  })
})

describe('a refresh that fails', () => {
  it('ends the session on a definite refusal', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const gone: unknown[] = []
    app.client.on('signedOut', (user) => gone.push(user?.email))
    app.provider.emulator.arrange((state) => {
      for (const one of state.sessions) one.ended = 'revoked'
    })
    await app.client.session.refresh()
    expect(snapshot(app)).toMatchObject({ status: 'unauthenticated', user: null })
    expect(gone).toEqual(['admin@acme.test'])
  })

  it.each([
    ['a dead network', { kind: 'drop' }],
    ['500', { kind: 'status', status: 500 }],
    ['an answer cut in half', { kind: 'brokenBody' }],
    ['403 without the error body of the provider', { kind: 'status', status: 403, body: '<html>proxy</html>' }],
    ['429', { kind: 'status', status: 429 }],
  ] as const)('keeps the user and marks the session stale on %s', async (_, fault) => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'refreshToken', times: 1, ...fault })
    expect((await app.client.session.refresh()).ok).toBe(false)
    expect(snapshot(app)).toMatchObject({ status: 'stale', user: { email: 'admin@acme.test' } })
  })

  it('a failed refresh is tried again after a second, and when the page wakes', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop', times: 2 })
    await app.client.session.refresh()
    await app.clock.advance(1000)
    expect(snapshot(app).status).toBe('stale')
    app.ports.page.wake()
    await until(() => snapshot(app).status === 'authenticated')
  })

  it('waits longer from failure to failure, at most a minute', () => {
    const waits = [1, 2, 3, 7, 20].map((failures) => retryAfterFailures(failures, true))
    expect(waits).toEqual([1000, 2000, 4000, 60_000, 60_000])
  })
})

describe('log-out', () => {
  it('clears the session here and at the provider', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    expect((await app.client.session.logOut()).ok).toBe(true)
    expect(snapshot(app)).toMatchObject({ status: 'unauthenticated', user: null, tenants: [] })
    const reopened = await openApp({ beside: app, sameBrowser: true })
    expect(snapshot(reopened).status).toBe('unauthenticated')
  })

  it('a log-out without a subscriber resolves after the settle time it was given', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const ended: string[] = []
    void app.client.session.logOut({ settle: 500 }).then(() => ended.push('ended'))
    await app.clock.advance(499)
    expect([app.client.get(sessionFeature).getSnapshot().status, ...ended]).toEqual(['unauthenticated'])
    await app.clock.advance(1)
    expect(ended).toEqual(['ended'])
  })

  it('a log-out that could not reach the provider is completed before the cookie can restore the session', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop', times: 1 })
    expect((await app.client.session.logOut()).ok).toBe(true)
    const reopened = await openApp({ beside: app, sameBrowser: true })
    expect(snapshot(reopened).status).toBe('unauthenticated')
    expect(app.called().filter((operation) => operation === 'logout')).toHaveLength(2)
  })

  it('wins over a refresh that was under way', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'delay', delayMs: 1000, times: 1 })
    const refreshing = app.client.session.refresh()
    await app.client.session.logOut()
    await app.clock.advance(1000)
    await refreshing
    expect(snapshot(app)).toMatchObject({ status: 'unauthenticated', user: null })
    expect(await app.client.session.getAccessToken()).toBeNull()
  })

  it.each([
    ['user', 'begin'],
    ['tenant', 'begin'],
    ['client', 'written'],
  ] as const)('leaves a slice of scope %s at "%s"', async (scope, value) => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const probe: Feature<{ readonly value: string }, { write(): void }> = {
      name: 'probe',
      scope,
      state: () => ({ value: 'begin' }),
      actions: ({ step }) => ({ write: step(({ set }) => set({ value: 'written' })) }),
    }
    app.client.get(probe).actions.write()
    await app.client.session.logOut()
    expect(app.client.get(probe).getSnapshot().value).toBe(value)
  })
})

describe('two clients on one page', () => {
  it('share nothing', async () => {
    const one = await openApp({ signedInAs: 'admin@acme.test' })
    const other = await openApp({ beside: one })
    expect(snapshot(one).status).toBe('authenticated')
    expect(snapshot(other).status).toBe('unauthenticated')
  })
})

describe('an error of the session', () => {
  it('an error of the session is a PorticoError with the status and trace id', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'status', status: 500, times: 1 })
    const outcome = await app.client.session.refresh()
    const error = !outcome.ok && outcome.reason === 'failed' ? outcome.error : null
    expect(error).toBeInstanceOf(PorticoError)
    expect(error).toMatchObject({ status: 500, traceId: expect.stringMatching(/^[0-9a-f]{32}$/) })
  })
})
