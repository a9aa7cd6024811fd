/**
 * An address as a browser reads it, against `base` where it is relative; `null` where it is empty, cannot be read, or is
 * neither http nor https. Whatever a page is sent to has passed here.
 */
export function webAddress(address: string, base?: URL): URL | null {
  try {
    const url = new URL(address, base)
    return address && /^https?:$/.test(url.protocol) ? url : null
  } catch {
    return null
  }
}
