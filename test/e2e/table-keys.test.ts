import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { focusedName } from './focused.ts'
import { type House, openHouse } from './house.ts'
import { axeFindings } from './inspector.ts'
import { describeIsolations } from './portal-section.ts'

describeIsolations('the keys of a table', (isolation) => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  async function on(query: string, run: (page: Page) => Promise<void>) {
    const visit = await house.visit()
    await visit.goTo(`/?page=table&isolation=${isolation}&${query}`)
    await visit.page.getByRole('rowheader', { name: 'Person 1 ' }).first().waitFor()
    await run(visit.page)
    await visit.end()
  }

  it('Tab enters the rows once and leaves them once, also where rows are left out', async () => {
    await on('rows=1000&size=1000', async (page) => {
      await page.getByRole('searchbox').focus()
      const stops: string[] = []
      for (let press = 0; press < 6 && stops.at(-1) !== 'Person 1'; press++) {
        await page.keyboard.press('Tab')
        stops.push(await focusedName(page))
      }
      expect(stops.at(-1)).toBe('Person 1')
      await page.keyboard.press('Control+End')
      await page.keyboard.press('ArrowRight')
      const left = await focusedName(page)
      await page.keyboard.press('Tab')
      expect(await page.evaluate(isInRows)).toBe(false)
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => focusedName(page)).toBe(left)
      const { violations } = await axeFindings(page)
      expect(violations.map(({ id }) => id)).toEqual([])
      await page.keyboard.press('Shift+Tab')
      expect(await page.evaluate(isInRows)).toBe(false)
    })
  })

  it('a ring shows the cell with the focus, and a line names the keys', async () => {
    await on('rows=45', async (page) => {
      await page.getByRole('checkbox', { name: 'Select Person 2', exact: true }).focus()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowRight')
      expect(await page.evaluate(ringOfFocus)).toMatch(/^gridcell solid [^0]/)
      expect(await page.getByText('Arrow keys move between rows and controls.').isVisible()).toBe(true)
    })
  })
})

/** Runs in the page: `true` if a row or the head of the table has the focus. */
function isInRows(): boolean {
  let inner = document.activeElement
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
  return inner?.closest('table') != null
}

/** Runs in the page: returns the role and the ring of the focused element. */
function ringOfFocus(): string {
  let inner = document.activeElement
  while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
  const { outlineStyle, outlineWidth } = getComputedStyle(inner ?? document.body)
  return `${inner?.getAttribute('role')} ${outlineStyle} ${outlineWidth}`
}
