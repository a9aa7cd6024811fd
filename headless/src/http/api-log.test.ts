import { describe, expect, it } from 'vitest'
import { openApi as api } from '../../test/open-api.ts'
import { deadNetwork } from '../../test/recorded-network.ts'

const ok = () => Response.json({})
const flags = '/flags'
const login = '/identity/resources/auth/v1/user'
const refresh = '/identity/resources/auth/v1/user/token/refresh'
const credentials = { email: 'a@b.test', password: 'x' }

describe('a failure in the log', () => {
  const headers = { 'frontegg-trace-id': 'trace-9' }
  const html = () => new Response('<html>Welcome to the Wi-Fi</html>')
  const refused = (status: number) => Response.json({ errors: ['token=abc is wrong.'] }, { status, headers })
  const failing = async (call: Promise<unknown>) => void (await call.catch(() => {}))

  it('a failure is logged as an error if the status is 500', async () => {
    const made = api([Response.json({ errors: ['Broken.'] }, { status: 500, headers })])
    await failing(made.post(login, { body: credentials }))
    expect(made.lines).toEqual([
      expect.stringMatching(/^error .*post \/identity\/resources\/auth\/v1\/user failed: Broken\. See \S+ trace-9$/),
    ])
  })

  it('a failure is logged as a warning if a call was refused, and holds no secret', async () => {
    const made = api([refused(403)])
    await failing(made.get(flags))
    expect(made.lines).toEqual([expect.stringMatching(/^warn .*token=\[redacted\].* trace-9$/)])
  })

  it.each([refresh, '/oauth/authorize/silent', '/oauth/token'] as const)(
    'a failure is logged for debugging if %s finds no user signed in',
    async (path) => {
      const made = api([new Response('', { status: 401 })])
      await failing(made.post(path, { body: {} }))
      expect(made.lines).toEqual([expect.stringMatching(/^debug /)])
    },
  )

  it.each([400, 401, 403, 422])(
    'a failure is logged for debugging if the provider refused user input with %i',
    async (status) => {
      const made = api([refused(status)])
      await failing(made.post(login, { body: credentials }))
      await failing(
        made.post('/identity/resources/users/v1/passwords/change', { body: { password: 'a', newPassword: 'b' } }),
      )
      await failing(made.post('/identity/resources/users/v1/mfa/enroll/verify', { body: { token: '1' } }))
      expect(made.lines.map((line) => line.split(' ')[0])).toEqual(['debug', 'debug', 'debug'])
    },
  )

  it('a failed sign-in is logged as a warning if something else than the provider refused it', async () => {
    const made = api([new Response('<html>Blocked', { status: 403 })])
    await failing(made.post(login, { body: credentials }))
    expect(made.lines).toEqual([expect.stringMatching(/^warn /)])
  })

  it.each([200, 404])(
    'a page in place of a response of status %i is logged with the origin that was tried',
    async (status) => {
      const page = new Response('<html>', { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
      const made = api([page], { baseUrl: 'https://wrong.example' })
      await failing(made.get(flags))
      expect(made.lines).toEqual([
        expect.stringMatching(
          /https:\/\/wrong\.example: an HTML page, is this the application instead of the provider\?\)/,
        ),
      ])
    },
  )

  it('markup in place of a response is logged as a warning with the origin that was tried', async () => {
    const made = api([html], { baseUrl: 'https://wrong.example/some/path' })
    await failing(made.get(flags))
    expect(made.lines).toEqual([expect.stringMatching(/^warn .*\(unreadable-answer, https:\/\/wrong\.example\)/)])
  })

  it('an operation that the address does not have is logged with the address that was tried', async () => {
    const made = api([refused(404)], { baseUrl: 'https://id.example/wrong' })
    await failing(made.get('/metadata', { query: { entityName: 'adminBox' } }))
    expect(made.lines).toEqual([expect.stringContaining('https://id.example/wrong/frontegg/metadata)')])
  })

  it('a record that does not exist is logged without its address, which has an id', async () => {
    const made = api([refused(404)])
    await failing(made.get('/identity/resources/users/v1/{userId}', { path: { userId: 'ada' } }))
    expect(made.lines).toEqual([expect.not.stringContaining('ada')])
  })

  it('a failure in the log ends with the address of the page of its code', async () => {
    const made = api([deadNetwork, Response.json({ errors: ['No.'], errorCode: 'ER-FORBIDDEN' }, { status: 403 })])
    await failing(made.post(login, { body: credentials }))
    await failing(made.get(flags))
    expect(made.lines).toEqual([
      expect.stringContaining('. See https://portico.example/errors/network'),
      expect.stringContaining('No. See https://portico.example/errors#codes-of-the-provider'),
    ])
  })

  it('a dead network is logged as a warning with the origin that was tried', async () => {
    const made = api([deadNetwork])
    await failing(made.post(login, { body: credentials }))
    expect(made.lines).toEqual([expect.stringMatching(/^warn .*\(network, https:\/\/id\.example\)/)])
  })

  it('names the origin of the page if the base URL is a path', async () => {
    const made = api([deadNetwork], { baseUrl: '/api', page: 'https://app.example/team' })
    await failing(made.post(login, { body: credentials }))
    expect(made.lines).toEqual([expect.stringContaining('https://app.example')])
  })

  it('an outage is logged as one warning, and the next outage as another', async () => {
    const down = () => new Response('', { status: 503 })
    const made = api([deadNetwork, html, down, deadNetwork, ok(), deadNetwork, refused(401), html])
    for (let call = 0; call < 8; call++) await failing(made.post(refresh, { body: {} }))
    expect(made.lines.map((line) => line.split(' ')[0])).toEqual([
      'warn',
      'debug',
      'debug',
      'debug',
      'warn',
      'debug',
      'warn',
    ])
  })
})
