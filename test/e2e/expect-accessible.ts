import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFindings } from './inspector.ts'
import { findingsIn } from './settled-page.ts'

/** Fails if axe finds anything in light or dark, or if the page scrolls sideways. `place` is where the test is. */
export async function expectAccessible(page: Page, place?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { violations } = await findingsIn(page, { colorScheme }, axeFindings)
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])
    expect(found, `${place ?? 'axe'} in ${colorScheme}`).toEqual([])
  }
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(sideways, place).toBe(0)
}
