/**
 * A text without the characters that show nothing: joiners, byte order marks, soft hyphens, directions and the like. Pasted
 * text contains them, and a person cannot find them.
 */
export function visibleText(text: string): string {
  return text.replace(unseen, '')
}

/**
 * A name on one line, without the space around it. It is empty if nothing of it can be seen. Joiners within a name stay, because
 * scripts and emoji need them.
 */
export function shownLine(text: string): string {
  return visibleText(text).trim() === '' ? '' : text.replace(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, ' ').trim()
}

/** Format characters, those that renderers leave out (Unicode, `Default_Ignorable_Code_Point`), and the blank of Braille. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
