import { afterEach, describe, expect, it } from 'vitest'
import { fakeClock, settle } from '../../test/fake-ports.ts'
import { type App, inTime, openApp, until } from '../../test/open-app.ts'
import { giveEmail, givePassword, loginOf, openLogin } from '../../test/open-login.ts'
import { createClient } from '../client/create-client.ts'
import { hosted, hostedLoginFeature } from '../features/hosted-login/index.ts'
import { socialLoginFeature } from '../features/social-login/index.ts'
import { sessionFeature } from '../session/feature.ts'
import { askNative, canNatively, type NativeCapability, socialNatively, tellNative } from './index.ts'

const me = 'admin@acme.test'
const kinds = ['ios', 'android'] as const

/** Adds a native application around the page. Returns the messages that it receives. */
function openShell(kind: 'ios' | 'android', capabilities: readonly NativeCapability[]) {
  const told: unknown[] = []
  const tellIos = (message: string) => void told.push(JSON.parse(message))
  const tellAndroid =
    (name: string) =>
    (...values: string[]) =>
      void told.push([name, ...values])
  const shape =
    kind === 'ios'
      ? { webkit: { messageHandlers: { FronteggNativeBridge: { postMessage: tellIos } } } }
      : { FronteggNativeBridge: Object.fromEntries(capabilities.map((name) => [name, tellAndroid(name)])) }
  const functions = Object.fromEntries(capabilities.map((name) => [name, true]))
  Object.assign(globalThis, shape, { FronteggNativeBridgeFunctions: functions })
  return told
}

/** Returns the callbacks that the page has registered for the native application. */
function callbacks(): Readonly<Record<string, { resolve(value: unknown): void; reject(reason: unknown): void }>> {
  return Reflect.get(globalThis, 'FronteggNativeBridgeCallbacks') ?? {}
}

async function callbackId(): Promise<string> {
  await until(() => Object.keys(callbacks()).length > 0)
  return Object.keys(callbacks())[0] ?? ''
}

/** Answers the next request of the page. */
async function answer(value: unknown): Promise<void> {
  const id = await callbackId()
  callbacks()[id]?.resolve(value)
}

const ofThePlatform = {}

/** Opens an application whose provider offers Google. */
async function openSocial() {
  const app = await openApp()
  app.provider.emulator.arrange((state) => {
    const own = { id: 'lantern', authorizationUrl: 'https://id.lantern.test/authorize', active: true }
    state.federation = { social: [{ id: 'google', active: true }, own], attempts: [], grants: [] }
  })
  return app
}

const google = { provider: 'google' }
const lantern = { provider: 'lantern', mode: 'custom-social-login' } as const

/** Returns a token of the user who is signed in in the browser of an application. */
async function tokenFor({ browser, provider }: App): Promise<unknown> {
  const path = '/frontegg/identity/resources/auth/v1/user/token/refresh'
  const headers = { 'content-type': 'application/json', origin: 'http://localhost:5173' }
  const answer = await browser.fetch(provider.baseUrl + path, { method: 'POST', headers, body: '{}' })
  return (await answer.json()).accessToken
}

afterEach(() => {
  for (const name of [
    'webkit',
    'FronteggNativeBridge',
    'FronteggNativeBridgeFunctions',
    'FronteggNativeBridgeCallbacks',
  ]) {
    Reflect.deleteProperty(globalThis, name)
  }
})

describe('without a native application', () => {
  it('a native call throws without a native application, and no capability is available', () => {
    expect(canNatively(ofThePlatform, 'loginWithSSO')).toBe(false)
    expect(() => tellNative(ofThePlatform, 'loginWithSSO', { email: me })).toThrow(
      'FronteggNativeBridge is not available',
    )
  })
})

describe('what is no capability', () => {
  it.each([
    ['a text', { getTokens: 'true' }],
    ['a number', { getTokens: 1 }],
    ['inherited', Object.create({ getTokens: true })],
    ['a member of a list', Object.assign([], { getTokens: true })],
    [
      'a member of a class',
      new (class {
        getTokens = true
      })(),
    ],
  ])('%s', (_, functions) => {
    openShell('ios', [])
    Object.assign(globalThis, { FronteggNativeBridgeFunctions: functions })
    expect(canNatively(ofThePlatform, 'getTokens')).toBe(false)
  })

  it('one that Android has no function for', () => {
    openShell('android', ['getTokens'])
    Object.assign(globalThis, { FronteggNativeBridge: { getTokens: true } })
    expect(canNatively(ofThePlatform, 'getTokens')).toBe(false)
  })
})

describe.each(kinds)('a native application on %s', (kind) => {
  it('a native application may declare its capabilities by functions', () => {
    openShell(kind, ['getTokens'])
    Object.assign(globalThis, { FronteggNativeBridgeFunctions: { getTokens: () => true } })
    expect(canNatively(ofThePlatform, 'getTokens')).toBe(true)
  })

  it('a native application that does not answer leaves the renewal to the provider, once', async () => {
    openShell(kind, ['getTokens'])
    const app = await openApp({ signedInAs: me, starts: false })
    void app.client.start()
    await callbackId()
    expect(app.called()).not.toContain('refreshToken')
    await inTime(
      app.clock,
      until(() => app.client.get(sessionFeature).getSnapshot().user?.email === me),
    )
    expect(app.called().filter((one) => one === 'refreshToken')).toHaveLength(1)
  })

  it('a native application that does not answer keeps the session, though the page has none of its own', async () => {
    openShell(kind, ['getTokens'])
    const lender = await openApp({ signedInAs: me, starts: false })
    const app = await openApp({ beside: lender, starts: false, logLevel: 'silent' })
    void app.client.start()
    const id = await callbackId()
    callbacks()[id]?.resolve({ accessToken: await tokenFor(lender) })
    await until(() => app.client.get(sessionFeature).getSnapshot().user?.email === me)
    const refreshing = app.client.session.refresh()
    expect(await inTime(app.clock, refreshing)).toMatchObject({ error: { code: 'native_bridge_timeout' } })
    expect(app.client.get(sessionFeature).getSnapshot()).toMatchObject({ status: 'stale', user: { email: me } })
  })

  it('a native application receives messages in its own format', () => {
    const told = openShell(kind, ['loginWithSSO', 'suggestSavePassword'])
    tellNative(ofThePlatform, 'loginWithSSO', { email: me })
    tellNative(ofThePlatform, 'suggestSavePassword', { email: me, password: 'p' })
    expect(told).toEqual(
      kind === 'ios'
        ? [
            { action: 'loginWithSSO', payload: me },
            { action: 'suggestSavePassword', payload: JSON.stringify({ email: me, password: 'p' }) },
          ]
        : [
            ['loginWithSSO', me],
            ['suggestSavePassword', me, 'p'],
          ],
    )
  })

  it('a native application receives no message that it does not declare', () => {
    openShell(kind, ['getTokens'])
    expect(() => tellNative(ofThePlatform, 'closeWindow', { reason: 'x' })).toThrow(
      'FronteggNativeBridge is not available',
    )
  })

  it('answers by the callback of the question, which is then gone', async () => {
    const told = openShell(kind, ['getTokens'])
    const clock = fakeClock()
    const asking = askNative({ clock }, 'getTokens')
    const id = await callbackId()
    expect(id).toMatch(/^fe_cb_\d+_\d+$/)
    expect(told).toEqual([kind === 'ios' ? { action: 'getTokens', payload: '', callbackId: id } : ['getTokens', id]])
    callbacks()[id]?.resolve({ accessToken: 'a' })
    expect(await asking).toEqual({ accessToken: 'a' })
    expect([Object.keys(callbacks()), clock.timers()]).toEqual([[], 0])
  })

  it('a native application is awaited for twenty seconds', async () => {
    openShell(kind, ['getTokens'])
    const clock = fakeClock()
    const refused = expect(askNative({ clock }, 'getTokens')).rejects.toMatchObject({ code: 'native_bridge_timeout' })
    await clock.advance(20_000)
    await refused
  })

  it('a native application may refuse a request', async () => {
    openShell(kind, ['getTokens'])
    const refused = expect(askNative({ clock: fakeClock() }, 'getTokens')).rejects.toMatchObject({
      code: 'native-refused',
    })
    const id = await callbackId()
    callbacks()[id]?.reject('no')
    await refused
  })

  it('a native application does single sign-on in place of the redirect', async () => {
    const told = openShell(kind, ['loginWithSSO'])
    const app = await openLogin()
    await giveEmail(app, 'sam@globex.test')
    expect(told).toHaveLength(1)
    expect(loginOf(app).step.name).toBe('preLogin')
    await app.clock.advance(5000)
    expect(app.ports.page.opened).toEqual([])
  })

  it('a native application is offered a correct password, and no other', async () => {
    const told = openShell(kind, ['suggestSavePassword'])
    const app = await openLogin()
    await givePassword(app, me, 'wrong')
    expect(told).toEqual([])
    await givePassword(app, me)
    await until(() => told.length > 0)
    expect(JSON.stringify(told)).toContain(me)
  })

  it('a native application does a social sign-in in the way that it offers', () => {
    const told = openShell(kind, ['loginWithSocialLogin'])
    expect(socialNatively(ofThePlatform, { provider: 'google', address: 'https://x.test' })).toBe(true)
    expect(JSON.stringify(told)).toContain('https://x.test')
    expect(socialNatively(ofThePlatform, { provider: 'google' })).toBe(false)
  })

  it.each([
    ['loginWithSocialLoginProvider', 'google'],
    ['loginWithSocialLogin', 'state='],
    ['loginWithCustomSocialLoginProvider', 'lantern'],
  ] as const)('a native application does a social sign-in in place of leaving, by %s', async (capability, told) => {
    const heard = openShell(kind, [capability])
    const app = await openSocial()
    const provider = told === 'lantern' ? lantern : google
    await app.client.get(socialLoginFeature).getSnapshot().signIn(provider)
    expect(heard).toHaveLength(1)
    expect(JSON.stringify(heard)).toContain(told)
    expect(app.ports.page.opened).toEqual([])
  })

  it('leaves a social sign-in to the page where it does none', async () => {
    openShell(kind, ['loginWithSSO'])
    const app = await openSocial()
    await app.client.get(socialLoginFeature).getSnapshot().signIn(google)
    expect(app.ports.page.opened).toHaveLength(1)
  })

  it('opens the session with its own token, and ends it where it has none', async () => {
    const lender = await openApp({ signedInAs: me })
    openShell(kind, ['getTokens'])
    const accessToken = await lender.client.session.getAccessToken()
    const { ports } = lender
    const client = createClient({ baseUrl: lender.provider.baseUrl, ports: { ...ports, tabs: null } })
    void client.start()
    await answer({ accessToken, refreshToken: 'r' })
    await until(() => client.get(sessionFeature).getSnapshot().user?.email === me)
    await settle()
    const refreshing = client.session.refresh()
    await answer({})
    expect(await refreshing).toEqual({ ok: true, value: 'unauthenticated' })
  })

  it('closes its view in place of leaving for hosted login', async () => {
    const told = openShell(kind, ['closeWindow'])
    const app = await openApp({ hostedLogin: hosted({ clientId: 'x' }) })
    await app.client.get(hostedLoginFeature).getSnapshot().signIn({ prompt: 'login' })
    expect(JSON.stringify(told)).toContain('not_authorized')
    expect(app.ports.page.opened).toEqual([])
  })
})
