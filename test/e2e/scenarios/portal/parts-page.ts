import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { galleryPath } from '../../gallery.ts'
import { countLayoutShifts } from '../../layout-shifts.ts'
import type { Visit } from '../../visit.ts'

/** The page of parts in one direction and one isolation. */
export interface PartsPage extends Visit {
  /** The arrow key that points to the next item of a line. */
  readonly next: 'ArrowRight' | 'ArrowLeft'
  /** The arrow key that points to the previous item of a line. */
  readonly previous: 'ArrowRight' | 'ArrowLeft'
  /** Presses keys one after another. */
  readonly press: (...keys: readonly string[]) => Promise<void>
  /** The sum of all that moved by itself. */
  readonly shifts: () => Promise<number>
}

/** A rule of the parts, shown by the keyboard. */
export interface PartsScenario {
  readonly title: string
  readonly run: (page: PartsPage) => Promise<void>
}

/** How the page of parts is shown. */
export interface PartsLook {
  readonly locale: 'en' | 'he'
  readonly isolation: 'shadow' | 'none'
}

/** Opens the page of parts, and returns once all of it is there. */
export async function openParts(visit: Visit, look: PartsLook): Promise<PartsPage> {
  const { page } = visit
  const { sum } = await countLayoutShifts(page)
  await page.goto(galleryPath({ parts: '' }, look))
  await page.getByRole('heading', { name: 'No groups yet' }).waitFor()
  await page.getByRole('button', { name: 'Actions for Maya Reyes' }).waitFor()
  // The words of the language and the rules of the portal load after the first frame.
  const pages = page.getByRole('navigation', { name: look.locale === 'he' ? 'עמודים' : 'Pages' })
  await expect.poll(() => pages.evaluate((node) => getComputedStyle(node).containerName)).toBe('portico-pagination')
  const [next, previous] =
    look.locale === 'he' ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const)
  return {
    ...visit,
    next,
    previous,
    shifts: sum,
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
  }
}

/** Waits until an element has the focus, in its own root. */
export async function hasFocus(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate((node) => {
        const root = node.getRootNode()
        return 'activeElement' in root && root.activeElement === node
      }),
    )
    .toBe(true)
}

/** Waits until an element is off the page. */
export const isGone = (element: Locator) => element.waitFor({ state: 'detached' })
