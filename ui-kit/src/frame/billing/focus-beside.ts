import { modals } from '../../isolation/index.ts'

/** Focuses the nearest control before or after an element, in its dialog or its root. Does nothing without one. */
export function focusBeside(element: Element, side: 'before' | 'after'): void {
  const root = element.closest(modals) ?? element.getRootNode()
  if (!(root instanceof Element || root instanceof DocumentFragment || root instanceof Document)) return
  const wanted = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING
  const found = [...root.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => element.compareDocumentPosition(one) & wanted,
  )
  found.at(side === 'before' ? -1 : 0)?.focus()
}

const controls =
  ':is(a[href], button, input, select, textarea):not(:disabled, [hidden], [tabindex="-1"], [type="radio"]:not(:checked))'
