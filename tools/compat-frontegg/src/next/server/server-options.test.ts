import { demoPassword } from '@portico/emulator/testing'
import { createServer } from '@portico/headless/server'
import * as iron from 'iron-webcrypto'
import { describe, expect, it } from 'vitest'
import { cookiesIn } from '../../../../../headless/src/server/cookies.ts'
import { tokensIn } from '../../../../../headless/src/server/session-cookie.ts'
import { settingsOf } from '../../../../../headless/src/server/settings.ts'
import { openServer, password } from '../../../../../headless/test/open-server.ts'
import { openHosted, signInHosted } from '../../../../../headless/test/served-hosted.ts'
import { openFormerSession } from './server-options.ts'

/** Seals tokens as `@frontegg/nextjs` does: iron with the first password, and the version of the seal after it. */
async function sealed(tokens: object, ttl = 0): Promise<string> {
  const seal = await iron.seal(JSON.stringify(tokens), { id: '1', secret: password }, { ...iron.defaults, ttl })
  return `${seal}~2`
}

describe('the sealed session of the former SDK', () => {
  it('opens with the password of the application', async () => {
    const text = await sealed({ accessToken: 'a', refreshToken: 'r' })
    expect(await openFormerSession(text, ['0f'.repeat(32), password])).toEqual({ accessToken: 'a', refreshToken: 'r' })
  })

  it.each([
    ['another password', async () => [await sealed({ accessToken: 'a' }), '0f'.repeat(32)]],
    [
      'an altered seal',
      async () => [
        (await sealed({ accessToken: 'a' })).replace(/.(?=.~2$)/, (last) => (last === '_' ? '-' : '_')),
        password,
      ],
    ],
    ['no token', async () => [await sealed({ user: 'a' }), password]],
    ['no seal', async () => ['1.eyJhbGciOiJkaXIifQ', password]],
  ])('is refused for %s', async (_, given) => {
    const [text = '', secret = ''] = await given()
    expect(await openFormerSession(text, [secret])).toBeNull()
  })

  it('is the session of the server, whole or in parts, until its own cookie replaces it', async () => {
    const app = openServer()
    const browser = app.openBrowser()
    const signedIn = await browser.fetch('http://localhost:3000/api/frontegg/identity/resources/auth/v1/user', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@acme.test', password: demoPassword }),
    })
    const { accessToken } = await signedIn.json()
    const name = `fe_session-${app.options.clientId.replaceAll('-', '')}`
    const text = await sealed({ accessToken })
    const server = createServer({ ...app.options, formerSession: (seal) => openFormerSession(seal, [password]) })
    const whole = await server.sessionOf(`${name}=${text}`)
    expect(whole?.user.email).toBe('admin@acme.test')
    const half = Math.floor(text.length / 2)
    const parts = await server.sessionOf(`${name}-1=${text.slice(0, half)}; ${name}-2=${text.slice(half)}`)
    expect(parts?.accessToken).toBe(accessToken)
    expect(await app.server.sessionOf(`${name}=${text}`)).toBeNull()
  })
})

describe('a hosted session of the former SDK', () => {
  it('is renewed by the refresh token in the sealed cookie, so that the person does not sign in again', async () => {
    const opened = openHosted()
    await signInHosted(opened)
    const { options, called } = opened.app
    const kept = await tokensIn(settingsOf(options), cookiesIn(opened.browser.cookie()))
    const name = `fe_session-${options.clientId.replaceAll('-', '')}`
    const server = createServer({ ...options, formerSession: (seal) => openFormerSession(seal, [password]) })
    const before = called().length
    const { session, setCookies } = await server.renewSession(`${name}=${await sealed({ ...kept })}`)
    expect(session?.user.email).toBe('admin@acme.test')
    expect(called().slice(before)).toEqual(['exchangeOAuthToken', 'getJsonWebKeySet'])
    expect(setCookies.join()).toContain(`${name}=1.`)
  })
})
