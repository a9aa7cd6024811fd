import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EnterOptions, enterSubscription } from './enter-subscription.ts'
import { expectAccessible } from './expect-accessible.ts'
import { focusedName } from './focused.ts'
import { type House, openHouse } from './house.ts'
import { describeIsolations } from './portal-section.ts'

describeIsolations('an unpaid invoice in the portal', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  const enter = (options: Omit<EnterOptions, 'isolation'> = {}) => enterSubscription(house, { isolation, ...options })

  it('an unpaid invoice leads the page, and plans beside each other have common lines', async () => {
    const visit = await enter({
      arrange: ({ emulator }) =>
        emulator.arrange(({ billingInvoices }) => {
          const last = billingInvoices.at(-1)
          if (last) last.paidAt = null
        }),
    })
    const { page } = visit
    await page.getByRole('heading', { name: 'The invoice of 01/01/2026 is unpaid' }).waitFor()
    await page.getByRole('button', { name: 'Unpaid: see what to do' }).locator('visible=true').click()
    await expect.poll(() => focusedName(page)).toBe('The invoice of 01/01/2026 is unpaid')
    await page.getByRole('list', { name: 'Plans' }).getByText('Current plan').waitFor()
    for (const part of ['Name', 'Price', 'Description']) {
      const tops = await page.locator(`.portico-Plan${part}`).evaluateAll(topsOf)
      expect([part, new Set(tops).size]).toEqual([part, 1])
    }
    const ends = await page.locator('.portico-PlanFoot').evaluateAll(bottomsOf)
    expect(new Set(ends).size).toBe(1)
    await expectAccessible(page)
    await visit.end()
  })
})

/** In the page: the upper edges, in whole pixels. */
function topsOf(all: readonly Element[]): readonly number[] {
  return all.map((one) => Math.round(one.getBoundingClientRect().top))
}

/** In the page: the lower edges, in whole pixels. */
function bottomsOf(all: readonly Element[]): readonly number[] {
  return all.map((one) => Math.round(one.getBoundingClientRect().bottom))
}
