import { demoPassword } from '@portico/emulator'
import { startEmulator } from '@portico/emulator/node'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findChromium } from '../../../scripts/chromium.mjs'
import { develop, type Site } from './site.ts'

const provider = await startEmulator({ port: 0 })
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--headless', '--no-sandbox'] })

describe('an application of Next.js in development', () => {
  let site: Site
  let context: BrowserContext
  let page: Page
  const messages: string[] = []

  beforeAll(async () => {
    site = await develop(provider.url)
    context = await browser.newContext({ baseURL: site.url, locale: 'en-US', reducedMotion: 'reduce' })
    page = await context.newPage()
    page.setDefaultTimeout(120_000)
    page.on('pageerror', ({ message }) => messages.push(message))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) messages.push(message.text())
    })
  }, 300_000)
  afterAll(async () => {
    await browser.close()
    await site?.stop()
    await provider.stop()
  })

  const see = (name: string) => page.getByRole('heading', { name, level: 1 }).waitFor()

  it('React has no message at a sign-in, a move, a sign-out and a second sign-in', async () => {
    await page.goto('/team')
    for (const _ of ['first', 'second']) {
      await page.getByLabel('Email').fill('admin@acme.test')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await see('Team')
      await page.getByRole('link', { name: 'Home' }).click()
      await see('Hello, Ada Admin')
      await page.goBack()
      await see('Team')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await page.getByLabel('Email').waitFor()
    }
    expect(messages.filter((text) => !isOfBrowser(text))).toEqual([])
    expect(site.printed()).not.toMatch(/useInsertionEffect|Warning:|⨯/)
  })
})

/** The browser itself reports an answer of status 401, as a first visit has no session to restore, and a missing icon. */
function isOfBrowser(text: string): boolean {
  return text.startsWith('Failed to load resource')
}
