/**
 * Reads an address like a browser, relative to `base`. Returns `null` if it is empty, unreadable, or neither http nor
 * https. Every target of a navigation passes through here.
 */
export function webAddress(address: string, base?: URL): URL | null {
  try {
    const url = new URL(address, base)
    return address && /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}
