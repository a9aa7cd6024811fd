import { hasPage } from './listen.ts'

/** Opens an address in a new tab that cannot reach this one. Browsers allow it during a press only. */
export function openTab(url: string): void {
  if (hasPage()) window.open(url, '_blank', 'noopener')
}
