import type { Page } from 'playwright-core'

/** What moves on a page by itself. */
export interface LayoutShifts {
  /** The sum of all shifts so far (Layout Instability), with those while somebody types, once what is due is painted. */
  readonly sum: () => Promise<number>
}

/** Adds up what moves by itself on the pages to come. */
export async function countLayoutShifts(page: Page): Promise<LayoutShifts> {
  await page.addInitScript(count)
  return { sum: async () => Number(await page.evaluate(read)) }
}

/** Runs in the page, before anything else. */
function count() {
  let sum = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
  Reflect.set(globalThis, 'porticoTestShifts', () => sum)
}

async function read(): Promise<unknown> {
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  const sum: unknown = Reflect.get(globalThis, 'porticoTestShifts')
  return typeof sum === 'function' ? sum() : Number.NaN
}
