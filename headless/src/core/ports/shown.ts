import type { Unsubscribe } from '../events.ts'
import { sleep } from '../sleep.ts'
import { hasPage } from './listen.ts'
import type { Ports } from './ports.ts'

/**
 * Runs `act` once the page is visited: at once, unless the browser prerenders it, because a prerendered page may never be
 * visited. Everything that spends a token of the address or ends a session begins so.
 */
export function whenShown({ page }: Pick<Ports, 'page'>, act: () => void): Unsubscribe {
  return (page.onShown ?? onShown)(act)
}

/** Waits for {@link whenShown}; rejects with the reason of the signal. What the address brought goes first. */
export async function untilShown(ports: Pick<Ports, 'page' | 'clock'>, signal: AbortSignal): Promise<void> {
  let isShown = false
  let leave = () => {}
  const shown = new Promise<void>((resolve, reject) => {
    leave = whenShown(ports, () => {
      isShown = true
      resolve()
    })
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  if (isShown) return
  try {
    await shown
    await sleep(ports.clock, 0, signal)
  } finally {
    leave()
  }
}

/** Runs `act` once the page of the browser at hand is no longer prerendered: at once where it is not. */
export function onShown(act: () => void): Unsubscribe {
  if (!hasPage() || !('prerendering' in document) || document.prerendering !== true) {
    act()
    return () => {}
  }
  document.addEventListener('prerenderingchange', act, { once: true })
  return () => document.removeEventListener('prerenderingchange', act)
}

/** `true` while the page is hidden, as in a tab behind another. `false` on a server. */
export function isHidden(): boolean {
  return hasPage() && document.visibilityState === 'hidden'
}
