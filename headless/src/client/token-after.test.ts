import { describe, expect, it } from 'vitest'
import { type App, openApp } from '../../test/open-app.ts'
import { tokenAfter } from './token-after.ts'

const refreshes = (app: App) => app.called().filter((called) => called === 'refreshToken').length
const plain = new Headers()

/** Opens an application. Returns it with the token of its calls. */
async function openWithToken() {
  const app = await openApp({ signedInAs: 'admin@acme.test' })
  // Tokens differ if they are issued in different seconds.
  await app.clock.advance(1000)
  return { app, token: (await app.client.session.getAccessToken()) ?? '', before: refreshes(app) }
}

describe('the token after a 401', () => {
  it('the token after a 401 is the one of a session renewal', async () => {
    const { app, token, before } = await openWithToken()
    const next = await tokenAfter(app.client, token, plain)
    expect(next).toBe(await app.client.session.getAccessToken())
    expect(next).not.toBe(token)
    expect(refreshes(app)).toBe(before + 1)
  })

  it('the token after a 401 is the one that another call has renewed meanwhile', async () => {
    const { app, token, before } = await openWithToken()
    const [first, second] = await Promise.all([
      tokenAfter(app.client, token, plain),
      tokenAfter(app.client, token, plain),
    ])
    expect(await tokenAfter(app.client, token, plain)).toBe(first)
    expect(second).toBe(first)
    expect(refreshes(app)).toBe(before + 1)
  })

  it('a freshly renewed token is not renewed on a 401 until a minute has passed', async () => {
    const { app, token, before } = await openWithToken()
    const next = (await tokenAfter(app.client, token, plain)) ?? ''
    await app.clock.advance(59_000)
    expect(await tokenAfter(app.client, next, plain)).toBeNull()
    expect(refreshes(app)).toBe(before + 1)
    await app.clock.advance(1000)
    expect(await tokenAfter(app.client, next, plain)).not.toBeNull()
    expect(refreshes(app)).toBe(before + 2)
  })

  it('a 401 that demands a step-up yields no token and no renewal', async () => {
    const { app, token, before } = await openWithToken()
    const demand = new Headers({ 'www-authenticate': 'Bearer error="insufficient_user_authentication", max_age=60' })
    expect(await tokenAfter(app.client, token, demand)).toBeNull()
    expect(refreshes(app)).toBe(before)
  })

  it('a 401 yields no token if the provider refuses to renew the session', async () => {
    const { app, token } = await openWithToken()
    app.provider.emulator.reset()
    expect(await tokenAfter(app.client, token, plain)).toBeNull()
  })

  it('a token is requested again on a 401 after a failed renewal', async () => {
    const { app, token } = await openWithToken()
    app.provider.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    await expect(tokenAfter(app.client, token, plain)).rejects.toMatchObject({ code: 'network' })
    app.provider.emulator.faults.clear()
    expect(await tokenAfter(app.client, token, plain)).toEqual(expect.any(String))
  })
})
