import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFindings } from './inspector.ts'
import { findingsIn } from './settled-page.ts'

/**
 * Fails if axe finds anything in light, anything of colors in dark, or if the page scrolls sideways, on a desktop and on a
 * phone. `place` is where the test is.
 */
export async function expectAccessible(page: Page, place = 'axe'): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const width of [1280, 360]) {
    await page.setViewportSize({ ...before, width })
    for (const colorScheme of ['light', 'dark'] as const) {
      const rules = colorScheme === 'dark' ? rulesOfColors : undefined
      const { violations } = await findingsIn(page, { colorScheme }, () => axeFindings(page, rules))
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])
      expect(found, `${place} in ${colorScheme}, ${width} px`).toEqual([])
    }
    expect(await page.evaluate(sidewaysOverflow), `${place}, ${width} px`).toBe(0)
  }
  await page.setViewportSize(before)
}

const rulesOfColors = ['color-contrast', 'link-in-text-block']

/** In the page: by how many pixels it is wider than the window. */
function sidewaysOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
