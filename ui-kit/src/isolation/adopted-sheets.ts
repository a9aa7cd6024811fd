/** A constructed sheet of `text`, or `null` where none can be made: jsdom has no `replaceSync`. */
export function sheetOf(text: string): CSSStyleSheet | null {
  if (!('replaceSync' in CSSStyleSheet.prototype)) return null
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** Appends sheets to those of a root. Where a root adopts none, as in jsdom, it stays without styles. */
export function adoptSheets(root: DocumentOrShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  if (root.adoptedStyleSheets) root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets]
}

/** Removes sheets from those of a root. */
export function dropSheets(root: DocumentOrShadowRoot, sheets: readonly CSSStyleSheet[]): void {
  if (!root.adoptedStyleSheets) return
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet))
}
