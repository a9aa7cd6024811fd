/** A name on one line, without the space around it. Empty if nothing of it can be seen. Joiners within a name stay. */
export function shownName(text: string): string {
  if (text.replace(unseen, '').trim() === '') return ''
  return text.replace(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, ' ').trim()
}

/** `true` for names that a person reads as one: in any case, with any space and any sign that cannot be seen. */
export function isSameName(one: string, other: string): boolean {
  return compared(one) === compared(other)
}

function compared(name: string): string {
  return shownName(name).replace(unseen, '').normalize('NFKC').replace(/\s+/g, ' ').toLowerCase()
}

/** Format characters, those that renderers leave out (Unicode, `Default_Ignorable_Code_Point`), and the blank of Braille. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
