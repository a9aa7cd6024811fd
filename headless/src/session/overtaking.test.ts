import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { settle } from '../../test/fake-ports.ts'
import { type App, inTime, openApp, until } from '../../test/open-app.ts'
import { createClient } from '../client/index.ts'
import { sessionFeature } from './feature.ts'

const standing = ({ client }: App) => client.get(sessionFeature).getSnapshot()
const call = () => ({ signal: new AbortController().signal })
const calls = (app: App, operation: string) => app.called().filter((one) => one === operation).length

/**
 * Returns the provider's answer to a password. The call waits at most two seconds for calls that can change the cookie.
 */
function passwordAnswer({ client, clock }: App, email: string) {
  const body = { email, password: demoPassword }
  return inTime(clock, client.api.post('/identity/resources/auth/v1/user', { body }))
}

async function signIn(app: App, email = 'admin@acme.test') {
  return app.client.session.accept(await passwordAnswer(app, email), call())
}

/** Makes the provider apply a call at once, and answer five seconds later. */
function slowDown({ provider }: App, operation: string) {
  provider.emulator.faults.add({ operation, kind: 'delay', delayMs: 5000, times: 1, when: 'after' })
}

/** Returns the session after a reload in the same browser. */
async function reloaded(app: App) {
  return standing(await openApp({ beside: app, sameBrowser: true }))
}

describe('a sign-in', () => {
  it('a sign-in is not undone by an older restore, nor by the cookie of that restore', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    slowDown(app, 'refreshToken')
    void app.client.start()
    await until(() => app.called().includes('refreshToken'))
    await signIn(app, 'reader@acme.test')
    await app.clock.advance(5000)
    expect(standing(app).user?.email).toBe('reader@acme.test')
    expect((await reloaded(app)).user?.email).toBe('reader@acme.test')
  })

  it('a sign-in is not undone by an older log-out, and keeps its cookie', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    slowDown(app, 'logout')
    const leaving = app.client.session.logOut()
    await settle()
    await signIn(app, 'reader@acme.test')
    await app.clock.advance(5000)
    expect(await leaving).toEqual({ ok: false, reason: 'canceled' })
    expect((await reloaded(app)).user?.email).toBe('reader@acme.test')
  })

  it('a sign-in that fails while the session is restored leaves the session to be restored', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    void app.client.start()
    await app.client.session.accept({ otcToken: 'x' }, call())
    await until(() => standing(app).status === 'authenticated')
  })

  it('a sign-in that ends at a breached password during a restore leaves the session to be restored', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    void app.client.start()
    const answer = { isBreachedPassword: true, userEmail: 'admin@acme.test', mfaToken: 'asked for by nobody' }
    expect((await app.client.session.accept(answer, call())).kind).toBe('breachedPassword')
    await until(() => standing(app).status === 'authenticated')
  })

  it('a sign-in whose profile cannot be read is restored by its cookie', async () => {
    const app = await openApp({ signedInAs: 'reader@acme.test' })
    app.provider.emulator.faults.add({ operation: 'getMe', kind: 'status', status: 400, times: 1 })
    await expect(signIn(app)).rejects.toMatchObject({ status: 400 })
    await until(() => standing(app).user?.email === 'admin@acme.test')
  })

  it('a sign-in whose call was aborted does nothing', async () => {
    const app = await openApp()
    const body = { email: 'admin@acme.test', password: demoPassword }
    const answer = await app.client.api.post('/identity/resources/auth/v1/user', { body })
    const caller = new AbortController()
    const accepting = app.client.session.accept(answer, caller)
    caller.abort()
    await expect(accepting).rejects.toMatchObject({ name: 'AbortError' })
    expect(standing(app)).toMatchObject({ status: 'unauthenticated', user: null })
  })

  it('a sign-in does not wait for flags that do not arrive', async () => {
    const app = await openApp({ starts: false })
    app.provider.emulator.faults.add({ operation: 'listFeatureFlags', kind: 'delay', delayMs: 120_000 })
    void app.client.start()
    await settle()
    const body = { email: 'admin@acme.test', password: demoPassword }
    const answer = await app.client.api.post('/identity/resources/auth/v1/user', { body })
    const signingIn = app.client.session.accept(answer, call())
    for (let second = 0; second < 5; second++) await app.clock.advance(1000)
    expect(await signingIn).toMatchObject({ kind: 'authenticated' })
  })
})

describe('a log-out', () => {
  it('a log-out does not wait for an older log-out that hangs', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    slowDown(app, 'logout')
    void app.client.session.logOut()
    await settle()
    await signIn(app)
    await app.client.session.logOut()
    expect(standing(app).status).toBe('unauthenticated')
    expect((await reloaded(app)).status).toBe('unauthenticated')
  })

  it.each([
    ['waits for its second factor', (app: App) => signIn(app, 'mfa@acme.test')],
    ['was not understood', (app: App) => app.client.session.accept({ otcToken: 'x' }, call())],
  ])('made offline is not forgotten for a sign-in that %s', async (_, sign) => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop', times: 1 })
    await app.client.session.logOut()
    await sign(app)
    expect(await reloaded(app)).toMatchObject({ status: 'unauthenticated', user: null })
  })

  it.each([{ name: 'other' }, { applicationId: 'other' }])(
    'an offline log-out is sent by a client of %o before it renews the session left behind',
    async (options) => {
      const app = await openApp({ signedInAs: 'admin@acme.test' })
      app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop', times: 1 })
      await app.client.session.logOut()
      const other = await openApp({ ...options, beside: app, sameBrowser: true })
      expect(standing(other).status).toBe('unauthenticated')
      expect(app.provider.emulator.snapshot().sessions.map(({ ended }) => ended)).toEqual(['logged out'])
    },
  )

  it('made offline is no business of a client of another provider, whose name is the same', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop', times: 1 })
    await app.client.session.logOut()
    const { ports, provider } = await openApp({ signedInAs: 'reader@acme.test', starts: false })
    const baseUrl = 'https://other.example'
    const fetch: typeof globalThis.fetch = (input, init) =>
      ports.fetch(String(input).replace(baseUrl, provider.baseUrl), init)
    const client = createClient({ baseUrl, ports: { ...ports, fetch, storage: app.ports.storage } })
    await client.session.refresh()
    expect(client.get(sessionFeature).getSnapshot().user?.email).toBe('reader@acme.test')
  })

  it.each([408, 429, 503])('a log-out answered with %i is sent again', async (status) => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'status', status, times: 1 })
    await app.client.session.logOut()
    expect((await reloaded(app)).user).toBeNull()
  })

  it.each([404, 405, 401])('answered with %i is over', async (status) => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'status', status })
    await app.client.session.logOut()
    app.browser.clearCookies()
    const later = calls(app, 'logout')
    expect((await reloaded(app)).status).toBe('unauthenticated')
    expect(calls(app, 'logout')).toBe(later)
  })
})

describe('a client without a signed-in user', () => {
  it('an access token is none, and nothing is asked', async () => {
    const app = await openApp()
    const before = calls(app, 'refreshToken')
    expect(await app.client.session.getAccessToken()).toBeNull()
    expect(calls(app, 'refreshToken')).toBe(before)
  })

  it.each([
    ['a refusal', { operation: 'refreshToken', kind: 'status', status: 401 }],
    ['a dead network', { operation: 'refreshToken', kind: 'drop' }],
  ] as const)('a refresh that meets %s leaves the second factor alone', async (_, fault) => {
    const app = await openApp()
    await signIn(app, 'mfa@acme.test')
    app.provider.emulator.faults.add(fault)
    await app.client.session.refresh()
    expect(standing(app).status).toBe('unauthenticated')
    expect(app.client.session.getChallenge()).not.toBeNull()
  })
})

describe('a refresh', () => {
  it.each([
    ['whose headers cannot be made', { tenantResolver: () => Promise.reject(new Error('boom')) }, undefined],
    ['that asks for a second factor in part', {}, JSON.stringify({ mfaRequired: true, mfaToken: 'x', mfaDevices: {} })],
  ])('%s does not leave the session restoring', async (_, options, body) => {
    const app = await openApp({ ...options, starts: false, signedInAs: 'admin@acme.test' })
    if (body) app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'status', status: 200, body })
    void app.client.start()
    await until(() => standing(app).status !== 'restoring')
    expect(standing(app).user).toBeNull()
  })

  it('a refresh keeps the phone number that only the profile contains', async () => {
    const app = await openApp({ starts: false, signedInAs: 'admin@acme.test' })
    app.provider.emulator.arrange(({ users }) => {
      const user = users.find(({ email }) => email === 'admin@acme.test')
      if (user) user.phoneNumber = '+4512345678'
    })
    await app.client.start()
    await until(() => standing(app).status === 'authenticated')
    await app.client.session.refresh()
    expect(standing(app).user?.phone).toBe('+4512345678')
  })

  it('brings the permissions of the new token', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.arrange(({ users }) => {
      const [admin, reader] = ['admin', 'reader'].map((name) =>
        users.find(({ email }) => email === `${name}@acme.test`),
      )
      for (const membership of admin?.memberships ?? []) membership.roleIds = reader?.memberships[0]?.roleIds ?? []
    })
    await app.client.session.refresh()
    const { user } = standing(app)
    expect(user?.permissions).toEqual(user?.claims['permissions'])
    expect(user?.permissions).not.toEqual(['fe.*'])
  })
})

describe('what is overtaken before it began', () => {
  it('aborts nothing: the newer sign-in wins', async () => {
    const app = await openApp()
    const answers = await Promise.all(['admin', 'reader'].map((name) => passwordAnswer(app, `${name}@acme.test`)))
    const [older, newer] = answers.map((answer) => app.client.session.accept(answer, call()))
    await expect(older).rejects.toMatchObject({ name: 'AbortError' })
    expect(await newer).toMatchObject({ kind: 'authenticated', user: { email: 'reader@acme.test' } })
  })

  it('a sign-in overtaken before it began does not abort the log-out, which is sent', async () => {
    const app = await openApp()
    const accepting = app.client.session.accept(await passwordAnswer(app, 'admin@acme.test'), call())
    const leaving = app.client.session.logOut()
    await expect(accepting).rejects.toMatchObject({ name: 'AbortError' })
    expect(await leaving).toMatchObject({ ok: true })
    expect(calls(app, 'logout')).toBe(1)
  })
})

describe('an access token', () => {
  it('an access token is null if a log-out overtakes its renewal', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    slowDown(app, 'refreshToken')
    const token = app.client.session.getAccessToken({ forceRefresh: true })
    await settle()
    await app.client.session.logOut()
    expect(await token).toBeNull()
  })

  it('an access token is refused to a caller who asked before another person signed in', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    slowDown(app, 'refreshToken')
    const token = app.client.session.getAccessToken({ forceRefresh: true })
    const refused = expect(token).rejects.toMatchObject({ code: 'session-changed' })
    await settle()
    const answer = await passwordAnswer(app, 'reader@acme.test')
    await app.client.session.accept(answer, call())
    await refused
    expect(await app.client.session.getAccessToken()).toBe(answer.accessToken)
  })
})

describe('a renewal', () => {
  it('waits for a sign-in under way, and takes nothing from its flow', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    const answer = await passwordAnswer(app, 'reader@acme.test')
    const order: string[] = []
    const accepting = app.client.session.accept(answer, call()).then(() => void order.push('signed in'))
    await until(() => calls(app, 'getMe') === 2)
    const renewing = app.client.session.refresh().then(() => void order.push('renewed'))
    await Promise.all([accepting, renewing])
    expect(order).toEqual(['signed in', 'renewed'])
    expect(standing(app).user?.email).toBe('reader@acme.test')
  })

  it('a failed renewal is tried again although a password must be reset meanwhile', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop', times: 1 })
    await app.client.session.refresh()
    await app.client.session.accept({ resetPasswordToken: 'x', userId: 'y' }, call())
    await app.clock.advance(1000)
    await until(() => standing(app).status === 'authenticated')
  })
})
