/** Fills fields in, by their names, as a person would who typed: what listens to them hears of it. */
export function typeIn(place: ParentNode, typed: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(typed)) {
    const input = place.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (!input) continue
    // A field that React keeps the value of hears of a change only where it was not told of it by its own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
    if (input.getAttribute('aria-invalid') === 'true') input.select()
  }
}
