import { gzipSync } from 'node:zlib'
import { demoPassword } from '@portico/emulator'
import { startEmulator } from '@portico/emulator/node'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/chromium.mjs'
import { inShare } from '../../e2e/share.ts'
import { type Bundler, build, type Site, serve } from './site.ts'

const provider = await startEmulator({ port: 0 })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--headless', '--no-sandbox'] })
/** Building takes a minute: each run has one bundler, a soak both. */
const bundlers = inShare(2, ['turbopack', 'webpack'] as const)

afterAll(async () => {
  await browser.close()
  await provider.stop()
})

describe.each<Bundler>(bundlers)('an application of Next.js, built with %s', (bundler) => {
  let site: Site
  let context: BrowserContext
  let page: Page
  const faults: string[] = []

  beforeAll(async () => {
    await build(bundler, provider.url)
    site = await serve()
    // A build takes half a minute, and with three runs at once on two cores it took more than five.
  }, 900_000)
  afterAll(() => site?.stop())

  beforeEach(async () => {
    provider.emulator.reset()
    context = await browser.newContext({ baseURL: site.url, locale: 'en-US', reducedMotion: 'reduce' })
    context.setDefaultTimeout(30_000)
    page = await context.newPage()
    page.on('pageerror', ({ message }) => faults.push(message))
  })
  afterEach(async () => {
    await context.close()
    expect(faults.splice(0)).toEqual([])
  })

  const see = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()
  const arriveAt = (path: string) => page.waitForURL(site.url + path)

  async function giveEmail() {
    await page.getByLabel('Email').fill('admin@acme.test')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }

  async function signIn() {
    await giveEmail()
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  }

  async function mailedLink(): Promise<string> {
    provider.emulator.arrange(({ security }) => {
      security.mainStrategy = 'MagicLink'
    })
    await page.goto('/account/login')
    await giveEmail()
    const text = () => provider.emulator.outbox().at(-1)?.text ?? ''
    await expect.poll(text).toContain('http')
    const { pathname, search } = new URL(/https?:\S+/.exec(text())?.[0] ?? '')
    return pathname + search
  }

  it('ends on the first page where the sign-in was opened directly, and stays signed in over a reload', async () => {
    await page.goto('/account/login')
    await signIn()
    await see('Hello, Ada Admin')
    await arriveAt('/')
    await page.reload()
    await see('Hello, Ada Admin')
  })

  it('leads a signed-out person to the sign-in and back to where they wanted to go', async () => {
    await page.goto('/team?tab=2')
    await arriveAt('/account/login?redirectUrl=%2Fteam%3Ftab%3D2')
    await signIn()
    await see('Team')
    await arriveAt('/team?tab=2')
  })

  it('goes back and forward between its pages', async () => {
    await page.goto('/account/login?redirectUrl=%2Fteam')
    await signIn()
    await page.getByRole('link', { name: 'Home' }).click()
    await see('Hello, Ada Admin')
    await page.goBack()
    await see('Team')
    await page.goForward()
    await see('Hello, Ada Admin')
    await arriveAt('/')
  })

  it('signs out, and in again on the pages that it has kept hidden', async () => {
    await page.goto('/')
    await signIn()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await arriveAt('/account/login')
    await signIn()
    await see('Hello, Ada Admin')
    await arriveAt('/')
  })

  it('signs out by the log-out route', async () => {
    await page.goto('/account/login')
    await signIn()
    await see('Hello, Ada Admin')
    await page.goto('/account/logout')
    await page.getByLabel('Email').waitFor()
    await arriveAt('/account/login')
  })

  it('signs in by a link in a mail', async () => {
    await page.goto(await mailedLink())
    await see('Hello, Ada Admin')
    await arriveAt('/')
  })

  it('takes the token of a link out of the address, and the router does not bring it back', async () => {
    const link = await mailedLink()
    provider.emulator.advance(5 * 60_000)
    await page.goto(link)
    await see('This link has expired')
    await arriveAt('/account/login/magic-link')
    await page.getByRole('button', { name: 'Ask for a new link' }).click()
    await arriveAt('/account/login')
  })

  it('comes back from a social provider', async () => {
    provider.emulator.arrange((state) => {
      state.federation = { social: [{ id: 'google', active: true }], attempts: [], grants: [] }
    })
    await page.goto('/account/login')
    await page.getByRole('button', { name: 'Google' }).click()
    await page.getByRole('button', { name: 'admin@acme.test' }).click()
    await see('Hello, Ada Admin')
    await arriveAt('/')
  })

  it('carries at most 225 kB of scripts', async () => {
    const html = await (await fetch(site.url)).text()
    const paths = new Set(html.match(/\/_next\/static\/[^"'\\]+?\.js/g))
    const scripts = await Promise.all([...paths].map(async (path) => (await fetch(site.url + path)).arrayBuffer()))
    const weight = scripts.reduce((sum, script) => sum + gzipSync(new Uint8Array(script)).length, 0) / 1000
    console.log(`Next.js with ${bundler}: ${weight.toFixed(0)} kB of scripts, gzipped`)
    expect(weight).toBeGreaterThan(150)
    expect(weight).toBeLessThan(225)
  })
})
