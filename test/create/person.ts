import { demoPassword } from '@portico/emulator'
import type { BrowserContext, Page } from 'playwright-core'

/** A person in front of a new application. */
export interface Person {
  readonly page: Page
  /** The errors and warnings of the browser's console, and what the page threw. */
  readonly messages: readonly string[]
  /** Opens the guarded page, and signs in where it leads to. */
  readonly signIn: () => Promise<void>
  /** Opens the portal or, without the kit, the page of users, and returns. */
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
      await page.getByLabel('Email').fill('admin@acme.test')
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
    },
    async visitAdministration() {
      const portal = page.getByRole('button', { name: 'Open the portal' })
      await portal.or(page.getByRole('link', { name: 'Manage users' })).click()
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
