import { spawnSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteFolder } from '../../docs/site/staged.mjs'
import { liveScreens } from '../../examples/default-kit/src/live/live-screens.ts'
import { serveSite } from '../../scripts/site/serve-site.mjs'
import { findChromium } from '../../scripts/test/chromium.mjs'
import { expectAccessible } from '../e2e/expect-accessible.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let browser: Browser
let served: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  const { status } = spawnSync('node', ['scripts/site/run.mjs', '--build', '--no-reference'], {
    cwd: root,
    stdio: 'inherit',
  })
  expect(status).toBe(0)
  served = await serveSite(0)
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
})

afterAll(async () => {
  await browser?.close()
  await served?.close()
})

/** Opens a page, with every message of its console and every violation of its policy. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  await page.goto(served.url + path)
  return { page, problems }
}

const frameOf = (page: Page) => page.frameLocator('iframe').first()

describe('the site', () => {
  it.each([
    '/',
    '/guides',
    '/features/login',
    '/features/portal/users',
    '/themes',
    '/screens',
    '/errors',
    '/emulator',
    '/from-frontegg',
  ])('the page %s works under its own policy and is accessible', async (path) => {
    const { page, problems } = await open(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')).not.toContain(
      'unsafe',
    )
    await expectAccessible(page, path)
    expect(problems).toEqual([])
  })

  it('a screen works in its guide once it is used, and takes no focus before', async () => {
    const { page, problems } = await open('/features/login')
    await frameOf(page).getByText('Sign in to Lantern').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    await page.getByRole('button', { name: 'Use it here: Password' }).click()
    const frame = frameOf(page)
    await frame.getByLabel('Email').fill('admin@acme.test')
    await frame.getByRole('button', { name: 'Continue' }).click()
    await frame.getByLabel('Password', { exact: true }).fill('Portico-demo-1')
    await frame.getByRole('button', { name: 'Sign in', exact: true }).click()
    await frame.getByRole('heading', { name: /Ada/ }).waitFor()
    expect(problems).toEqual([])
  })

  it('each screen has a picture of its content, light and dark', async () => {
    const { page } = await open('/screens')
    const pictures = page.locator('.screens img')
    expect(await pictures.count()).toBe(2 * liveScreens.length)
    const sizes = liveScreens.flatMap(({ id }) =>
      ['light', 'dark'].map((scheme) => statSync(siteFolder(`dist/pictures/${id}-${scheme}.webp`)).size),
    )
    // A blank page has less than two kilobytes.
    expect(Math.min(...sizes)).toBeGreaterThan(4000)
  })

  it('a portal in a guide has its navigation beside the table at 1280 px', async () => {
    const { page } = await open('/features/portal/users', { viewport: { width: 1280, height: 900 } })
    const frame = frameOf(page)
    await frame
      .getByRole('row', { name: /Grace Mutasa/ })
      .first()
      .waitFor()
    await frame.getByRole('navigation').getByRole('link', { name: 'Groups' }).waitFor()
    const width = await page.locator('.live-frame').evaluate((box) => box.clientWidth)
    expect(width).toBeGreaterThan(850)
  })

  it('a color, a scheme and a density of the home page are applied to the box, and its code can be copied', async () => {
    const { page, problems } = await open('/')
    const button = frameOf(page).getByRole('button', { name: 'Continue', exact: true })
    await button.waitFor()
    const height = (await button.boundingBox())?.height ?? 0
    await page.getByLabel('Color').fill('#0b6e4f')
    await expect.poll(() => button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(11, 110, 79)')
    await page.getByRole('button', { name: 'Dense' }).click()
    await expect.poll(async () => (await button.boundingBox())?.height ?? 0).toBeLessThan(height)
    await page.getByRole('button', { name: 'Dark', exact: true }).click()
    await expect
      .poll(() =>
        frameOf(page)
          .locator('html')
          .evaluate((html) => html.style.colorScheme),
      )
      .toBe('dark')
    await page.locator('.look summary').click()
    await page.locator('.look .command code', { hasText: '"--portico-color-primary":"#0b6e4f"' }).waitFor()
    await page.getByRole('combobox', { name: 'Theme' }).selectOption('games')
    await expect.poll(() => button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe('rgb(182, 255, 0)')
    expect(problems).toEqual([])
  })

  it('the home page has the sizes of the peers with their day, and the head the version', async () => {
    const { page } = await open('/')
    await page.getByText(/Measured on \d{4}-\d\d-\d\d by/).waitFor()
    for (const name of ['Portico', '@clerk/react', '@frontegg/react'])
      await page.locator('.figures dt', { hasText: name }).first().waitFor()
    await page
      .getByRole('link', { name: /^v\d+\.\d+\.\d+$/ })
      .first()
      .waitFor()
  })

  it('no line of code is cut at 1280 px', async () => {
    for (const path of ['/lists', '/vite', '/features/portal/users', '/server']) {
      const { page } = await open(path, { viewport: { width: 1280, height: 900 } })
      const cut = await page
        .locator('.vp-doc pre')
        .evaluateAll((all) => all.filter((code) => code.scrollWidth > code.clientWidth + 1).length)
      expect(cut, path).toBe(0)
    }
  })

  it('the mail of a screen leads on within the frame', async () => {
    const { page } = await open('/screens/live/?screen=forgot-password')
    await page.getByLabel('Email').fill('reader@acme.test')
    await page
      .getByRole('button', { name: /link|Send|Continue/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Open the link' }).click()
    await page.getByLabel('New password').first().waitFor()
  })

  it('a search finds a hook, and its result opens the guide', async () => {
    const { page } = await open('/')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByPlaceholder('Search', { exact: true }).fill('useStepUp')
    await page.locator('.VPLocalSearchBox .result').first().click()
    await page.waitForURL(/step-up/)
  })

  it('each error code has a page with its cause', async () => {
    const codes = readdirSync(siteFolder('dist/errors')).filter((name) => name.endsWith('.html'))
    const { page } = await open(`/errors/${codes[0]?.replace('.html', '')}`)
    await page.getByRole('link', { name: 'All error codes' }).waitFor()
  })

  it('each page is there as Markdown, and llms.txt lists them', async () => {
    const list = await (await fetch(`${served.url}/llms.txt`)).text()
    const links = [...list.matchAll(/\]\((\/[^)]+\.md)\)/g)].map(([, link = '']) => link)
    expect(links.length).toBeGreaterThan(80)
    const answers = await Promise.all(links.map(async (link) => ({ link, ok: (await fetch(served.url + link)).ok })))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
  })
})
