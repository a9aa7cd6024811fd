/** `true` if a person typed a text: spaces around it and the form of composed letters do not count, letter case does. */
export function isSameText(entered: string, text: string): boolean {
  return normal(entered) === normal(text)
}

function normal(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim()
}
