/** Focuses the last control before an element, in its dialog or its root. Returns `false` if there is none. */
export function focusBefore(element: Element): boolean {
  const root = element.closest('[role="dialog"], [role="alertdialog"]') ?? element.getRootNode()
  if (!(root instanceof Element || root instanceof DocumentFragment || root instanceof Document)) return false
  const before = [...root.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => element.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  )
  before.at(-1)?.focus()
  return before.length > 0
}

const controls =
  ':is(a[href], button, input, select, textarea, [tabindex="0"]):not(:disabled, [hidden], [tabindex="-1"], [type="radio"]:not(:checked))'
