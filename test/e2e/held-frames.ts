import type { Page } from 'playwright-core'

/** Holds every frame of the page, as a busy page does. Resolves to a function that paints them. */
export async function holdFrames(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(holdInPage, releaseEvent)
  return () => page.evaluate((event) => void dispatchEvent(new Event(event)), releaseEvent)
}

/** Runs in the page. */
function holdInPage(releaseEvent: string) {
  const { requestAnimationFrame: request, cancelAnimationFrame: cancel } = globalThis
  const held = new Map<number, FrameRequestCallback>()
  let id = 0
  globalThis.requestAnimationFrame = (frame) => {
    held.set(--id, frame)
    return id
  }
  globalThis.cancelAnimationFrame = (which) => {
    if (!held.delete(which)) cancel.call(globalThis, which)
  }
  addEventListener(releaseEvent, () => {
    Object.assign(globalThis, { requestAnimationFrame: request, cancelAnimationFrame: cancel })
    for (const frame of held.values()) frame(performance.now())
  })
}

const releaseEvent = 'portico-test-frames'
