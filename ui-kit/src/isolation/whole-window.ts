import { useInsertionEffect } from 'react'
import { adoptSheets, dropSheets, sheetOf } from './adopted-sheets.ts'

/**
 * Gives a dialog that covers the page the whole window while it is open. React Aria reserves the gutter of the page's scrollbar,
 * in which no element can paint. Here the page keeps its width by a padding, so that it scrolls back to its place.
 */
export function useWholeWindow(isOpen: boolean): void {
  // Before layout effects, because React Aria measures and locks the page in one.
  useInsertionEffect(() => {
    const root = document.documentElement
    const bar = innerWidth - root.clientWidth
    if (!isOpen || bar <= 0) return
    const end = Number.parseFloat(getComputedStyle(root).paddingInlineEnd) || 0
    const sheet = sheetOf(`:root{scrollbar-gutter:auto!important;padding-inline-end:${end + bar}px!important}`)
    const sheets = sheet ? [sheet] : []
    adoptSheets(document, sheets)
    return () => dropSheets(document, sheets)
  }, [isOpen])
}
