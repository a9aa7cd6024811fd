import { demoPassword } from '@portico/emulator'
import { startEmulator } from '@portico/emulator/node'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/test/chromium.mjs'
import { develop, type Site } from './site.ts'

const provider = await startEmulator({ port: 0 })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--headless', '--no-sandbox'] })

afterAll(async () => {
  await browser.close()
  await provider.stop()
})

describe.each(['', '/app'])('an application of Next.js in development, with basePath "%s"', (basePath) => {
  let site: Site
  let context: BrowserContext
  let page: Page
  const messages: string[] = []

  beforeAll(async () => {
    site = await develop(provider.url, basePath)
    context = await browser.newContext({ baseURL: site.url, locale: 'en-US', reducedMotion: 'reduce' })
    page = await context.newPage()
    // It compiles each page and route at its first request.
    page.setDefaultTimeout(120_000)
    page.on('pageerror', ({ message }) => messages.push(message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
  }, 300_000)
  afterAll(async () => {
    await context?.close()
    await site?.stop()
  })

  const see = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

  it('people sign in, move, sign out and sign in again, and React has no message', async () => {
    messages.length = 0
    await page.goto(`${basePath}/team?tab=2`)
    await page.waitForURL(/\/account\/login\?redirectUrl=/)
    for (const _ of ['first', 'second']) {
      await page.getByLabel('Email').fill('admin@acme.test')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await see('Team')
      expect(new URL(page.url()).pathname).toBe(`${basePath}/team`)
      await page.getByRole('link', { name: 'Home' }).click()
      await see('Hello, Ada Admin')
      await page.goBack()
      await see('Team')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByLabel('Email').waitFor()
    }
    expect(messages.filter((text) => !isOfOthers(text))).toEqual([])
    expect(site.printed().replaceAll(hangUp, '')).not.toMatch(/useInsertionEffect|Warning:|⨯/)
  })

  it('a page that asks for the session itself leads to the sign-in', async () => {
    await page.goto(`${basePath}/pricing/mine`)
    await page.waitForURL(
      `${site.url}${basePath}/account/login?redirectUrl=${encodeURIComponent(`${basePath}/pricing/mine`)}`,
    )
    await page.getByLabel('Email').waitFor()
  })
})

/** The line of Next.js for a browser that has gone to another page before an answer, which takes long on a busy machine. */
const hangUp = /⨯ uncaughtException: +Error: aborted/g

/**
 * The browser itself reports an answer of status 401, as a first visit has no session to restore, and a missing icon. Next.js repeats
 * the server's lines: a page that renders while its session ends logs that the profile could not be read.
 */
function isOfOthers(text: string): boolean {
  return text.startsWith('Failed to load resource') || text.startsWith('%c%s%c [portico:')
}
