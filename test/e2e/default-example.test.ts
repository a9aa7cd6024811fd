import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import { signedInAs } from '@portico/emulator/playwright'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { browserOfWorker, closeContexts } from './browser.ts'
import { createInspector } from './inspector.ts'
import { countLayoutShifts } from './layout-shifts.ts'
import { type Site, serveSite } from './site.ts'

describe('the default example, as npm start serves it', () => {
  let browser: Browser
  let server: EmulatorServer
  let site: Site
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    browser = await browserOfWorker('--hide-scrollbars')
    server = await startEmulator({
      port: 0,
      with: ['social', 'passkeys', 'links', 'code'],
      users: 24,
      audits: 240,
      usageDays: 365,
    })
    site = await serveSite({ folder: inject('sites')['kitInShadow'] ?? '', emulatorUrl: server.url, headers: {} })
  })
  afterAll(() => Promise.all([closeContexts(browser), server.stop(), site.stop()]))
  beforeEach(async () => {
    server.emulator.reset()
    context = await browser.newContext({ baseURL: site.url, locale: 'en-US', viewport: { width: 1280, height: 800 } })
    page = await context.newPage()
  })
  afterEach(() => context.close())

  async function openSignIn(): Promise<void> {
    await page.goto('/')
    await page.getByLabel('Email').waitFor()
  }

  /** Opens the application for the administrator, by the cookie of the session. */
  async function enterAsAda(): Promise<void> {
    await signedInAs(context, server, 'admin@acme.test')
    await page.goto('/')
    await page.getByRole('heading', { name: 'Welcome back, Ada Admin' }).waitFor()
  }

  /** Skips the offer of a passkey, and waits for the application. */
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
    await openSignIn()
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor()
    await page.getByRole('button', { name: /passkey/i }).waitFor()
    const folder = process.env['PORTICO_PICTURES']
    if (folder) await page.screenshot({ path: `${folder}/example.png` })
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800)
    const [box, bar] = [await boundsOf('.portico-LoginBox'), await boundsOf('.settings')]
    expect(box.y + box.height).toBeLessThan(bar.y)
    const links = await page.locator('.settings-links > *').all()
    expect(links.length).toBeGreaterThan(1)
    for (const link of links) {
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
    await openSignIn()
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
    await openSignIn()
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByRole('button', { name: /Rita Reader/ }).click()
    await enter('Rita Reader')
  })

  it('the sign-in page of the default example shows that single sign-on begins with the address', async () => {
    await openSignIn()
    await page.getByText('Use your work email, also for single sign-on.').waitFor()
  })

  it('switches to another tenant in its header, and shows the shipments of that warehouse', async () => {
    await enterAsAda()
    const shipments = page.getByRole('table', { name: 'Next at the docks' }).getByRole('rowheader')
    await shipments.first().waitFor()
    const before = await shipments.allInnerTexts()
    await page.getByRole('button', { name: 'Acme. Switch account' }).click()
    await page.getByRole('option', { name: 'Globex' }).click()
    await page.getByText('You’re working in Globex.').waitFor()
    await expect.poll(() => shipments.allInnerTexts()).not.toEqual(before)
  })

  it('opens the portal on demo data by one press', async () => {
    await enterAsAda()
    await page.getByRole('button', { name: 'Administration' }).click()
    const portal = page.getByRole('dialog', { name: 'Administration' })
    await portal.getByRole('link', { name: 'Groups' }).click()
    await page.getByRole('row', { name: /Finance/ }).waitFor()
    await portal.getByRole('button', { name: /^Ada Admin/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor()
  })

  it('keeps the head of a long table of the portal at the top, with no row above it', async () => {
    await enterAsAda()
    await page.goto('/?portal=users')
    await page.getByRole('button', { name: 'Next page' }).scrollIntoViewIfNeeded()
    const head = page.getByRole('columnheader', { name: 'Status' })
    await expect.poll(async () => (await head.boundingBox())?.y).toBeLessThan(2)
  })

  it('the default example searches its shipments, opens one, and shows if none matches', async () => {
    await enterAsAda()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('link', { name: 'Shipments' }).click()
    await page.getByLabel('Search shipments').fill('zzz')
    await page.getByText('No shipment matches.').waitFor()
    await page.getByRole('button', { name: 'Show all' }).click()
    const first = page.getByRole('table').getByRole('link').first()
    const id = await first.innerText()
    await first.click()
    await page.getByRole('heading', { level: 1, name: id }).waitFor()
    expect(new URL(page.url()).pathname).toBe(`/shipments/${id}`)
  })

  it('locks the forecast by the plan, and opens it by its remedy', async () => {
    await enterAsAda()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Reports' }).click()
    const forecast = page.getByRole('region', { name: 'Delivery forecast' })
    await forecast.getByText('Your plan doesn’t include this.').waitFor()
    expect(await forecast.getByRole('list').count()).toBe(0)
    await forecast.getByRole('button', { name: 'Upgrade' }).click()
    await page.getByRole('button', { name: 'Upgrade to Enterprise' }).click()
    for (const step of ['Continue', 'Continue', 'Upgrade for $480.00', 'Done'])
      await page.getByRole('dialog').getByRole('button', { name: step }).click()
    await forecast.getByRole('list', { name: 'Delivery forecast' }).waitFor()
  })

  it('the default example has a bell with recent events, which links to the log', async () => {
    await enterAsAda()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('link', { name: 'Show in the log' }).click()
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
  })

  it.each([1280, 360])('fits its pages at %i px, accessible in light and dark', async (width) => {
    await enterAsAda()
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/shipments', '/stock', '/insights', '/shipments/LN-48213']) {
      await page.goto(path)
      await page.getByRole('button', { name: /Your menu$/ }).waitFor()
      await page.getByRole('heading', { level: 1 }).waitFor()
      const { scrollWidth, clientWidth } = await page.evaluate(measure)
      expect(scrollWidth, path).toBe(clientWidth)
      await inspector.look(page, `${path} ${width}`)
    }
  })
})

const inspector = createInspector('default-example', true)

function measure() {
  const { scrollWidth, clientWidth } = document.documentElement
  return { scrollWidth, clientWidth }
}
