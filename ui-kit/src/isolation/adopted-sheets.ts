/** A constructed sheet of `text`, or `null` if the platform cannot make one: jsdom has no `replaceSync`. */
export function sheetOf(text: string): CSSStyleSheet | null {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return null
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Appends sheets to a root. A root without `adoptedStyleSheets`, as in jsdom, stays without styles. */
export function adoptSheets(root: DocumentOrShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  if (root.adoptedStyleSheets) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
}

/** Removes sheets from a root. */
export function dropSheets(root: DocumentOrShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  if (!root.adoptedStyleSheets) return
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
}
