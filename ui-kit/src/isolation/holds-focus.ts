/**
 * The element with the focus in the page or shadow root of an element; `null` if the focus is elsewhere. jsdom throws at `:focus` in
 * a query.
 */
export function focusedAround(element: Element): Element | null {
  const root = element.getRootNode()
  const page = element.ownerDocument
  let focused = page.activeElement
  // From the page inwards: happy-dom throws in a shadow root that does not hold the focus.
  while (focused?.shadowRoot && focused.getRootNode() !== root) focused = focused.shadowRoot.activeElement
  return focused === page.body || focused?.getRootNode() !== root ? null : focused
}

/** `true` if an element has the focus, or holds the element that has it. */
export function holdsFocus(element: Element): boolean {
  return element.contains(focusedAround(element))
}
