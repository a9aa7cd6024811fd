import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFindings } from './inspector.ts'
import { findingsIn } from './settled-page.ts'

/**
 * Fails if axe finds anything on a desktop in light or on a phone in dark, or if the page scrolls sideways. Structure is
 * checked at both widths, colors once in each scheme: they do not depend on the width. `place` is where the test is.
 */
export async function expectAccessible(page: Page, place = 'axe'): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  for (const [width, colorScheme] of [
    [1280, 'light'],
    [360, 'dark'],
  ] as const) {
    await page.setViewportSize({ ...before, width })
    const { violations } = await findingsIn(page, { colorScheme }, () => axeFindings(page))
    const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(' '))])
    expect(found, `${place} in ${colorScheme}, ${width} px`).toEqual([])
    expect(await page.evaluate(sidewaysOverflow), `${place}, ${width} px`).toBe(0)
  }
  await page.setViewportSize(before)
}

/** In the page: by how many pixels it is wider than the window. */
function sidewaysOverflow(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth - clientWidth
}
