import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  acme,
  answered,
  button,
  cardNow,
  type EnterOptions,
  enterSubscription,
  situation,
  typeCard,
} from './enter-subscription.ts'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName, tabTo as pressTab } from './focused.ts'
import { holdFrames } from './held-frames.ts'
import { type House, openHouse } from './house.ts'
import { describeIsolations } from './portal-section.ts'

describeIsolations('the subscription in the portal', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  const enter = (options: Omit<EnterOptions, 'isolation'> = {}) => enterSubscription(house, { isolation, ...options })

  it('the subscription is canceled and kept by mouse, with a reason for each', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByText('Premium, $100.00 per month. Renews on 01/02/2026.').waitFor()
    await button(page, 'Cancel plan').click()
    const question = page.getByRole('alertdialog', { name: 'Cancel Premium?' })
    await question.getByText(/^It stays until 01\/02\/2026\. Then you move to Free\./).waitFor()
    await question.getByRole('button', { name: /^Cancel on/ }).click()
    await answered(page)
    await situation(page, 'Premium until 01/02/2026').waitFor()
    expect(acme(visit)?.endsAtPeriodEnd).toBe(true)
    await button(page, 'Keep Premium').click()
    await button(page, 'Cancel plan').waitFor()
    await expect.poll(() => acme(visit)?.endsAtPeriodEnd).toBe(false)
    await visit.end()
  })

  it('the numbers of invoices are readable at 360 px', async () => {
    const visit = await enter({
      arrange: ({ emulator }) =>
        emulator.arrange(({ billingInvoices: [first] }) => {
          if (first) first.number = 'INVOICE-2026-000123456'
        }),
    })
    const { page } = visit
    await page.setViewportSize({ width: 360, height: 800 })
    const notes = page.locator('.portico-RowNote')
    await notes.filter({ hasText: 'INVOICE-2026-000123456' }).scrollIntoViewIfNeeded()
    const isCut = (all: readonly Element[]) =>
      all.map((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
    expect(await notes.evaluateAll(isCut)).toEqual([false, false])
    await visit.end()
  })

  it('the subscription is canceled and kept by keyboard alone, and the focus is never lost', async () => {
    const visit = await enter()
    const { page } = visit
    await pressTab(page, /^Cancel plan$/)
    await page.keyboard.press('Enter')
    await page.getByRole('alertdialog').waitFor()
    await expect.poll(() => focusedName(page)).toBe('Keep Premium')
    await pressTab(page, /^Cancel on/, 4)
    await page.keyboard.press('Enter')
    await answered(page)
    await expect.poll(() => focusedName(page)).toBe('Premium until 01/02/2026')
    await pressTab(page, /^Keep Premium$/, 4)
    await page.keyboard.press('Enter')
    await expect.poll(() => focusedName(page)).toBe('Plans')
    await expect.poll(() => acme(visit)?.endsAtPeriodEnd).toBe(false)
    await visit.end()
  })

  it('the card of a subscription is changed by mouse, and refused with a reason', async () => {
    const visit = await enter()
    const { page } = visit
    await button(page, 'Change card').click()
    const dialog = page.getByRole('dialog', { name: 'Change card' })
    await page.getByLabel('Card number').waitFor()
    await dialog.getByRole('button', { name: 'Save card' }).click()
    await dialog
      .getByText(/Something is missing on the card/)
      .first()
      .waitFor()
    await typeCard(page, '4000 0000 0000 0002')
    await dialog.getByRole('button', { name: 'Save card' }).click()
    await dialog.getByText('The bank declined that card').first().waitFor()
    await typeCard(page, '5555 5555 5555 4444')
    await dialog.getByRole('button', { name: 'Save card' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Mastercard ending 4444').waitFor()
    expect(cardNow(visit)).toMatchObject({ last4: '4444', name: 'Acme' })
    await visit.end()
  })

  it('the card of a subscription is changed by keyboard alone, and confirmed with the bank', async () => {
    const visit = await enter()
    const { page } = visit
    await typeCardOfBank(page)
    await page.keyboard.press('Enter')
    await page.getByText('Visa ending 3155').waitFor()
    await expect.poll(() => focusedName(page)).toBe('Change card')
    await visit.end()
  })

  it('the card button regains the focus if no frame is painted between the bank and the dialog’s end', async () => {
    const visit = await enter()
    const { page } = visit
    await typeCardOfBank(page)
    const paint = await holdFrames(page)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Change card' }).waitFor({ state: 'detached' })
    await paint()
    await expect.poll(() => focusedName(page)).toBe('Change card')
    await visit.end()
  })

  it('the card is saved once if the payment provider’s response is lost, or slow and requested twice', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    visit.allow(/ERR_|Failed to load/)
    const confirmations = '**/card-provider/**'
    let confirmed = 0
    await button(page, 'Change card').click()
    const dialog = page.getByRole('dialog', { name: 'Change card' })
    const number = page.getByLabel('Card number')
    await number.waitFor()
    await typeCard(page, '5555 5555 5555 4444')
    await page.route(confirmations, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await dialog.getByRole('button', { name: 'Save card' }).click()
    await dialog.getByText('We couldn’t reach the payment provider').first().waitFor()
    expect(await number.inputValue()).toBe('5555 5555 5555 4444')

    await page.unroute(confirmations)
    await page.route(confirmations, async (route) => {
      confirmed++
      const response = await route.fetch()
      await expect
        .poll(() => dialog.getByRole('button', { name: /Save card/ }).getAttribute('data-pending'))
        .toBe('true')
      await route.fulfill({ response })
    })
    await dialog.getByRole('button', { name: 'Save card' }).dblclick()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('Mastercard ending 4444').waitFor()
    const saved = emulator.snapshot().billingCards.filter(({ last4 }) => last4 === '4444')
    expect([confirmed, saved.length]).toEqual([1, 1])
    await visit.end()
  })

  it('the billing details of a subscription are changed by keyboard alone', async () => {
    const visit = await enter()
    const { page } = visit
    await pressTab(page, /^Edit billing details$/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Billing details' }).waitFor()
    await pressTab(page, /^City$/, 12)
    await page.keyboard.press('Control+A')
    await page.keyboard.type('Leeds')
    await page.keyboard.press('Enter')
    await page.getByText(/Leeds/).first().waitFor()
    await expect.poll(() => cardNow(visit)?.address.city).toBe('Leeds')
    await expect.poll(() => focusedName(page)).toBe('Edit billing details')
    await visit.end()
  })

  it.each([
    [1280, 500],
    [360, 640],
  ])('scrolls to the reason if the billing details are refused, at %i × %i', async (width, height) => {
    const visit = await enter()
    const { page, emulator } = visit
    visit.allow(/Failed to load/)
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Edit billing details' }).click()
    const dialog = page.getByRole('dialog', { name: 'Billing details' })
    await dialog.getByLabel('City').fill('Leeds')
    emulator.faults.add({ operation: 'updateBillingDetails', kind: 'status', status: 400 })
    await page.keyboard.press('Enter')
    const reason = dialog.getByRole('alert').filter({ hasText: /./ })
    await reason.waitFor()
    await expect.poll(() => reason.evaluate(isUncovered)).toBe(true)
    expect(await dialog.getByLabel('City').inputValue()).toBe('Leeds')
    await visit.end()
  })

  it('the invoices of a subscription are downloaded, and a failed download is retried in its row', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    const saved = page.waitForEvent('download')
    await button(page, 'Download PT-2026-0002').click()
    expect((await saved).suggestedFilename()).toBe('PT-2026-0002.pdf')
    emulator.faults.add({ operation: 'downloadInvoicePdf', kind: 'status', status: 403, times: 1 })
    await button(page, 'Download PT-2026-0001').click()
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Try again: 01\/12\/2025/ }).click()
    expect((await again).suggestedFilename()).toBe('PT-2026-0001.pdf')
    await visit.end()
  })

  it('the subscription is upgraded by the checkout, and shows the new plan and its invoice', async () => {
    const visit = await enter()
    const { page } = visit
    await page
      .getByRole('list', { name: 'Plans' })
      .getByRole('button', { name: /^Upgrade/ })
      .click()
    await page.getByRole('textbox', { name: 'Name on the invoice' }).waitFor()
    await button(page, 'Continue').click()
    await page.getByRole('radio', { name: 'Visa ending 4242' }).waitFor()
    await button(page, 'Continue').click()
    await button(page, 'Upgrade for $480.00').click()
    await page.getByRole('dialog', { name: /^You have Enterprise/ }).waitFor()
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByText(/^Enterprise, \$480\.00 per month\./).waitFor()
    await page.getByRole('row', { name: /\$480\.00/ }).waitFor()
    expect(visit.emulator.snapshot().billingCharges.filter(({ amount }) => amount === 48_000)).toHaveLength(1)
    await visit.end()
  })

  it('passes axe in light and dark, and never scrolls the page sideways, at 1280 and 360 px', async () => {
    const visit = await enter()
    const { page } = visit
    await page.getByText('Visa ending 4242').waitFor()
    await expectAccessible(page)
    await button(page, 'Change card').click()
    await page.getByLabel('Card number').waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Change card' }).waitFor({ state: 'detached' })
    await button(page, 'Edit billing details').click()
    await page.getByRole('textbox', { name: 'City' }).waitFor()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Billing details' }).waitFor({ state: 'detached' })
    await button(page, 'Cancel plan').click()
    await page.getByRole('alertdialog').waitFor()
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Cancel on/ }).click()
    await situation(page, 'Premium until 01/02/2026').waitFor()
    await expectAccessible(page)
    await visit.end()
  })
})

/** Runs in the page: `true` if the middle of the element's last line is in front. */
function isUncovered(element: Element): boolean {
  const { left, width, bottom } = element.getBoundingClientRect()
  const root = element.getRootNode()
  const front = (root instanceof ShadowRoot ? root : document).elementFromPoint(left + width / 2, bottom - 8)
  return element.contains(front)
}

/** Types a card whose bank asks for confirmation, by keyboard alone. Moves the focus to the button that confirms. */
async function typeCardOfBank(page: Page): Promise<void> {
  await pressTab(page, /^Change card$/)
  await page.keyboard.press('Enter')
  await page.getByLabel('Card number').waitFor()
  await pressTab(page, /^Card number$/, 6)
  await page.keyboard.type('4000002500003155')
  await pressTab(page, /^Expiry$/, 2)
  await page.keyboard.type('12/30')
  await pressTab(page, /^Security code$/, 2)
  await page.keyboard.type('123')
  await pressTab(page, /^Save card$/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Confirm with the bank' }).waitFor()
  await pressTab(page, /^Confirm with the bank$/, 12)
}
