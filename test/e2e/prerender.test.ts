import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { type Site, serveSite } from './site.ts'

const me = 'admin@acme.test'

/** A page with links to the site. The browser prerenders all, and the page follows the first when `visit` is called. */
interface Opener {
  readonly url: string
  readonly visit: () => void
  readonly stop: () => Promise<void>
}

// Chromium prerenders no page that a debugger observes, so that this browser has none.
describe('a page that Chromium prerenders by Speculation Rules', () => {
  let server: EmulatorServer
  let site: Site
  let profile: string
  let browser: ChildProcess | undefined
  let opener: Opener | undefined
  beforeAll(async () => {
    server = await startEmulator({ port: 0 })
    site = await serveSite({
      folder: inject('sites')['kitInShadow'] ?? '',
      emulatorUrl: server.url,
      // The header is needed because the opener has another port.
      headers: { 'supports-loading-mode': 'credentialed-prerender' },
    })
  })
  afterAll(() => Promise.all([server.stop(), site.stop()]))
  beforeEach(async () => {
    server.emulator.reset()
    profile = await mkdtemp(join(tmpdir(), 'portico-prerender-'))
  })
  afterEach(async () => {
    if (browser && browser.exitCode === null) {
      browser.kill()
      await once(browser, 'close')
    }
    await opener?.stop()
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  })

  const called = () => server.emulator.journal.entries().map(({ operation }) => operation)
  const changing = () => server.emulator.journal.entries().filter(({ method }) => method !== 'GET')

  /**
   * Opens the opener, and waits until two more prerendered pages have read the ways to sign in. Chromium begins them one
   * after the other, so that what the first one does by itself comes before.
   */
  async function prerender(path: string, cookie?: string): Promise<Opener> {
    opener = await serveOpener(
      [path, '/account/forget-password', '/account/login'].map((one) => site.url + one),
      cookie,
    )
    const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`]
    // Without a port for debugging, a headless browser ends as soon as its page has loaded.
    browser = spawn(inject('chromium'), [...args, '--remote-debugging-port=0', opener.url], { stdio: 'ignore' })
    await expect.poll(() => called().filter((operation) => operation === 'getMetadata')).toHaveLength(3)
    return opener
  }

  it('spends the token of a link when it is visited, once, and not before', async () => {
    const actorToken = server.emulator.actorToken(me)
    const { id } = server.emulator.snapshot().users.find(({ email }) => email === me) ?? { id: '' }
    const query = new URLSearchParams({ impersonatedUserId: id, actorToken })
    const { visit } = await prerender(`/account/impersonate?${query}`)
    expect(changing()).toEqual([])
    visit()
    await expect.poll(called).toContain('getMe')
    expect(called().filter((operation) => operation === 'impersonateUser')).toHaveLength(1)
  })

  it('a page that Chromium prerenders signs no user out before it is visited', async () => {
    const { visit } = await prerender('/account/logout', server.emulator.signIn(me))
    expect(changing()).toEqual([])
    visit()
    await expect.poll(called).toContain('logout')
  })
})

async function serveOpener(links: readonly string[], cookie: string | undefined): Promise<Opener> {
  let visit = () => {}
  const visited = new Promise<void>((resolve) => {
    visit = resolve
  })
  const rules = JSON.stringify({ prerender: [{ urls: links, eagerness: 'immediate' }] })
  const server: Server = createServer(async (request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    if (cookie) response.setHeader('set-cookie', cookie)
    if (request.url === '/visited') await visited
    response.end(
      request.url === '/'
        ? `<!doctype html><script type="speculationrules">${rules}</script>
           <script>fetch('/visited').then(() => location.assign(${JSON.stringify(links[0])}))</script>`
        : '',
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' ? address?.port : address}/`,
    visit: () => visit(),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
