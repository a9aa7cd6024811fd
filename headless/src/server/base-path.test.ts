import { expect, it } from 'vitest'
import { appUrl, openServer } from '../../test/open-server.ts'

it.each(['/kept', 'kept/', '/kept/'])('an application below %s has its pages and its calls there', async (basePath) => {
  const { openBrowser, server } = openServer({ basePath })
  const browser = openBrowser()
  const leave = await browser.visit('/kept/reports?at=1')
  const address = new URL(leave.response?.headers.get('location') ?? '')
  expect([address.pathname, address.searchParams.get('redirectUrl')]).toEqual([
    '/kept/account/login',
    '/kept/reports?at=1',
  ])
  expect((await browser.visit('/kept/account/login')).response).toBeNull()
  expect((await browser.visit('/kept/pricing', { public: ['/pricing'] })).response).toBeNull()
  expect((await browser.visit('/pricing', { public: ['/pricing'] })).response?.status).toBe(307)
  const call = (path: string) => server.handle(new Request(`${appUrl}${path}/frontegg/flags`))
  expect([(await call('/kept/api')).status, (await call('/api')).status]).toEqual([200, 404])
})

it.each([
  ['/kept', '/', true],
  ['/kept/', '/', true],
  ['/kept?at=1', '/', true],
  ['/kept/docs/a', '/docs/*', true],
  ['/kept/docs', '*', true],
  ['/keptother', '*', false],
  ['/kept', '/*', true],
  ['/kept/team', '/', false],
  ['/', '/', false],
  ['/docs/a', '/docs/*', false],
  ['/kept/docs/..%2fteam', '/docs/*', false],
])('of an application below /kept, the page %s with public %s is open: %s', async (path, pattern, isOpen) => {
  const { response } = await openServer({ basePath: '/kept' })
    .openBrowser()
    .visit(path, { public: [pattern] })
  expect(response === null).toBe(isOpen)
})

it.each(['/a?b', '//evil.test', '/a//b', '/..', '/a/./b', '/%2e%2e', '/a%2fb', '\\\\evil.test', 'https://evil.test'])(
  'a base path that is none is refused: %s',
  (basePath) => {
    expect(() => openServer({ basePath })).toThrow(expect.objectContaining({ code: 'proxy-path-invalid' }))
  },
)

it('an address of the application with a path is refused, and the message names the option', () => {
  expect(() => openServer({ appUrl: 'https://host.test/kept' })).toThrow(
    expect.objectContaining({ code: 'app-url-invalid', message: expect.stringContaining('basePath to "/kept"') }),
  )
})
