import type { Page } from 'playwright-core'

/** What a page holds that a library could have left there. */
export interface Traces {
  /** Every element with its attributes, as markup. */
  readonly markup: string
  /** How many style sheets scripts have given the page. */
  readonly adoptedSheets: number
  /** The listeners of the window, the document and its root elements, by place and type. */
  readonly listeners: readonly string[]
  /** The names of what stands on the window. */
  readonly globals: readonly string[]
}

/** Keeps count of the listeners of the pages to come. */
export async function watchTraces(page: Page): Promise<void> {
  await page.addInitScript(countListeners)
}

/** What the page holds now. */
export function traces(page: Page): Promise<Traces> {
  // Found as an element, because for that Playwright puts listeners of its own on the page, and now is the time.
  return page.locator('html').evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    // Those belong to the bundler: they fetch the parts of a chunk that is asked for, and stay for the next time.
    if (copy instanceof Element) for (const link of copy.querySelectorAll('link[rel=modulepreload]')) link.remove()
    const listeners: unknown = Reflect.get(globalThis, 'porticoTestListeners')
    return {
      markup: copy instanceof Element ? copy.outerHTML : '',
      adoptedSheets: document.adoptedStyleSheets.length,
      listeners: typeof listeners === 'function' ? listeners() : [],
      globals: Object.keys(globalThis).sort(),
    }
  })
}

/** Runs in the page, before anything else. */
function countListeners() {
  const places = () =>
    new Map<EventTarget | null, string>([
      [globalThis.window, 'window'],
      [document, 'document'],
      [document.documentElement, 'html'],
      [document.head, 'head'],
      [document.body, 'body'],
      [globalThis.visualViewport, 'visualViewport'],
    ])
  const added: { target: EventTarget; type: string; listener: unknown; capture: boolean }[] = []
  const isCapture = (options: unknown) => options === true || Object(options).capture === true
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const placeOf = (target: unknown) => (target instanceof EventTarget ? target : globalThis.window)
  const find = (target: EventTarget, type: string, listener: unknown, capture: boolean) =>
    added.findIndex(
      (one) => one.target === target && one.type === type && one.listener === listener && one.capture === capture,
    )
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const target = placeOf(this)
    const capture = isCapture(options)
    const isOnce = Object(options).once === true
    if (listener && !isOnce && find(target, type, listener, capture) < 0) {
      added.push({ target, type, listener, capture })
      const forget = () => {
        const at = find(target, type, listener, capture)
        if (at >= 0) added.splice(at, 1)
      }
      Object(options).signal?.addEventListener('abort', forget, { once: true })
    }
    return addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    const target = placeOf(this)
    const at = find(target, type, listener, isCapture(options))
    if (at >= 0) added.splice(at, 1)
    return removeEventListener.call(target, type, listener, options)
  }
  Reflect.set(globalThis, 'porticoTestListeners', () => {
    const known = places()
    return added.flatMap(({ target, type }) => (known.has(target) ? [`${known.get(target)}: ${type}`] : [])).sort()
  })
}
