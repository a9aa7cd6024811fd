/** The element React Aria looks for before it adds a style element for what can be pressed. */
const styleId = 'react-aria-pressable-style'

interface Stand {
  readonly mark: Element
  readonly sheet: CSSStyleSheet
  users: number
}

const stands = /* @__PURE__ */ new WeakMap<Document, Stand>()

/**
 * Gives a page React Aria's rule for what can be pressed as a constructed sheet, because a strict `style-src` refuses the
 * style element that React Aria adds by itself. The page keeps its own where it has one. Call what it returns to take the
 * rule back.
 */
export function holdPressableRule(page: Document): () => void {
  const stand = stands.get(page) ?? stood(page)
  if (!stand) return () => {}
  stands.set(page, stand)
  stand.users++
  return () => {
    if (--stand.users > 0) return
    stands.delete(page)
    stand.mark.remove()
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter((sheet) => sheet !== stand.sheet)
  }
}

function stood(page: Document): Stand | null {
  if (page.getElementById(styleId)) return null
  const mark = page.createElement('meta')
  mark.id = styleId
  page.head.append(mark)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}')
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet]
  return { mark, sheet, users: 0 }
}
