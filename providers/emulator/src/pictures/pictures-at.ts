/** The address below which the emulator that was called serves pictures. */
export function picturesAt(called: URL): string {
  return new URL('/pictures/', called).href
}
