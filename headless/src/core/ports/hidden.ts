import { hasPage } from './listen.ts'

/** `true` while the page is hidden, as in a tab behind another. `false` on a server. */
export function isHidden(): boolean {
  return hasPage() && document.visibilityState === 'hidden'
}
