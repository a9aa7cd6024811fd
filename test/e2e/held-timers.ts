import type { Page } from 'playwright-core'

/** Timers of a page that do not fire until they are let go. */
export interface HeldTimers {
  /** Fires what is held, and holds nothing from now on. */
  readonly release: () => Promise<void>
}

/**
 * Holds every timer of exactly `ms` milliseconds in the pages to come, so that a screen which stays for a moment can be
 * looked at for as long as it takes.
 */
export async function holdTimers(page: Page, ms: number): Promise<HeldTimers> {
  await page.addInitScript(hold, { ms, releaseEvent })
  return { release: () => page.evaluate((event) => void dispatchEvent(new Event(event)), releaseEvent) }
}

const releaseEvent = 'portico-test-release'

/** Runs in the page, before anything else. */
function hold({ ms, releaseEvent }: { readonly ms: number; readonly releaseEvent: string }) {
  const real = globalThis.setTimeout
  let held: (() => void)[] | null = []
  const setTimer = (task: TimerHandler, delay?: number, ...rest: unknown[]) => {
    if (held === null || delay !== ms || typeof task !== 'function') return real(task, delay, ...rest)
    held.push(() => task(...rest))
    return real(() => {}, 0)
  }
  Object.defineProperty(globalThis, 'setTimeout', { value: setTimer })
  addEventListener(releaseEvent, () => {
    for (const task of held ?? []) task()
    held = null
  })
}
