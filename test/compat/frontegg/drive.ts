import { demoPassword } from '@portico/emulator'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Signs in, switches the tenant, opens and closes the portal, and logs out, as a person does in each application. */
export async function drive(page: Page, path = '/'): Promise<void> {
  await page.goto(path)
  await signIn(page)
  await signedIn(page).waitFor()
  await page.getByText('Working in Acme', { exact: true }).waitFor()
  await switchTenant(page)
  await page.getByText('Working in Acme Labs').waitFor()
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const close = page.getByRole('button', { name: 'Back to the application' })
  await close.click()
  await close.waitFor({ state: 'detached' })
  await logOut(page, path)
}

/** The application states the name of the person, as text or as the description of a picture. */
function signedIn(page: Page) {
  return page.getByText(/Ada Admin/).first()
}

/** By the form of the kit, the provider's page or the application's own form, which have the same labels. */
async function signIn(page: Page): Promise<void> {
  const email = page.getByLabel('Email')
  await waysIn(page).first().waitFor()
  // An application may lead to the sign-in by itself, with its door still on the page.
  if (!(await email.isVisible())) await Promise.any([door(page).click({ timeout: 5000 }), email.waitFor()])
  await email.fill('admin@acme.test')
  const password = page.getByLabel('Password', { exact: true })
  if (!(await password.isVisible())) await page.getByRole('button', { name: /^(?:Continue|Go on)$/ }).click()
  await password.fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

function door(page: Page) {
  return page.getByRole('link', { name: 'Log in' }).or(page.getByRole('button', { name: 'Log in' }))
}

/** The door of the application, a form, or the offer after a sign-in that began a moment ago and did not end. */
function waysIn(page: Page) {
  return door(page)
    .or(page.getByLabel('Email'))
    .or(page.getByRole('button', { name: 'Sign in' }))
}

async function switchTenant(page: Page): Promise<void> {
  const list = page.getByLabel('Tenant')
  if ((await list.count()) > 0) await list.selectOption({ label: 'Acme Labs' })
  else await page.getByRole('button', { name: 'Acme Labs' }).click()
}

/** A second visit asks the provider, so that the session is known to have ended there. */
async function logOut(page: Page, path: string): Promise<void> {
  await page
    .getByRole('button', { name: 'Log out' })
    .or(page.getByRole('link', { name: 'Log out' }))
    .click()
  await signedIn(page).waitFor({ state: 'detached' })
  await waysIn(page).first().waitFor()
  // The page may be on its way to the log-out of the provider and back, which ends the visit that begins meanwhile.
  await expect.poll(() => page.goto(path).then(Boolean, () => false)).toBe(true)
  await waysIn(page).first().waitFor()
  expect(await signedIn(page).count()).toBe(0)
}
