import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteFolder } from '../../docs/site/staged.mjs'
import { findChromium } from '../../scripts/chromium.mjs'
import { serveSite } from '../../scripts/serve-site.mjs'
import { expectAccessible } from '../e2e/expect-accessible.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
let browser: Browser
let served: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  const { status } = spawnSync('node', ['scripts/site.mjs', '--build', '--no-reference'], {
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
  it.each(['/', '/guides', '/features/login', '/screens', '/errors', '/emulator', '/from-frontegg'])(
    'the page %s works under its own policy and is accessible',
    async (path) => {
      const { page, problems } = await open(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')).not.toContain(
        'unsafe',
      )
      await expectAccessible(page, path)
      expect(problems).toEqual([])
    },
  )

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
