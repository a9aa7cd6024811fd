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

/** Appends the sheet of a text, unless the root has it. */
export function adoptText(root: ShadowRoot, text: string): void {
  const sheet = sheets.get(text) ?? sheetOf(text)
  if (!sheet || root.adoptedStyleSheets?.includes(sheet)) return
  sheets.set(text, sheet)
  adoptSheets(root, [sheet])
}

/** Constructed sheets by text, shared by all roots of the page. */
const sheets = new Map<string, CSSStyleSheet>()
