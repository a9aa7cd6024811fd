import type { View } from './window-range.ts'

const known = new WeakMap<Element, Element>()

/** The element that scrolls the rows: the nearest ancestor with a scroll bar, across shadow roots, else the page. */
export function scrollerOf(element: Element): Element {
  const former = known.get(element)
  if (former?.isConnected) return former
  const found = findScroller(element)
  if (element.isConnected) known.set(element, found)
  return found
}

/** The target of the scroll events of a scroller. */
export function scrollTarget(scroller: Element): EventTarget {
  return isPage(scroller) ? scroller.ownerDocument : scroller
}

/** The part of an element that its scroller shows; `null` while it is not displayed. */
export function viewOf(element: Element, scroller: Element): View | null {
  const height = isPage(scroller) ? window.innerHeight : scroller.clientHeight
  const box = element.getBoundingClientRect()
  if (height === 0 || box.width === 0) return null
  const edge = isPage(scroller) ? 0 : scroller.getBoundingClientRect().top + scroller.clientTop
  return { top: edge - box.top, height }
}

function findScroller(element: Element): Element {
  const page = element.ownerDocument
  for (let one = parentOf(element); one && one !== page.body; one = parentOf(one)) {
    if (/^(?:auto|scroll)$/.test(getComputedStyle(one).overflowY)) return one
  }
  return page.documentElement
}

function isPage(scroller: Element): boolean {
  return scroller === scroller.ownerDocument.documentElement
}

function parentOf(element: Element): Element | null {
  if (element.parentElement) return element.parentElement
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root.host : null
}
