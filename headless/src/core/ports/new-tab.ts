import { hasPage } from './listen.ts'

/**
 * Opens an address in a new tab that cannot reach this one. Browsers allow it during a press only: returns `false` if they
 * opened none.
 */
export function openTab(url: string): boolean {
  if (!hasPage()) return false
  // With `noopener` the answer of the browser would be `null` in any case.
  const tab = window.open('about:blank', '_blank')
  if (!tab) return false
  tab.opener = null
  tab.location.replace(url)
  return true
}
