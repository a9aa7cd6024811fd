import { demoAuthenticatorSecret, demoPassword } from '@portico/emulator'
import { signedInAs } from '@portico/emulator/playwright'
import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { headings } from './headings.ts'
import type { Visit } from './visit.ts'

/** The demo accounts. */
export const accounts = {
  admin: 'admin@acme.test',
  mfa: 'mfa@acme.test',
  enroll: 'enroll@acme.test',
  locked: 'locked@acme.test',
  sso: 'sso@globex.test',
} as const

/** Types an e-mail address and goes on. */
export async function giveEmail({ page, see }: Visit, email: string): Promise<void> {
  await see(headings.email)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
}

/** Types a password and goes on. */
export async function givePassword({ page, see }: Visit, password: string = demoPassword): Promise<void> {
  await see(headings.password)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Presses a key in the password field, on a keyboard whose Caps Lock is on or off: no browser lets a test switch it. */
export async function pressInPassword({ page }: Visit, key: string, modifierCapsLock: boolean): Promise<void> {
  await page.getByLabel('Password', { exact: true }).dispatchEvent('keydown', { key, modifierCapsLock, bubbles: true })
}

/** Types both. */
export async function signIn(visit: Visit, email: string): Promise<void> {
  await giveEmail(visit, email)
  await givePassword(visit)
}

/** Signs a user in by the cookie of the session, before the page is opened: what tests of a later page begin with. */
export function beSignedIn({ context, emulator, providerUrl }: Visit, email: string): Promise<void> {
  return signedInAs(context, { emulator, url: providerUrl }, email)
}

/** Types a six-digit code, which goes on by itself. */
export async function giveCode({ page }: Visit, code: string): Promise<void> {
  await page.getByRole('textbox', { name: /6-digit code/ }).fill(code)
}

/** What the authenticator app shows at the emulator's time. */
export function codeNow({ emulator }: Visit, secret: string = demoAuthenticatorSecret): Promise<string> {
  return generate({ secret, epoch: Math.floor(emulator.now() / 1000) })
}

/** Waits for the page of somebody signed in. */
export async function beWelcomed({ page, see }: Visit, name: string): Promise<void> {
  await see(`Welcome back, ${name}`)
  await wayOut(page).waitFor()
}

/** Signs out: by the button of the page, or by the menu of the user. */
export async function signOut({ page }: Pick<Visit, 'page'>): Promise<void> {
  const way = wayOut(page)
  const isMenu = (await way.getAttribute('aria-haspopup')) === 'menu'
  await way.click()
  if (isMenu) await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.waitForURL(/\/account\/login/)
}

function wayOut(page: Page) {
  return page.getByRole('button', { name: /^Sign out$|Your menu$/ })
}
