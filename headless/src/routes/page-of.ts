/** An address without its query and trailing slash. */
export function pageOf(address: string, base: string): string {
  const { origin, pathname } = new URL(address, base)
  return origin + pathname.replace(/\/+$/, '')
}
