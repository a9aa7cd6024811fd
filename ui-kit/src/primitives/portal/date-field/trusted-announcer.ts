/**
 * React Aria empties the live region of the page by an empty markup, which Trusted Types refuse. Makes the region empty itself
 * without markup. Call it after each change that React Aria announces: the first one creates the region.
 */
export function trustAnnouncer(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] > [role="log"]')) {
    if (Object.hasOwn(log, 'innerHTML')) continue
    Object.defineProperty(log, 'innerHTML', { set: () => log.replaceChildren() })
  }
}
