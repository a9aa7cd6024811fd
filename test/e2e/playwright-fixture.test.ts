import { demoPassword } from '@portico/emulator'
import { type EmulatorServer, startEmulator } from '@portico/emulator/node'
import { answerInPlaceOf, holdClocks, signedInAs, virtualAuthenticator } from '@portico/emulator/playwright'
import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { browserOfWorker, closeContexts } from './browser.ts'
import { type Site, serveSite } from './site.ts'

/** The base URL of the built application, where no server listens. */
const builtFor = 'http://localhost:9'

describe('the helpers for Playwright', () => {
  let browser: Browser
  let server: EmulatorServer
  let site: Site
  let context: BrowserContext
  beforeAll(async () => {
    browser = await browserOfWorker()
    server = await startEmulator({ port: 0 })
    site = await serveSite({ folder: inject('sites')['kitInShadow'] ?? '', emulatorUrl: builtFor, headers: {} })
  })
  afterAll(() => Promise.all([closeContexts(browser), server.stop(), site.stop()]))
  beforeEach(async () => {
    server.emulator.reset()
    context = await browser.newContext({ baseURL: site.url, locale: 'en-US' })
    await answerInPlaceOf(context, server, builtFor)
  })
  afterEach(() => context.close())

  it('the Playwright helpers open an application that was built for another port with a signed-in user', async () => {
    await signedInAs(context, server, 'reader@acme.test')
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('heading', { name: 'Welcome back, Rita Reader' }).waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Welcome back, Rita Reader' }).waitFor()
  })

  it('move the clocks of provider and page together: a token is renewed when it ends', async () => {
    await signedInAs(context, server, 'reader@acme.test')
    const page = await context.newPage()
    const clocks = await holdClocks(page, server)
    await page.goto('/')
    await page.getByRole('heading', { name: 'Welcome back, Rita Reader' }).waitFor()
    const renewals = () => server.emulator.journal.entries().filter(({ operation }) => operation === 'refreshToken')
    const [before, theirs] = [renewals().length, server.emulator.now()]
    const ours = await page.evaluate(() => Date.now())
    await clocks.advance(301_000)
    await expect.poll(() => renewals().length).toBeGreaterThan(before)
    expect(server.emulator.now() - theirs).toBeGreaterThanOrEqual(301_000)
    expect((await page.evaluate(() => Date.now())) - ours).toBeGreaterThanOrEqual(301_000)
  })

  it('add a device that keeps a passkey once its user confirms', async () => {
    server.emulator.useWaysIn({ passkeys: true })
    const page = await context.newPage()
    const device = await virtualAuthenticator(page)
    await device.answer('decline')
    await page.goto('/account/login')
    await page.getByLabel('Email').fill('reader@acme.test')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    const add = page.getByRole('button', { name: 'Add a passkey' })
    await add.click()
    await page.getByRole('alert').getByText('Nothing was confirmed').waitFor()
    expect(await device.size()).toBe(0)
    await device.answer('confirm')
    await add.click()
    await page.getByRole('heading', { name: 'Welcome back, Rita Reader' }).waitFor()
    expect(await device.size()).toBe(1)
  })

  it('refuse an application that was built for another host', async () => {
    await expect(answerInPlaceOf(context, server, 'http://127.0.0.1:4400')).rejects.toThrow(
      'cookies of the one would not be sent to the other',
    )
  })
})
