import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { launchBrowser } from './browser.ts'
import { countLayoutShifts } from './layout-shifts.ts'
import { type Site, serveSite } from './site.ts'

describe('the default example, as npm start serves it', () => {
  let browser: Browser
  let server: EmulatorServer
  let site: Site
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    browser = await launchBrowser('--hide-scrollbars')
    server = await startEmulator({ port: 0, with: ['social', 'passkeys', 'links', 'code'] })
    site = await serveSite({ folder: inject('sites')['kitInShadow'] ?? '', emulatorUrl: server.url, headers: {} })
  })
  afterAll(() => Promise.all([browser.close(), server.stop(), site.stop()]))
  beforeEach(async () => {
    server.emulator.reset()
    context = await browser.newContext({ baseURL: site.url, locale: 'en-US', viewport: { width: 1280, height: 800 } })
    page = await context.newPage()
    await page.goto('/')
    await page.getByLabel('Email').waitFor()
  })
  afterEach(() => context.close())

  /** The application opens, after the offer of a passkey. */
  async function enter(name: string): Promise<void> {
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('heading', { name: `Welcome back, ${name}` }).waitFor()
  }

  async function boundsOf(selector: string) {
    const bounds = await page.locator(selector).boundingBox()
    if (!bounds) throw new Error(`${selector} is not shown.`)
    return bounds
  }

  it('offers social providers and passkeys first, in a window that does not scroll', async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    await page.getByRole('button', { name: /passkey/i }).waitFor()
    const folder = process.env['PORTICO_PICTURES']
    if (folder) await page.screenshot({ path: `${folder}/example.png` })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800)
    const [box, bar] = [await boundsOf('.portico-LoginBox'), await boundsOf('.settings')]
    expect(box.y + box.height).toBeLessThan(bar.y)
    for (const link of await page.locator('.settings-links > *').all()) {
      const { y = 0, height = 0 } = (await link.boundingBox()) ?? {}
      expect([y >= bar.y, y + height <= bar.y + bar.height]).toEqual([true, true])
    }
  })

  it('moves nothing if the ways in make the box too tall for the window, and a scrollbar appears', async () => {
    await page.setViewportSize({ width: 1280, height: 560 })
    const shifts = await countLayoutShifts(page)
    await page.goto('/account/login')
    await page.getByRole('link', { name: 'Create an account' }).waitFor()
    const frame = page.locator('.portico-LoginPage')
    expect(await frame.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(0)
    expect(await shifts.sum()).toBe(0)
  })

  it('leads to the dashboard and the outbox, and shows who may sign in', async () => {
    const links = page.getByRole('navigation', { name: 'Other places' })
    await links.getByText('Demo accounts').click()
    await links.getByText('sso@globex.test').waitFor()
    await links.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  })

  it('signs in by single sign-on at the page that stands in for the company', async () => {
    for (const type of ['saml', 'oidc'] as const) {
      server.emulator.arrange(({ ssoConnections }) => {
        for (const connection of ssoConnections) connection.type = type
      })
      await context.clearCookies()
      await page.goto('/account/login')
      await page.getByLabel('Email').fill('sso@globex.test')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByRole('button', { name: /Sam Sorensen/ }).click()
      await enter('Sam Sorensen')
    }
  })

  it('signs in by the page that stands in for a social provider', async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: /Rita Reader/ }).click()
    await enter('Rita Reader')
  })

  it('switches to another tenant by its button', async () => {
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: /Ada Admin/ }).click()
    await enter('Ada Admin')
    await page.getByRole('button', { name: 'Switch to Globex' }).click()
    await page.getByText('You’re working in Globex.').waitFor()
  })
})
