/** A text with the Latin letters alone that the standard fonts of PDF have. */
export function printable(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff]/g, '?')
}
