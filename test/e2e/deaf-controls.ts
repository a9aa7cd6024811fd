import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { settleIn } from './settled-page.ts'

/**
 * The controls within an element that a press at their middle does not reach, each with what lies over it. What is disabled, inert
 * or hidden is left out. Each control is scrolled to the middle first, as far as its page scrolls.
 */
export async function deafControls(within: Locator): Promise<readonly string[]> {
  let found: readonly string[] = []
  // An overlay that opens slowly may lie below its cover for a moment. A deaf control stays one.
  for (let left = 10; left > 0; left--) {
    await settleIn(within.page(), {})
    found = await within.evaluate(deafInPage, controls)
    if (found.length === 0) break
  }
  return found
}

/** Presses a control and waits for what it opens over the page. Returns `null` if nothing opens. */
export async function openedBy(control: Locator): Promise<Locator | null> {
  const page = control.page()
  const overlays = page
    .locator('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]')
    .filter({ visible: true })
  const before = await overlays.count()
  await control.press('Enter')
  const opened = overlays.nth(before)
  return opened.waitFor({ timeout: 3000 }).then(
    () => opened,
    () => null,
  )
}

/** Waits until an element holds the focus. */
export async function holdsFocus(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((one) => one.matches(':focus-within'))).toBe(true)
}

/** Waits until nothing on the page is loading. */
export async function isLoaded(page: Page): Promise<void> {
  await page.locator('body:not([data-portico-loading])').waitFor()
  const loading = page.locator('.portico-Skeleton, [aria-busy="true"]').filter({ visible: true })
  await expect.poll(() => loading.count()).toBe(0)
}

const controls =
  'button, a[href], input:not([type="hidden"]), select, textarea, [role="tab"], [role="menuitem"], [role="option"]'

/** Runs in the page. */
function deafInPage(within: Element, selector: string): readonly string[] {
  const roots = (root: Element | ShadowRoot): readonly (Element | ShadowRoot)[] => [
    root,
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
  ]
  const ancestors = (element: Element): readonly Element[] => {
    const root = element.getRootNode()
    const outer = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null)
    return outer ? [element, ...ancestors(outer)] : [element]
  }
  // A box of one pixel holds what is for screen readers alone.
  const isForReaders = (element: Element) =>
    element.getClientRects().length > 0 && element.getBoundingClientRect().width <= 1
  const isLive = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    !element.matches(':disabled, [aria-disabled="true"]') &&
    !ancestors(element).some((one) => one.matches('[inert], [aria-hidden="true"]') || isForReaders(one))
  const hitAt = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    let hit = document.elementFromPoint(x, y)
    while (hit?.shadowRoot) {
      const inner = hit.shadowRoot.elementFromPoint(x, y)
      if (!inner || inner === hit) break
      hit = inner
    }
    return hit
  }
  const isReached = (element: Element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    return [element, ...labels].some((target) => {
      const hit = hitAt(target)
      return hit !== null && [element, ...labels].some((one) => one.contains(hit))
    })
  }
  const all = roots(within)
    .flatMap((root) => [...root.querySelectorAll(selector)])
    .filter(isLive)
  return all.flatMap((control) => {
    control.scrollIntoView({ block: 'center', inline: 'nearest' })
    if (isReached(control)) return []
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? ''
    const hit = hitAt(control)
    return [`${name || control.className}, below ${hit?.className || hit?.localName || 'nothing'}`]
  })
}
