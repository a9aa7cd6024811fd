/**
 * Adds what jsdom lacks and the kit's dialogs and menus need: `CSS.escape`. Browsers, happy-dom and tests without a page have or
 * need nothing.
 */
export function fillPageGaps(): void {
  if (typeof document === 'undefined' || typeof globalThis.CSS?.escape === 'function') return
  const css = { escape: escaped, supports: () => true }
  Object.defineProperty(globalThis, 'CSS', { configurable: true, writable: true, value: { ...css, ...globalThis.CSS } })
}

/** Serialises an identifier for a selector (CSSOM, section 2.1): each other character is escaped, some of them by their number. */
function escaped(text: string): string {
  const isLone = text === '-'
  return Array.from(text, (character, at) => {
    if (character === '\0') return '\uFFFD'
    const isFirstDigit = /\d/.test(character) && (at === 0 || (at === 1 && text.startsWith('-')))
    const code = character.charCodeAt(0)
    if (isFirstDigit || code < 0x20 || code === 0x7f) return `\\${code.toString(16)} `
    return /[\w\u0080-\u{10FFFF}-]/u.test(character) && !isLone ? character : `\\${character}`
  }).join('')
}
