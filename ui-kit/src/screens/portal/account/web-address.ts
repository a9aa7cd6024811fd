/** `true` for an address that a browser can open: http or https. */
export function isWebAddress(text: string): boolean {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}
