import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  acme,
  addressOf,
  answered,
  button,
  type EnterOptions,
  enterSubscription,
  failure,
  shown,
  situation,
  start,
  typeCard,
} from './enter-subscription.ts'
import { type House, openHouse } from './house.ts'
import { describeIsolations } from './portal-section.ts'

const day = 86_400_000

describeIsolations('the subscription over time', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  const enter = (options: Omit<EnterOptions, 'isolation'> = {}) => enterSubscription(house, { isolation, ...options })

  it('the subscription is the same for two administrators, regardless of which one acts first', async () => {
    const one = await enter()
    const other = await one.context.newPage()
    await other.clock.setSystemTime(one.emulator.now())
    await other.goto(addressOf(isolation))
    await button(other, 'Cancel plan').waitFor()
    await button(one.page, 'Cancel plan').click()
    await one.page.getByRole('button', { name: /^Cancel on/ }).click()
    await situation(one.page, 'Premium until 01/02/2026').waitFor()
    await answered(one.page)
    await button(other, 'Cancel plan').click()
    await other.getByRole('button', { name: /^Cancel on/ }).click()
    await answered(other)
    await button(other, 'Keep Premium').click()
    await expect.poll(() => acme(one)?.endsAtPeriodEnd).toBe(false)
    await button(one.page, 'Keep Premium').click()
    await failure(one.page).waitFor()
    await button(one.page, 'Cancel plan').waitFor()
    await one.end()
  })

  it('the subscription never shows a false state: a cancellation whose response is lost, slow, or requested twice', async () => {
    const visit = await enter()
    const { page, emulator } = visit
    visit.allow(/Failed to load resource|net::ERR/)
    emulator.faults.add({ operation: 'cancelManagedSubscription', kind: 'drop', when: 'after', times: 1 })
    await button(page, 'Cancel plan').click()
    await page.getByRole('button', { name: /^Cancel on/ }).click()
    await answered(page)
    await situation(page, 'Premium until 01/02/2026').waitFor()
    expect(acme(visit)?.endsAtPeriodEnd).toBe(true)

    // A browser retries a request if its connection is lost, so that this fault is an answer.
    emulator.faults.add({ operation: 'renewManagedSubscription', kind: 'status', status: 502, times: 1 })
    await button(page, 'Keep Premium').click()
    await failure(page).waitFor()
    await situation(page, 'Premium until 01/02/2026').waitFor()
    expect(acme(visit)?.endsAtPeriodEnd).toBe(true)

    emulator.faults.add({ operation: 'renewManagedSubscription', kind: 'delay', delayMs: 500, times: 1 })
    await button(page, 'Keep Premium').dblclick()
    await button(page, 'Cancel plan').waitFor()
    await expect.poll(() => acme(visit)?.endsAtPeriodEnd).toBe(false)
    await visit.end()
  })

  it('runs for a year: invoices, a card that runs out, an open payment, an end, and a new start', async () => {
    const visit = await enter({
      arrange: ({ emulator }) =>
        emulator.arrange(({ billingCards: [card] }) => {
          if (card) Object.assign(card, { expMonth: 10, expYear: 2026 })
        }),
    })
    const { page, emulator } = visit
    const moveTo = async (time: number) => {
      emulator.setTime(time)
      await page.clock.setSystemTime(time)
      await page.reload()
      await page.getByRole('list', { name: 'Plans' }).waitFor()
    }
    await moveTo(Date.UTC(2026, 9, 15))
    await page.getByText('11 invoices').first().waitFor({ state: 'attached' })
    await situation(page, 'Your card runs out before the next payment').waitFor()

    await moveTo(Date.UTC(2026, 10, 1, 1))
    await situation(page, 'A payment is waiting for you').waitFor()
    await shown(page, 'Unpaid').waitFor()
    await button(page, 'Use another card').click()
    await page.getByLabel('Card number').waitFor()
    await typeCard(page, '4242 4242 4242 4242', '11 / 27')
    await button(page, 'Save card').click()
    await page.getByText(/^Premium, \$100\.00 per month\. Renews on 01\/12\/2026\.$/).waitFor()
    await expect.poll(() => shown(page, 'Unpaid').count()).toBe(0)

    emulator.arrange(({ billingCards }) => {
      for (const card of billingCards) card.behavior = 'declines'
    })
    await moveTo(Date.UTC(2026, 11, 1, 1))
    await situation(page, 'A payment is waiting for you').waitFor()
    await moveTo(Date.UTC(2026, 11, 1) + 30 * day)
    await situation(page, /^Premium (?:has ended|ended on)/).waitFor()
    await button(page, 'Start Premium again').click()
    await page.getByRole('dialog', { name: /Premium$/ }).waitFor()
    await visit.end()
  })

  it('asks for a card in a trial, which then pays at its end', async () => {
    const visit = await enter({ tenant: 'Acme Labs' })
    const { page, emulator } = visit
    await situation(page, /^Premium, 14 days of trial left$/).waitFor()
    await button(page, 'Add a card').first().click()
    await page.getByLabel('Card number').waitFor()
    await typeCard(page, '4242 4242 4242 4242')
    await button(page, 'Save card').click()
    await button(page, 'Confirm Premium').waitFor()
    const end = start + 15 * day
    emulator.setTime(end)
    await page.clock.setSystemTime(end)
    await page.reload()
    await page.getByText(/^Premium, \$100\.00 per month\. Renews on /).waitFor()
    await page.getByRole('row', { name: /\$100\.00/ }).waitFor()
    await visit.end()
  })
})
