/** A text without case and accents, and with `ss` for `ß`, for comparisons in a search. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss')
}
