import { adoptSheets, dropSheets, sheetOf } from './adopted-sheets.ts'

/** The element React Aria looks for before it adds a style element for what can be pressed. */
const styleId = 'react-aria-pressable-style'

interface Stand {
  readonly mark: Element
  readonly sheets: readonly CSSStyleSheet[]
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
    dropSheets(page, stand.sheets)
  }
}

function stood(page: Document): Stand | null {
  if (page.getElementById(styleId)) return null
  const mark = page.createElement('meta')
  mark.id = styleId
  page.head.append(mark)
  const sheet = sheetOf('@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}')
  const sheets = sheet ? [sheet] : []
  adoptSheets(page, sheets)
  return { mark, sheets, users: 0 }
}
