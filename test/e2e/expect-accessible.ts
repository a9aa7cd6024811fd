import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFindings } from './inspector.ts'
import { findingsIn } from './settled-page.ts'

/** Fails if axe finds anything in light or dark, or if the page scrolls sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    const { violations } = await findingsIn(page, { colorScheme }, axeFindings)
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])).toEqual([])
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
}
