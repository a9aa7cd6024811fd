/** The window in which a test runs. */
export interface TestWindow {
  /** Opens an address in it. Addresses other than http and https close it. */
  readonly go: (address: string) => void
  /** Closes it before an address was opened in it. */
  readonly close: () => void
  readonly isClosed: () => boolean
}

/**
 * Opens an empty window, in a new tab on a narrow screen. Browsers allow it during a press only: returns `null` if they
 * opened none.
 */
export function openTestWindow(): TestWindow | null {
  const isNarrow = window.matchMedia?.('(max-width: 40rem)').matches ?? false
  const opened = window.open('about:blank', '_blank', isNarrow ? '' : 'popup,width=560,height=760')
  if (!opened) return null
  // The identity provider must not reach the page.
  opened.opener = null
  return {
    go: (address) => (/^https?:/.test(address) ? opened.location.replace(address) : opened.close()),
    close: () => opened.close(),
    isClosed: () => opened.closed,
  }
}
