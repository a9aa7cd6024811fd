import { gzipSync } from 'node:zlib'
import { demoPassword } from '@portico/emulator'
import { startEmulator } from '@portico/emulator/node'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/test/chromium.mjs'
import { inShare, part } from '../../share.ts'
import { type Bundler, build, type Site, serve } from './site.ts'

const provider = await startEmulator({ port: 0 })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--headless', '--no-sandbox'] })
const all = ['turbopack', 'webpack'] as const
/** A build takes a minute. A usual run has one bundler, a soak and `npm run test:rest` have both. */
const bundlers = part === 'rest' ? all : inShare(2, all)

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
    await build(bundler)
    site = await serve(provider.url)
    // A build takes half a minute. With three runs at once on two cores, it took more than five minutes.
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

  async function giveEmail(email = 'admin@acme.test') {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
  }

  async function signIn(email?: string) {
    await giveEmail(email)
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

  const cookies = async () => {
    const kept = await context.cookies()
    return kept.map(({ name, value }) => `${name}=${value}`).join('; ')
  }
  /** Signs in by the refresh cookie alone: the session cookie ends with its token. */
  async function bringCookie() {
    const [name = '', value = ''] = provider.emulator.signIn('admin@acme.test').split(/[=;]/)
    await context.addCookies([{ name, value, url: site.url }])
  }
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(site.url + path, { headers: { cookie: await cookies(), ...headers }, redirect: 'manual' })
  const isReused = () => provider.emulator.snapshot().sessions.some(({ ended }) => ended === 'reused')

  it('keeps the refresh token and the session in cookies that scripts cannot read', async () => {
    await page.goto('/account/login')
    await signIn()
    await see('Hello, Ada Admin')
    const kept = await context.cookies()
    expect(kept.map(({ name, httpOnly }) => [name.split(/[-_]/)[1], httpOnly]).sort()).toEqual([
      ['refresh', true],
      ['session', true],
    ])
    expect(await page.evaluate(() => document.cookie)).toBe('')
  })

  it('a Next.js application renders the user on the server, and forbids any cache', async () => {
    await bringCookie()
    await page.goto('/pricing')
    const answer = await ask('/')
    expect(await answer.text()).toMatch(/<h1>Hello, (?:<!-- -->)?Ada Admin<\/h1>/)
    expect(await (await ask('/team')).text()).toContain('<h1>Team</h1>')
    expect(answer.headers.get('cache-control')).toContain('no-store')
    expect(await (await ask('/pricing')).text()).toContain('Your price, ')
  })

  it('answers a signed-out person with the sign-in, before any page is rendered', async () => {
    const answer = await fetch(`${site.url}/team?tab=2`, { redirect: 'manual' })
    const { pathname, search } = new URL(answer.headers.get('location') ?? '', site.url)
    expect([answer.status, pathname + search]).toEqual([307, '/account/login?redirectUrl=%2Fteam%3Ftab%3D2'])
    expect(await (await fetch(`${site.url}/pricing`)).text()).toContain('Our prices')
  })

  it('leads to the sign-in and back from a page that asks for the session itself, whose client calls the provider', async () => {
    await page.goto('/pricing/mine')
    await arriveAt('/account/login?redirectUrl=%2Fpricing%2Fmine')
    await signIn()
    await see('The price of Acme')
    expect(await (await ask('/api/me')).json()).toEqual({ email: 'admin@acme.test' })
    expect((await fetch(`${site.url}/api/me`)).status).toBe(401)
  })

  it('renews an ended session before the page is rendered, and the browser gets all of its cookies', async () => {
    await bringCookie()
    const answer = await page.goto('/team')
    expect(answer?.status()).toBe(200)
    expect(new URL(page.url()).pathname).toBe('/team')
    await see('Team')
    expect(await (await ask('/')).text()).toContain('Ada Admin')
    expect(isReused()).toBe(false)
  })

  it('renews once for pages that are opened at the same time', async () => {
    await bringCookie()
    const answers = await Promise.all(['/', '/team', '/pricing', '/'].map((path) => ask(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(isReused()).toBe(false)
  })

  it('a page after a server action shows what the action has changed, in the page and in the session', async () => {
    await page.goto('/name')
    await signIn()
    await see('Your name is Ada Admin')
    for (const name of ['Ada Lovelace', 'Ada King']) {
      await page.getByLabel('New name').fill(name)
      await page.getByRole('button', { name: 'Save' }).click()
      await see(`Your name is ${name}`)
    }
    expect(await (await ask('/')).text()).toMatch(/<h1>Hello, (?:<!-- -->)?Ada King<\/h1>/)
    expect((await context.cookies()).map(({ httpOnly, sameSite }) => [httpOnly, sameSite])).toEqual([
      [true, 'Lax'],
      [true, 'Lax'],
    ])
    expect(isReused()).toBe(false)
  })

  it('keeps no renewed session in an answer that a cache may store', async () => {
    await bringCookie()
    const { headers } = await ask('/pricing')
    expect(headers.getSetCookie()).not.toEqual([])
    expect(headers.get('cache-control')).toMatch(/no-store/)
    expect(headers.get('cache-control')).not.toMatch(/s-maxage|public/)
  })

  it('a Next.js application does not renew for a prefetch', async () => {
    await bringCookie()
    const answer = await ask('/team', { 'sec-purpose': 'prefetch' })
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([401, []])
  })

  it('shows nothing of the former person to the next one', async () => {
    await page.goto('/account/login?redirectUrl=%2Fteam')
    await signIn()
    await page.getByRole('link', { name: 'Prices' }).click()
    await see('Your price, Ada Admin')
    await page.goBack()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await arriveAt('/account/login?redirectUrl=%2Fteam')
    await signIn('reader@acme.test')
    await page.getByRole('link', { name: 'Prices' }).click()
    await see('Your price, Rita Reader')
  })

  it.each([
    ['with tokens that the browser never sees', { PORTICO_SECURE_JWT: 'true' }],
    ['on the page of the provider', { PORTICO_HOSTED_LOGIN: 'true', PORTICO_SECURE_JWT: 'true' }],
  ])('signs in %s, stays signed in over a reload, and signs out', async (_, settings) => {
    const other = await serve(provider.url, settings)
    const tokens: string[] = []
    page.on('response', async (response) => {
      if (!response.url().startsWith(other.url)) return
      tokens.push((await response.text().catch(() => '')).match(/eyJ[\w-]+\.eyJ[\w-]+\.[\w-]{20,}/)?.[0] ?? '')
    })
    await page.goto(`${other.url}/team`)
    if ('PORTICO_HOSTED_LOGIN' in settings) {
      await page.getByLabel('Email').fill('admin@acme.test')
      await page.getByLabel('Password').fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
    } else await signIn()
    await see('Team')
    expect(new URL(page.url()).pathname).toBe('/team')
    await page.reload()
    await page.getByRole('link', { name: 'Home' }).click()
    await see('Hello, Ada Admin')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByLabel('Email').waitFor()
    // The form shows before the provider has answered.
    const kept = async () => (await context.cookies(other.url)).filter(({ name }) => name.startsWith('fe_'))
    await expect.poll(kept).toEqual([])
    expect(tokens.length).toBeGreaterThan(5)
    expect(tokens.filter(Boolean)).toEqual([])
    await other.stop()
  })

  it('carries at most 235 kB of scripts', async () => {
    const html = await (await fetch(`${site.url}/pricing`)).text()
    const paths = new Set(html.match(/\/_next\/static\/[^"'\\]+?\.js/g))
    const scripts = await Promise.all([...paths].map(async (path) => (await fetch(site.url + path)).arrayBuffer()))
    const weight = scripts.reduce((sum, script) => sum + gzipSync(new Uint8Array(script)).length, 0) / 1000
    console.log(`Next.js with ${bundler}: ${weight.toFixed(0)} kB of scripts, gzipped`)
    expect(weight).toBeGreaterThan(150)
    expect(weight).toBeLessThan(235)
  })
})
