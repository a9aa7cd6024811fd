import type { Page } from 'playwright-core'

/** What a page says to those who listen to it. */
export interface Announcements {
  /**
   * What was said so far, in order: the role of the region and its words, such as `status: Enter your password`. A button that
   * changes its type is in it as `retyped: Sign in`: Firefox replaces it for screen readers, which then drop the alert beside it.
   */
  readonly heard: () => Promise<readonly string[]>
}

/**
 * Listens to the live regions of the pages to come, in shadow roots too, the way assistive technology does: a status is
 * heard when its words change, and stays silent where it appears with them; an alert is heard when it appears as well.
 */
export async function listen(page: Page): Promise<Announcements> {
  const heard: string[] = []
  await page.exposeFunction(sink, (words: string) => void heard.push(words))
  await page.addInitScript(listenToRegions, sink)
  return {
    async heard() {
      // What the page has said already has arrived when it answers.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))))
      return [...heard]
    },
  }
}

const sink = 'porticoTestHeard'

/** Runs in the page, before anything else. */
function listenToRegions(sink: string) {
  const known = new WeakMap<Element, string>()
  const say = (region: Element, words: string) => {
    const tell: unknown = Reflect.get(globalThis, sink)
    if (words !== '' && typeof tell === 'function') tell(`${region.getAttribute('role')}: ${words}`)
  }
  const look = (root: Document | ShadowRoot) => {
    for (const region of root.querySelectorAll('[role=status], [role=alert]')) {
      const words = region.checkVisibility() ? (region.textContent ?? '').replace(/\s+/g, ' ').trim() : ''
      const former = known.get(region)
      known.set(region, words)
      const isNew = former === undefined
      if (isNew ? region.getAttribute('role') === 'alert' : former !== words) say(region, words)
    }
  }
  const watch = (root: Document | ShadowRoot) => {
    const changes = { childList: true, subtree: true, characterData: true, attributeFilter: ['hidden'] }
    new MutationObserver(() => look(root)).observe(root, changes)
    const retyped = new MutationObserver((records) => {
      for (const { target } of records) {
        const tell: unknown = Reflect.get(globalThis, sink)
        const isButton = target instanceof HTMLButtonElement
        if (isButton && typeof tell === 'function') tell(`retyped: ${target.textContent}`)
      }
    })
    retyped.observe(root, { attributeFilter: ['type'], subtree: true })
  }
  watch(document)
  const attach = Element.prototype.attachShadow
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init)
    watch(root)
    return root
  }
}
