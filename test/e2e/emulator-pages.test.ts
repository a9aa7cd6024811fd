import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { browserOfWorker, closeContexts } from './browser.ts'
import { axeFindings } from './inspector.ts'
import { findingsIn } from './settled-page.ts'

describe('the pages of the emulator, in a browser', () => {
  let browser: Browser
  let server: EmulatorServer
  let context: BrowserContext
  let page: Page
  let problems: string[]
  beforeAll(async () => {
    browser = await browserOfWorker()
    server = await startEmulator({ port: 0 })
  })
  afterAll(() => Promise.all([closeContexts(browser), server.stop()]))
  beforeEach(async () => {
    server.emulator.reset()
    context = await browser.newContext({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] })
    page = await context.newPage()
    problems = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 40[01]/.test(message.text())) problems.push(message.text())
    })
  })
  afterEach(async () => {
    await context.close()
    expect(problems).toEqual([])
  })

  /** Expects no axe violation and no horizontal overflow, in both colour schemes, on a phone and a desktop. */
  async function inspect(): Promise<void> {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [width, height] of [
        [360, 740],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        const { violations } = await findingsIn(page, { colorScheme, forcedColors: 'none' }, axeFindings)
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        await picture(page, `${new URL(page.url()).pathname.replace(/\W+/g, '-')}-${colorScheme}-${width}`)
      }
    }
  }

  it('the emulator dashboard works by keyboard and is accessible', async () => {
    server.emulator.faults.add({ operation: 'refreshToken', kind: 'drop' })
    server.emulator.arrange(({ outbox }) => {
      const text = `Your code is 123456.\n${server.url}/hosted/signed-out`
      const sentAt = new Date().toISOString()
      outbox.push({
        id: '1',
        channel: 'email',
        to: 'ada@acme.test',
        kind: 'sign-in-code',
        subject: 'Your code',
        text,
        sentAt,
      })
    })
    await page.goto(server.dashboardUrl)
    await inspect()
    await page.getByLabel('Passkeys').focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: 'Save ways in' }).focus()
    await page.keyboard.press('Enter')
    await page.getByText('The ways in are saved').waitFor()
    expect(server.emulator.useWaysIn({}).passkeys).toBe(true)
    await page.getByRole('button', { name: 'Copy 123456' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('123456')
    await page.getByLabel('Email', { exact: true }).fill('admin@acme.test')
    await page.getByRole('button', { name: 'Add the person' }).click()
    await page.getByRole('alert').waitFor()
    expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('admin@acme.test')
    await inspect()
  })

  it('the emulator dashboard works without a script', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const [first] = [await plain.newPage()]
    await first.goto(server.dashboardUrl)
    await first.getByRole('button', { name: 'Lock reader@acme.test' }).click()
    await first.getByRole('button', { name: 'Unlock reader@acme.test' }).waitFor()
    await plain.close()
  })

  it('the emulator’s sign-in pages of providers and hosted sign-in are accessible', async () => {
    const { ssoConnections } = server.emulator.snapshot()
    const authorize = new URL(`${server.url}/idp/${ssoConnections[0]?.id}/authorize`)
    const asked = {
      client_id: 'portico',
      response_type: 'code',
      redirect_uri: 'http://localhost:5173/account/oidc/callback',
      code_challenge_method: 'S256',
      code_challenge: 'x'.repeat(43),
    }
    for (const [name, value] of Object.entries(asked)) authorize.searchParams.set(name, value)
    await page.goto(authorize.href)
    await page.getByRole('button', { name: /Sam Sorensen/ }).waitFor()
    await inspect()
    await page.goto(`${server.url}/hosted/signed-out`)
    await inspect()
  })
})

/** Saves a picture if `PORTICO_PICTURES` names a folder. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['PORTICO_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}
