import type { Locator, Page } from 'playwright-core'

/** Covers the window with an element of the page, as high as a page can put one. */
export async function coverWindow(page: Page): Promise<void> {
  await page.evaluate(() => {
    const cover = document.createElement('div')
    for (const [name, value] of [
      ['position', 'fixed'],
      ['inset', '0'],
      ['z-index', '2147483647'],
    ] as const) {
      cover.style.setProperty(name, value)
    }
    document.body.append(cover)
  })
}

/** The names of the controls within an element whose centre something else covers. Throws if it has no control. */
export async function coveredControls(within: Locator): Promise<readonly string[]> {
  const controls = within
    .locator('button, a[href], input, [role="menuitem"], [role="option"]')
    .filter({ visible: true })
  const covered: string[] = []
  await controls.first().waitFor()
  for (const control of await controls.all()) {
    await control.scrollIntoViewIfNeeded()
    const fault = await control.evaluate((node) => {
      // What is inert is painted, but not hit: it would not count as covering.
      const inert: HTMLElement[] = []
      const search = (root: Document | ShadowRoot) => {
        for (const element of root.querySelectorAll('*')) {
          if (element instanceof HTMLElement && element.inert) inert.push(element)
          if (element.shadowRoot) search(element.shadowRoot)
        }
      }
      search(document)
      for (const element of inert) element.inert = false
      const { left, top, width, height } = node.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      let hit = document.elementFromPoint(x, y)
      while (hit?.shadowRoot) {
        const inner = hit.shadowRoot.elementFromPoint(x, y)
        if (!inner || inner === hit) break
        hit = inner
      }
      for (const element of inert) element.inert = true
      // A hidden box of a choice lies beneath its label, and words beneath their own control.
      const label = node instanceof HTMLInputElement ? node.labels?.[0] : undefined
      if (hit && (node.contains(hit) || label?.contains(hit))) return ''
      return `${node.getAttribute('aria-label') ?? node.textContent ?? ''} below ${hit?.className ?? 'nothing'}`
    })
    if (fault !== '') covered.push(fault)
  }
  return covered
}
