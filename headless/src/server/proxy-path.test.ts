import { describe, expect, it } from 'vitest'
import { appUrl, openServer } from '../../test/open-server.ts'

const jwks = '/.well-known/jwks.json'
const flags = '/frontegg/flags'

describe('the path of the proxy', () => {
  it.each([
    ['/', ''],
    ['', ''],
    ['api', '/api'],
    ['/api', '/api'],
    ['/auth/', '/auth'],
    ['/a/b', '/a/b'],
    ['/~me/v1.2', '/~me/v1.2'],
    [undefined, '/api'],
  ])('calls are answered below %j', async (proxyPath, root) => {
    const app = openServer(proxyPath === undefined ? {} : { proxyPath })
    for (const path of [jwks, flags]) {
      const answer = await app.clock.work(() => app.server.handle(new Request(appUrl + root + path)))
      expect(answer.status).not.toBe(404)
    }
    expect((await app.server.handle(new Request(`${appUrl}/elsewhere${flags}`))).status).toBe(404)
  })

  it.each([
    '//',
    '//evil.test',
    '/a//b',
    '/api//',
    '/api?x=1',
    '/api#x',
    '?',
    '\\api',
    '/a\\b',
    '/..',
    '/a/../b',
    '/./a',
    '/a b',
    ' /api',
    '/%61pi',
    '/ä',
    '/a\n',
    'https://app.test/api',
  ])('an option that is no path is refused with a code: %j', (proxyPath) => {
    expect(() => openServer({ proxyPath })).toThrow(
      expect.objectContaining({
        code: 'proxy-path-invalid',
        message: expect.stringContaining(JSON.stringify(proxyPath)),
      }),
    )
  })

  it('a proxy at the root leaves the pages of the application to the guard', async () => {
    const browser = openServer({ proxyPath: '/' }).openBrowser()
    expect((await browser.visit('/reports')).response?.status).toBe(307)
    expect((await browser.visit('/frontegg/flags')).response).toBeNull()
    expect((await browser.visit('/reports', { method: 'POST' })).response?.status).toBe(401)
  })
})
