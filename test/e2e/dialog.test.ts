import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type House, openHouse } from './house.ts'

describe('a dialog in a shadow root', () => {
  let house: House
  beforeAll(async () => {
    house = await openHouse({ site: 'kitCases', policy: 'strict', isInspected: false })
  })
  afterAll(() => house.close())

  it('takes the focus, keeps it, lets it go by Escape and gives it back', async () => {
    const visit = await house.visit()
    const { page } = visit
    await visit.goTo('/?page=dialog')
    const opener = page.getByRole('button', { name: 'Rename' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'A new name' })
    await dialog.waitFor()
    const focused = () => page.evaluate(() => deepest(document.activeElement))
    await page.evaluate(defineDeepest)
    await expect.poll(focused).toBe('name')
    const round: string[] = []
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab')
      round.push(await focused())
    }
    expect(round).toEqual(['Keep it', 'Close', 'name', 'Keep it', 'Close', 'name'])
    await page.keyboard.press('Shift+Tab')
    expect(await focused()).toBe('Close')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(focused).toBe('Rename')
    await visit.end()
  })
})

declare function deepest(element: Element | null): string

/** Runs in the page: defines a function that returns the name of the focused element, through shadow roots. */
function defineDeepest() {
  Reflect.set(globalThis, 'deepest', (element: Element | null) => {
    let inner = element
    while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement
    return inner?.getAttribute('name') ?? inner?.getAttribute('aria-label') ?? inner?.textContent ?? ''
  })
}
