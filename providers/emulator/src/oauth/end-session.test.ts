import { describe, expect, it } from 'vitest'
import { authorize, codeFor, exchange, fill, locationOf } from '../../test/hosted-sign-in.ts'
import { openQuickScene, type Scene } from '../../test/open-caller.ts'

describe('the log-out of hosted sign-in', () => {
  const sameSite = { headers: { 'sec-fetch-site': 'same-site' } }
  const logOut = ({ fetch, baseUrl }: Scene, query = '', init: RequestInit = sameSite) =>
    fetch(`${baseUrl}/frontegg/oauth/logout${query}`, init)

  it('ends the session and leads back to the application', async () => {
    const scene = await openQuickScene()
    await exchange(scene, await codeFor(scene))
    const back = 'http://localhost:5173/bye'
    const answer = await logOut(scene, `?${new URLSearchParams({ post_logout_redirect_uri: back, state: 's' })}`)
    expect(locationOf(answer).href).toBe(`${back}?state=s`)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(401)
    expect(locationOf(await authorize(scene)).pathname).toMatch('/hosted/sign-in/')
  })

  it('a log-out started by another site asks the user first and then acts on the answer', async () => {
    const scene = await openQuickScene()
    await exchange(scene, await codeFor(scene))
    const back = 'http://localhost:5173/bye'
    const query = `?${new URLSearchParams({ post_logout_redirect_uri: back, state: 's' })}`
    const asked = locationOf(await logOut(scene, query, { headers: { 'sec-fetch-site': 'cross-site' } }))
    expect(asked.pathname).toBe('/hosted/sign-out')
    expect(await (await scene.browser.fetch(asked)).text()).toContain('admin@acme.test')
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
    const answer = await fill(scene, asked, { post_logout_redirect_uri: back, state: 's' })
    expect(locationOf(answer).href).toBe(`${back}?state=s`)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(401)
  })

  it('takes the agreement from its own page alone', async () => {
    const scene = await openQuickScene()
    scene.browser.signIn('admin@acme.test')
    const address = `${scene.baseUrl}/hosted/sign-out`
    const headers = { origin: 'https://evil.example' }
    const answer = await scene.browser.fetch(address, { method: 'POST', headers, body: new URLSearchParams() })
    expect(answer.status).toBe(403)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  })

  it('a log-out with a token of the session does not ask the user, even if the token has expired', async () => {
    const scene = await openQuickScene()
    const { body } = await exchange(scene, await codeFor(scene))
    scene.emulator.advance(600_000)
    const answer = await logOut(scene, `?id_token_hint=${String(body['id_token'])}`, {})
    expect(locationOf(answer).pathname).toBe('/hosted/signed-out')
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(401)
  })

  it('a log-out asks the user if the token is of another session or invalid', async () => {
    const scene = await openQuickScene()
    const stranger = scene.openCaller()
    const other = await scene.tokenOf('reader@acme.test')
    stranger.browser.signIn('admin@acme.test')
    for (const hint of [other, 'nonsense']) {
      const answer = await logOut({ ...scene, ...stranger }, `?id_token_hint=${hint}`, {})
      expect(locationOf(answer).pathname).toBe('/hosted/sign-out')
    }
    expect(scene.emulator.snapshot().sessions.every(({ ended }) => ended === null)).toBe(true)
  })

  it.each(['image', 'script', 'style', 'iframe', 'embed', 'object', 'video', 'empty'])(
    'a log-out asks the user if it is not a document, of whichever site and with whichever token: %s',
    async (dest) => {
      const scene = await openQuickScene()
      const { body } = await exchange(scene, await codeFor(scene))
      for (const site of ['same-origin', 'same-site', 'cross-site', 'none']) {
        for (const query of ['', `?id_token_hint=${String(body['id_token'])}`]) {
          const headers = { 'sec-fetch-site': site, 'sec-fetch-dest': dest }
          expect(locationOf(await logOut(scene, query, { headers })).pathname).toBe('/hosted/sign-out')
        }
      }
      expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
    },
  )

  it('a log-out asks the user if a browser makes it ahead of time or accepts no page', async () => {
    const scene = await openQuickScene()
    await exchange(scene, await codeFor(scene))
    const site = { 'sec-fetch-site': 'same-site' }
    for (const more of [{ 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }, { accept: 'image/*,*/*;q=0.8' }]) {
      const asked = await logOut(scene, '', { headers: { ...site, ...more } })
      expect(locationOf(asked).pathname).toBe('/hosted/sign-out')
    }
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
    const window = { 'sec-fetch-dest': 'document', accept: 'text/html' }
    const answer = await logOut(scene, '', { headers: { ...site, ...window } })
    expect(locationOf(answer).pathname).toBe('/hosted/signed-out')
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(401)
  })

  it('a picture with the token of a session does not end that of another browser', async () => {
    const scene = await openQuickScene()
    const { body } = await exchange(scene, await codeFor(scene))
    const other = { ...scene, ...scene.openCaller() }
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }
    await logOut(other, `?id_token_hint=${String(body['id_token'])}`, { headers })
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  })

  it('stays where the address is elsewhere', async () => {
    const answer = await logOut(await openQuickScene(), '?post_logout_redirect_uri=https://evil.example/')
    expect(locationOf(answer).pathname).toBe('/hosted/signed-out')
  })
})
