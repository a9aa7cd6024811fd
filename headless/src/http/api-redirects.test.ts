import { describe, expect, it } from 'vitest'
import { openApi as api } from '../../test/open-api.ts'

const ok = () => Response.json({})
const flags = '/flags'
const login = '/identity/resources/auth/v1/user'
const logout = '/identity/resources/auth/v1/logout'
const refresh = '/identity/resources/auth/v1/user/token/refresh'
const credentials = { email: 'a@b.test', password: 'x' }

describe('a redirect', () => {
  /** Returns a response that has followed a redirect. */
  function followed(url: string, body = '{"accessToken":"stolen"}'): Response {
    const response = new Response(body)
    Object.defineProperties(response, { redirected: { value: true }, url: { value: url } })
    return response
  }

  it.each(['https://evil.example/frontegg/flags', 'http://id.example/frontegg/flags', 'https://id.example:8443/'])(
    'a redirect to another origin is refused before the response is read: %s',
    async (url) => {
      const answer = followed(url)
      const { get, lines, sent } = api([() => answer])
      await expect(get(flags)).rejects.toMatchObject({ code: 'redirected-elsewhere', status: undefined })
      expect(answer.bodyUsed).toBe(false)
      expect(sent).toHaveLength(1)
      expect(lines).toEqual([expect.stringContaining('(redirected-elsewhere, https://id.example)')])
    },
  )

  it('a redirect within the origin is followed', async () => {
    const { get } = api([() => followed('https://id.example/frontegg/flags/', '{"a":"on"}')])
    expect(await get(flags)).toEqual({ a: 'on' })
  })

  it('a redirect within the origin of the page is followed if the base URL is a path', async () => {
    const page = 'https://app.example/team'
    const { get } = api([() => followed('https://app.example/v2/flags', '{"a":"on"}')], { baseUrl: '/api', page })
    expect(await get(flags)).toEqual({ a: 'on' })
  })

  it('a redirect is never followed by a call that changes something, unless the contract allows it', async () => {
    const made = api([ok()])
    await made.post(login, { body: credentials })
    await made.post(refresh, { body: {} })
    await made.put('/identity/resources/users/v2/me', { body: {} })
    await made.post(logout)
    await made.post('/identity/resources/auth/v1/user/saml/postlogin', { body: { SAMLResponse: 'x', RelayState: 'y' } })
    await made.get(flags)
    expect(made.sent.map(({ redirect }) => redirect)).toEqual(['error', 'error', 'error', 'follow', 'follow', 'follow'])
  })
})
