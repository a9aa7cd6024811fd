import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { showState } from './gallery.ts'
import { type House, openHouse } from './house.ts'

describe('a panel beside the sign-in', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitInShadow', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  it.each([
    ['en', 1280, { form: [0, 640], panel: [640, 640] }],
    ['en', 720, { form: [0, 360], panel: [360, 360] }],
    ['en', 719, { form: [0, 719], panel: [0, 0] }],
    ['he', 1280, { form: [640, 640], panel: [0, 640] }],
  ])('has half of a window that is wide enough: %s at %i px', async (locale, width, halves) => {
    const { page, end } = await house.visit()
    await page.setViewportSize({ width, height: 800 })
    await showState(page, 'email-panel', { locale })
    expect({ form: await spanOf(page, '.portico-LoginPage'), panel: await spanOf(page, '.portico-PagePanel') }).toEqual(
      halves,
    )
    await end()
  })
})

/** The left edge and the width of a part, in px. */
function spanOf(page: Page, selector: string): Promise<readonly number[]> {
  return page.locator(selector).evaluate((part) => {
    const { left, width } = part.getBoundingClientRect()
    return [left, width]
  })
}
