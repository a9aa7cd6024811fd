import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { typeCard } from './enter-subscription.ts'
import { bought, charged } from './enterprise-payments.ts'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo as pressTab } from './focused.ts'
import { heldAnswers } from './held-answers.ts'
import { type House, openHouse } from './house.ts'
import { beSignedIn } from './person.ts'
import { describeIsolations } from './portal-section.ts'
import type { Visit } from './visit.ts'

describeIsolations('the checkout', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  /** Signs in on the page with the closed checkout. Acme has a card; Acme Labs has a trial without one. */
  async function arrive({ tenant = 'Acme' } = {}): Promise<Visit> {
    const visit = await house.visit()
    visit.emulator.arrange((state) => {
      const tenantId = state.tenants.find(({ name }) => name === tenant)?.id ?? ''
      for (const user of state.users) if (user.email === 'admin@acme.test') user.activeTenantId = tenantId
    })
    await visit.page.setViewportSize({ width: 1280, height: 800 })
    await beSignedIn(visit, 'admin@acme.test')
    await visit.goTo(`/?page=checkout&isolation=${isolation}`)
    await visit.page.getByRole('button', { name: 'Upgrade', exact: true }).waitFor()
    return visit
  }

  /** Signs in and opens the checkout. */
  async function enter(options: Parameters<typeof arrive>[0] = {}): Promise<Visit> {
    const visit = await arrive(options)
    await press(visit.page, 'Upgrade')
    await plansOf(visit.page).waitFor()
    return visit
  }

  const plansOf = (page: Page) => dialogOf(page, 'Change your plan').getByRole('list', { name: 'Plans' })
  const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

  async function paidOnce(visit: Visit) {
    await dialogOf(visit.page, 'You have Enterprise').waitFor()
    expect([bought(visit), charged(visit)]).toEqual([1, 1])
  }

  /** Opens the payment method of Enterprise. */
  async function toCard(visit: Visit) {
    const { page } = visit
    await press(page, 'Upgrade to Enterprise')
    await dialogOf(page, 'Upgrade to Enterprise').getByRole('textbox', { name: 'Name on the invoice' }).waitFor()
    await press(page, 'Continue')
  }

  /** Opens the payment of Enterprise with the saved card. */
  async function toPayment(visit: Visit) {
    await toCard(visit)
    await visit.page.getByRole('radio', { name: 'Visa ending 4242' }).waitFor()
    await press(visit.page, 'Continue')
    await visit.page.getByRole('button', { name: 'Upgrade for $480.00' }).waitFor()
  }

  it('the checkout is done by mouse, and shows the new plan to the application', async () => {
    const visit = await enter()
    const { page } = visit
    await toPayment(visit)
    await page.getByRole('button', { name: 'Upgrade for $480.00' }).dblclick()
    await paidOnce(visit)
    await press(page, 'Done')
    await dialogOf(page, 'You have Enterprise').waitFor({ state: 'detached' })
    await page.getByText('Paid: Enterprise').waitFor()
    await visit.end()
  })

  it('the checkout is done by keyboard alone, into the card field and out of it', async () => {
    const visit = await enter({ tenant: 'Acme Labs' })
    const { page } = visit
    const tabTo = (name: RegExp) => pressTab(page, name)
    await tabTo(/^Upgrade to Enterprise$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedName(page)).toMatch(/^End it and pay today/)
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => focusedName(page)).toMatch(/^Keep it until/)
    await page.keyboard.press('ArrowUp')
    await tabTo(/^Name on the invoice/)
    await page.keyboard.press('Enter')
    await page.getByLabel('Card number').waitFor()
    await tabTo(/^Card number$/)
    await page.keyboard.type('4242424242424242')
    await page.keyboard.press('Tab')
    await page.keyboard.type('12 / 30')
    await page.keyboard.press('Tab')
    await page.keyboard.type('123')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    expect(await focusedName(page)).toBe('Card number')
    await page.keyboard.press('Shift+Tab')
    expect(await focusedName(page)).toBe('Close')
    await tabTo(/^Continue$/)
    await page.keyboard.press('Enter')
    await page.getByText('Visa ending 4242, expires 12/30').waitFor()
    await tabTo(/^Upgrade for \$480\.00$/)
    await page.keyboard.press('Enter')
    await paidOnce(visit)
    await tabTo(/^Done$/)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedName(page)).toBe('Upgrade')
    await visit.end()
  })

  it('keeps a card that is declined or expired at its field, and pays with another one', async () => {
    const visit = await enter({ tenant: 'Acme Labs' })
    const { page } = visit
    await toCard(visit)
    await typeCard(page, '4000000000000002')
    await press(page, 'Continue')
    await page.getByText('The bank declined that card.').waitFor()
    await expect.poll(() => focusedName(page)).toBe('Card number')
    await typeCard(page, '4242424242424242', '01 / 20')
    await press(page, 'Continue')
    await page.getByText('That card has run out.').waitFor()
    expect(await page.getByLabel('Expiry').inputValue()).toBe('01 / 20')
    await typeCard(page, '5555555555554444')
    await press(page, 'Continue')
    await page.getByText('Mastercard ending 4444, expires 12/30').waitFor()
    await press(page, 'Upgrade for $480.00')
    await paidOnce(visit)
    await visit.end()
  })

  it('the card field of the checkout follows the color scheme, and keeps the typed card', async () => {
    const visit = await enter({ tenant: 'Acme Labs' })
    const { page } = visit
    await toCard(visit)
    await typeCard(page, '4242424242424242')
    const group = page.getByRole('group', { name: 'Card' })
    const lightness = () =>
      group.evaluate((field) => {
        const { color, backgroundColor } = getComputedStyle(field)
        return [color, backgroundColor].map((one) => Number(/\d+/.exec(one)?.[0]) > 127)
      })
    for (const colorScheme of ['dark', 'light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect.poll(lightness).toEqual(colorScheme === 'dark' ? [true, false] : [false, true])
    }
    expect(await page.getByLabel('Card number').inputValue()).toBe('4242424242424242')
    await press(page, 'Continue')
    await page.getByText('Visa ending 4242, expires 12/30').waitFor()
    await visit.end()
  })

  it('waits for the answer of the bank', async () => {
    const visit = await enter({ tenant: 'Acme Labs' })
    const { page } = visit
    await toCard(visit)
    await typeCard(page, '4000002500003155')
    await press(page, 'Continue')
    await press(page, 'Refuse')
    await page.getByText('Your bank did not confirm the card.').waitFor()
    await press(page, 'Continue')
    await press(page, 'Confirm with the bank')
    await page.getByText('Visa ending 3155, expires 12/30').waitFor()
    await press(page, 'Upgrade for $480.00')
    await paidOnce(visit)
    await visit.end()
  })

  it('shows nothing as paid if the payment is declined, and goes on with another card', async () => {
    const visit = await enter({ tenant: 'Acme Labs' })
    const { page } = visit
    visit.allow(/402/)
    await toCard(visit)
    await typeCard(page, '4000000000000341')
    await press(page, 'Continue')
    await press(page, 'Upgrade for $480.00')
    await page.getByRole('alert').waitFor()
    expect(charged(visit)).toBe(0)
    await press(page, 'Back')
    await page.getByRole('radio', { name: 'Another card' }).click({ force: true })
    await typeCard(page, '4242424242424242')
    await press(page, 'Continue')
    await page.getByText('Visa ending 4242, expires 12/30').waitFor()
    await press(page, 'Upgrade for $480.00')
    await paidOnce(visit)
    await visit.end()
  })

  it('pays once if the answer is lost after the payment', async () => {
    const visit = await enter()
    visit.allow(/ERR_|Failed to load/)
    await toPayment(visit)
    // Chromium retries a request once if its connection ends without an answer, so that each answer is dropped.
    visit.emulator.faults.add({ operation: changeOperation, kind: 'drop', when: 'after' })
    await press(visit.page, 'Upgrade for $480.00')
    await paidOnce(visit)
    await visit.end()
  })

  it('the checkout shows an unknown result if the billing cannot be read either, and resolves it later', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    visit.allow(/ERR_|Failed to load|400/)
    await toPayment(visit)
    emulator.faults.add({ operation: changeOperation, kind: 'drop', when: 'after' })
    // The change reads the billing once before it is sent.
    emulator.faults.add({ operation: readOperation, kind: 'status', status: 400, after: 1 })
    await press(page, 'Upgrade for $480.00')
    await dialogOf(page, 'We do not know yet if you paid').waitFor()
    expect(await page.getByText('You have Enterprise').count()).toBe(0)
    emulator.faults.clear()
    await press(page, 'Check again')
    await paidOnce(visit)
    await visit.end()
  })

  it('stays open while a slow payment runs', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    await toPayment(visit)
    emulator.faults.add({ operation: changeOperation, kind: 'delay', delayMs: 1500, times: 1 })
    await press(page, 'Upgrade for $480.00')
    await page.keyboard.press('Escape')
    await page.getByText('The payment is running.').waitFor()
    await paidOnce(visit)
    await visit.end()
  })

  it('continues a payment after a reload in the middle of it, and pays once', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    visit.allow(/ERR_|Failed to load/)
    await toPayment(visit)
    emulator.faults.add({ operation: changeOperation, kind: 'drop', when: 'before' })
    emulator.faults.add({ operation: readOperation, kind: 'delay', delayMs: 5000, after: 1 })
    const dropped = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT')
    await press(page, 'Upgrade for $480.00')
    await dropped
    page.once('dialog', (question) => void question.accept())
    await page.reload()
    emulator.faults.clear()
    await press(page, 'Upgrade')
    await page.getByText('Your last payment has no answer').waitFor()
    expect(charged(visit)).toBe(0)
    await press(page, 'Upgrade for $480.00')
    await paidOnce(visit)
    await visit.end()
  })

  it('a checkout whose code does not load closes again, and opens on a retry', async () => {
    const visit = await arrive()
    const { page, context } = visit
    visit.allow(/ERR_|Failed to (?:load|fetch)/)
    await context.route(code, (route) => route.abort())
    await press(page, 'Upgrade')
    await page.getByRole('alertdialog').waitFor()
    await expectAccessible(page, 'failed')
    await page.keyboard.press('Escape')
    await expect.poll(() => focusedName(page)).toBe('Upgrade')
    await press(page, 'Upgrade')
    await page.getByRole('alertdialog').waitFor()
    await context.unroute(code)
    const held = await heldAnswers(visit, code)
    await press(page, 'Try again')
    await page.locator('body[data-portico-loading]').waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    held.give()
    await plansOf(page).waitFor()
    await visit.end()
  })

  it('fits at 1280 and 360 px, accessible in light and dark', async () => {
    const visit = await enter()
    const { page } = visit
    await expectAccessible(page, 'choosePlan')
    await press(page, 'Upgrade to Enterprise')
    await page.getByRole('textbox', { name: 'Name on the invoice' }).waitFor()
    await expectAccessible(page, 'billingDetails')
    await press(page, 'Continue')
    await page.getByRole('radio', { name: 'Another card' }).click({ force: true })
    await page.getByLabel('Card number').waitFor()
    await expectAccessible(page, 'paymentMethod')
    await page.getByRole('radio', { name: 'Visa ending 4242' }).click({ force: true })
    await press(page, 'Continue')
    await page.getByRole('button', { name: 'Upgrade for $480.00' }).waitFor()
    await expectAccessible(page, 'confirm')
    await press(page, 'Upgrade for $480.00')
    await dialogOf(page, 'You have Enterprise').waitFor()
    await expectAccessible(page, 'done')
    await visit.end()
  })
})

const code = /checkout-flow/
const changeOperation = 'updateManagedSubscription'
const readOperation = 'getBillingSummary'
