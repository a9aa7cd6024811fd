import { demoPassword } from '@portico/emulator/testing'
import { describe, expect, it } from 'vitest'
import { type App, inTime, openApp, until } from '../../test/open-app.ts'
import { loginFeature } from '../features/login/index.ts'
import { sessionFeature } from './feature.ts'

const snapshot = ({ client }: App) => client.get(sessionFeature).getSnapshot()

/** Signs in by an answer of the provider. The user is loaded afterwards. */
async function signIn({ client }: App, email: string) {
  const answer = await client.api.post('/identity/resources/auth/v1/user', { body: { email, password: demoPassword } })
  return client.session.accept(answer, { signal: new AbortController().signal })
}

function delay(app: App, operation: string, delayMs = 1000) {
  app.provider.emulator.faults.add({ operation, kind: 'delay', delayMs, times: 1 })
}

const asked = (app: App, operation: string) => app.called().filter((called) => called === operation).length

describe('an answer that comes too late', () => {
  it('a user loaded after a log-out is not signed in, even if the provider missed the log-out', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    delay(app, 'getMe')
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop' })
    void app.client.start()
    await until(() => asked(app, 'getMe') === 1)
    await app.client.session.logOut()
    await app.clock.advance(1000)
    await until(() => !snapshot(app).isPending)
    expect(snapshot(app)).toMatchObject({ status: 'unauthenticated', user: null })
    expect(await app.client.session.getAccessToken()).toBeNull()
  })

  it('a late restore does not replace a sign-in that is answered at the same time', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test', starts: false })
    const { api, session: own } = app.client
    const { post } = api
    const body = { email: 'reader@acme.test', password: demoPassword }
    const answer = await post('/identity/resources/auth/v1/user', { body })
    let accepted: Promise<unknown> | undefined
    const postAndSignIn: typeof post = async (...given) => {
      const restored = await Reflect.apply(post, api, given)
      accepted ??= own.accept(answer, { signal: new AbortController().signal })
      return restored
    }
    Object.assign(api, { post: postAndSignIn })
    void app.client.start()
    await until(() => accepted !== undefined)
    await expect(accepted).resolves.toMatchObject({ user: { email: 'reader@acme.test' } })
    expect(snapshot(app).user?.email).toBe('reader@acme.test')
  })

  it('a late sign-in does not replace a later sign-in', async () => {
    const app = await openApp()
    delay(app, 'getMe')
    const first = signIn(app, 'admin@acme.test').catch((error: Error) => error.name)
    await until(() => asked(app, 'getMe') === 1)
    await signIn(app, 'reader@acme.test')
    const token = await app.client.session.getAccessToken()
    await app.clock.advance(1000)
    expect(await first).toBe('AbortError')
    expect(snapshot(app).user?.email).toBe('reader@acme.test')
    expect(await app.client.session.getAccessToken()).toBe(token)
  })

  it('a late refresh that failed leaves a sign-in unchanged', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    // A sign-in waits less time for the refresh.
    delay(app, 'refreshToken', 5000)
    const refreshing = app.client.session.refresh()
    await until(() => asked(app, 'refreshToken') === 2)
    await inTime(app.clock, signIn(app, 'reader@acme.test'))
    app.provider.emulator.arrange((state) => {
      for (const one of state.sessions) one.ended = 'revoked'
    })
    await app.clock.advance(5000)
    await refreshing
    expect(snapshot(app)).toMatchObject({ status: 'authenticated', user: { email: 'reader@acme.test' } })
  })
})

describe('a restore that finds no session', () => {
  it('a restore without a session keeps the login step a user has begun, and emits no signedOut', async () => {
    const app = await openApp({ starts: false })
    const heard: unknown[] = []
    app.client.on('signedOut', (user) => heard.push(user))
    delay(app, 'refreshToken')
    void app.client.start()
    await until(() => asked(app, 'refreshToken') === 1)
    await app.client.get(loginFeature).actions.submitEmail({ email: 'admin@acme.test' })
    await app.clock.advance(1000)
    await until(() => snapshot(app).status === 'unauthenticated')
    expect(app.client.get(loginFeature).getSnapshot().step).toMatchObject({ name: 'loginWithPassword' })
    expect(heard).toEqual([])
  })
})

describe('a log-out that the provider has not received', () => {
  it('a log-out that the provider missed does not end a session begun after it', async () => {
    const app = await openApp({ signedInAs: 'admin@acme.test' })
    app.provider.emulator.faults.add({ operation: 'logout', kind: 'drop', times: 1 })
    await app.client.session.logOut()
    await signIn(app, 'reader@acme.test')
    await app.client.session.refresh()
    expect(snapshot(app)).toMatchObject({ status: 'authenticated', user: { email: 'reader@acme.test' } })
    expect(asked(app, 'logout')).toBe(1)
  })
})
