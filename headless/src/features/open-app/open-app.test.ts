import { describe, expect, it } from 'vitest'
import { type App, openApp as openPage } from '../../../test/open-app.ts'
import { openAppFeature } from './feature.ts'

const universal = 'https://links.example.com/open'

/** Opens the route with a link to `redirectUrl`. */
async function open(redirectUrl?: string) {
  const query = redirectUrl === undefined ? '' : `?redirectUrl=${encodeURIComponent(redirectUrl)}`
  const address = `http://localhost:5173/account/redirect${query}`
  const app = await openPage({ address, allowedOrigins: ['https://links.example.com'] })
  app.client.get(openAppFeature).subscribe(() => {})
  return app
}

const routeOf = ({ client }: App) => client.get(openAppFeature).getSnapshot()

describe('the route of the native application', () => {
  it('waits for a press, and opens the address of the link then', async () => {
    const app = await open(universal)
    expect(routeOf(app).step).toEqual({ name: 'ready', address: universal })
    expect(app.ports.page.opened).toEqual([])
    routeOf(app).open()
    expect(routeOf(app).step.name).toBe('opened')
    expect(app.ports.page.opened).toEqual([universal])
  })

  it('the native application can be opened again if nothing opened', async () => {
    const app = await open(universal)
    routeOf(app).open()
    routeOf(app).open()
    expect(app.ports.page.opened).toEqual([universal, universal])
  })

  it.each([
    undefined,
    '',
    'myapp://callback',
    'intent://x#Intent;scheme=https;end',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://evil.example/open',
    '//evil.example',
    'https://links.example.com@evil.example/',
    '/account/login/magic-link?token=stolen',
    '/account/Log%6Fut',
  ])('opens nothing by %j', async (redirectUrl) => {
    const app = await open(redirectUrl)
    expect(routeOf(app).step).toEqual({ name: 'invalid' })
    routeOf(app).open()
    expect(app.ports.page.opened).toEqual([])
  })

  it('leads on in the browser', async () => {
    const app = await open(universal)
    routeOf(app).continueInBrowser()
    expect(app.ports.page.moves).toEqual([{ path: '/', replace: false }])
  })
})
