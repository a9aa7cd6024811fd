import type { Page } from 'playwright-core'

/** The markup of a page with that of its shadow roots, which `page.content()` leaves out. */
export function markupOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts: string[] = []
    const collect = (root: Document | ShadowRoot) => {
      parts.push((root instanceof Document ? root.documentElement : root).innerHTML)
      for (const element of root.querySelectorAll('*')) if (element.shadowRoot) collect(element.shadowRoot)
    }
    collect(document)
    return parts.join('\n')
  })
}
