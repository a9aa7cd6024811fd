import { demoPassword } from '@portico/emulator'
import type { BrowserContext, Page } from 'playwright-core'

/** A person in front of a new application. */
export interface Person {
  readonly page: Page
  /** The errors and warnings of the browser's console, and what the page threw. */
  readonly messages: readonly string[]
  /** Opens the guarded page, and signs in where it leads to. */
  readonly signIn: () => Promise<void>
  /**
   * Loads the guarded page again, opens the portal or, without the kit, the page of users, and returns. Where the server renders the
   * page, its scripts arrive after the press.
   */
  readonly visitAdministration: () => Promise<void>
  /** Signs out by the menu of the header. */
  readonly signOut: () => Promise<void>
}

/** Opens a page that collects its messages. */
export async function openPerson(context: BrowserContext): Promise<Person> {
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  const messages: string[] = []
  page.on('pageerror', ({ message }) => messages.push(message))
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text())
  })
  return {
    page,
    messages,
    async signIn() {
      await page.goto('/dashboard')
      await continueWithEmail(page, 'admin@acme.test')
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      const dashboard = page.getByRole('heading', { name: 'Dashboard', level: 1 })
      // Where the provider has passkeys, the kit offers one.
      const later = page.getByRole('button', { name: 'Not now' })
      await dashboard.or(later).waitFor()
      if (await later.isVisible()) await later.click()
      await dashboard.waitFor()
    },
    async visitAdministration() {
      const releaseScripts = await holdScripts(page, (await textOf(context, '/dashboard')).includes('Open the portal'))
      await page.reload({ waitUntil: 'commit' })
      await page.getByRole('main').getByText('admin@acme.test').waitFor()
      const portal = page.getByRole('link', { name: 'Open the portal' })
      await portal.or(page.getByRole('link', { name: 'Manage users' })).click()
      await releaseScripts()
      const profile = page.getByRole('heading', { name: 'Profile' })
      await profile.or(page.getByRole('rowheader', { name: 'Rita Reader' })).waitFor()
      await page.goBack()
    },
    async signOut() {
      await page.getByRole('button', { name: /Ada Admin/ }).click()
      const entry = page.getByRole('menuitem', { name: 'Sign out' })
      await entry.or(page.getByRole('button', { name: 'Sign out' })).click()
      await page.getByLabel('Email').waitFor()
    },
  }
}

/**
 * Types the address and continues. A server in development may load the page anew while it compiles, after which a person types
 * again.
 */
async function continueWithEmail(page: Page, email: string): Promise<void> {
  const password = page.getByLabel('Password', { exact: true })
  for (const isLast of [false, false, true]) {
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    try {
      await password.waitFor(isLast ? {} : { timeout: 20_000 })
      return
    } catch (error) {
      if (isLast) throw error
    }
  }
}

/** Holds the scripts of the page, if `isHeld`, until the returned function is called. */
async function holdScripts(page: Page, isHeld: boolean): Promise<() => Promise<void>> {
  if (!isHeld) return async () => {}
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'script') await released
    await route.continue()
  })
  return async () => {
    release()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

async function textOf(context: BrowserContext, path: string): Promise<string> {
  return (await context.request.get(path)).text()
}
