import type { Page } from 'playwright-core'
import type { House } from './house.ts'
import { beSignedIn } from './person.ts'
import type { Visit } from './visit.ts'

/** In the first period of the demo. */
export const start = Date.UTC(2026, 0, 15, 12)

/** The options of {@link enterSubscription}. */
export interface EnterOptions {
  readonly isolation: 'shadow' | 'none'
  /** The name of the tenant. Default `Acme`, which pays for Premium. */
  readonly tenant?: string
  /** Changes the emulator before the sign-in. */
  readonly arrange?: (visit: Visit) => void
}

/** The address of the section. */
export const addressOf = (isolation: EnterOptions['isolation']) =>
  `/orders?page=portal&isolation=${isolation}&portal=subscriptions`

/** Signs in an administrator in the first period of the demo, and opens the subscription. The session outlives months. */
export async function enterSubscription(house: House, options: EnterOptions): Promise<Visit> {
  const { isolation, tenant = 'Acme', arrange } = options
  const visit = await house.visit()
  const { page, emulator } = visit
  emulator.setTime(start)
  emulator.arrange(({ security, tenants, users }) => {
    Object.assign(security, { accessTokenLifetime: 3 * 365 * 86_400, sessionLifetime: 3 * 365 * 86_400 })
    const id = tenants.find(({ name }) => name === tenant)?.id ?? ''
    for (const user of users) if (user.email === 'admin@acme.test') user.activeTenantId = id
  })
  arrange?.(visit)
  await page.clock.setSystemTime(emulator.now())
  await page.setViewportSize({ width: 1280, height: 900 })
  await beSignedIn(visit, 'admin@acme.test')
  await visit.goTo(addressOf(isolation))
  await page.getByRole('heading', { level: 1, name: 'Subscription' }).waitFor()
  await page.getByRole('list', { name: 'Plans' }).waitFor()
  return visit
}

/** A button of exactly this name. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The heading of the situation. */
export const situation = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 2, name })

/** The subscription of Acme, as the emulator has it. */
export const acme = ({ emulator }: Visit) => emulator.snapshot().billingSubscriptions[0]

/** The card that pays. */
export const cardNow = ({ emulator }: Visit) => emulator.snapshot().billingCards.find(({ isDefault }) => isDefault)

/** A text that can be seen. */
export const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first()

/** The failure of a call. */
export const failure = (page: Page) => page.locator('.portico-Alert').filter({ visible: true }).first()

/** Waits until the question is closed. */
export const answered = (page: Page) => page.getByRole('alertdialog').waitFor({ state: 'detached' })

/** Types a card of the emulator. */
export async function typeCard(page: Page, number: string, expiry = '12 / 30'): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill(expiry)
  await page.getByLabel('Security code').fill('123')
}
