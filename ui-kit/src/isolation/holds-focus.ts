/**
 * The element with the focus in the page or shadow root of an element; `null` if the focus is elsewhere. jsdom throws at `:focus` in
 * a query.
 */
export function focusedAround(element: Element): Element | null {
  const root = element.getRootNode()
  const { ownerDocument: page } = element
  const around = root instanceof ShadowRoot ? root : root === page ? page : null
  return around?.activeElement === page.body ? null : (around?.activeElement ?? null)
}

/** `true` if an element has the focus, or holds the element that has it. */
export function holdsFocus(element: Element): boolean {
  return element.contains(focusedAround(element))
}
