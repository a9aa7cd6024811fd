import { describe, expect, it } from 'vitest'
import { authorize, codeFor, locationOf, redirectUri, verifier } from '../../test/hosted-sign-in.ts'
import { type Caller, openQuickScene, type Scene } from '../../test/open-caller.ts'

describe('a code that a server exchanges', () => {
  const byServer = async (scene: Scene) => {
    const server = scene.openCaller()
    const code = await codeFor(scene)
    const body = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
    return { server, tokens: await server.post('/oauth/token', body) }
  }
  const refreshBy = (server: Caller, token: unknown) =>
    server.post('/oauth/token', { grant_type: 'refresh_token', refresh_token: token })

  it('leaves the browser its session: a second sign-in asks for nothing', async () => {
    const scene = await openQuickScene()
    const { tokens } = await byServer(scene)
    expect([tokens.status, tokens.headers.getSetCookie()]).toEqual([200, []])
    expect(locationOf(await authorize(scene)).searchParams.has('code')).toBe(true)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  })

  it('brings refresh tokens of their own, good once', async () => {
    const scene = await openQuickScene()
    const { server, tokens } = await byServer(scene)
    const next = await refreshBy(server, tokens.body['refresh_token'])
    expect([next.status, next.headers.getSetCookie()]).toEqual([200, []])
    expect((await refreshBy(server, tokens.body['refresh_token'])).status).toBe(400)
    expect((await refreshBy(server, next.body['refresh_token'])).status).toBe(400)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  })

  it.each(['hosted', 'embedded'])(
    'brings tokens that end with the session of the browser: %s log-out',
    async (kind) => {
      const scene = await openQuickScene()
      const { server, tokens } = await byServer(scene)
      const headers = { 'sec-fetch-site': 'same-site' }
      if (kind === 'hosted') await scene.fetch(`${scene.baseUrl}/oauth/logout`, { headers })
      else await scene.post('/identity/resources/auth/v1/logout')
      expect(await refreshBy(server, tokens.body['refresh_token'])).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      })
      const token = { token: String(tokens.body['access_token']) }
      expect((await scene.openCaller().get('/identity/resources/users/v2/me', token)).status).toBe(401)
    },
  )

  it('ends what it opened when it is given in twice, and nothing else', async () => {
    const scene = await openQuickScene()
    const server = scene.openCaller()
    const code = await codeFor(scene)
    const body = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier }
    const { body: tokens } = await server.post('/oauth/token', body)
    expect((await server.post('/oauth/token', body)).status).toBe(400)
    expect((await refreshBy(server, tokens['refresh_token'])).status).toBe(400)
    expect((await scene.post('/oauth/authorize/silent')).status).toBe(200)
  })
})
