/**
 * A text without the characters that show nothing: joiners, byte order marks, soft hyphens, directions and the like. Pasted
 * text contains them, and a person cannot find them.
 */
export function visibleText(text: string): string {
  return text.replace(unseen, '')
}

/** Format characters, those that renderers leave out (Unicode, `Default_Ignorable_Code_Point`), and the blank of Braille. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu
