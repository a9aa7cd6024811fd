import { adoptSheets, dropSheets, sheetOf } from './adopted-sheets.ts'

/** The id that React Aria checks before it adds its style element for pressable elements. */
const styleId = 'react-aria-pressable-style'

interface Stand {
  readonly mark: Element
  readonly sheets: readonly CSSStyleSheet[]
  users: number
}

const stands = new WeakMap<Document, Stand>()

/**
 * Adds React Aria's rule for pressable elements as a constructed sheet, because a strict `style-src` blocks its style
 * element. An existing element stays in use. Returns a function that removes the rule.
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
