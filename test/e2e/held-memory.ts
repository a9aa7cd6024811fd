import type { CDPSession, Page } from 'playwright-core'

/** What a page holds after its garbage has been collected. */
export interface Held {
  /** The bytes of the heap of JavaScript. */
  readonly heap: number
  /** The listeners of events, of all targets. */
  readonly listeners: number
  /** The nodes of all documents, attached or not. */
  readonly nodes: number
  /** Timers that wait, repeating ones included, and frames that were requested. */
  readonly timers: number
  /** Observers that observe a target. */
  readonly observers: number
}

/** Returns a function that counts what the page holds, after a collection of garbage. Call it before the page is opened. */
export async function watchMemory(page: Page): Promise<() => Promise<Held>> {
  await page.addInitScript(countInPage)
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('Performance.enable')
  return async () => {
    // A collection runs finalizers later, and what they release is collected by the next one.
    for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage')
    const metrics = await metricsOf(session)
    const { timers, observers } = await page.evaluate((): { timers: number; observers: number } =>
      Reflect.get(globalThis, 'porticoTestHeld')(),
    )
    return {
      heap: metrics.get('JSHeapUsedSize') ?? Number.NaN,
      listeners: metrics.get('JSEventListeners') ?? Number.NaN,
      nodes: metrics.get('Nodes') ?? Number.NaN,
      timers,
      observers,
    }
  }
}

async function metricsOf(session: CDPSession): Promise<ReadonlyMap<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics')
  return new Map(metrics.map(({ name, value }) => [name, value]))
}

/** Runs in the page, before anything else. */
function countInPage() {
  const waiting = new Set<string>()
  const countTimers = (start: string, stop: string, isOnce: boolean) => {
    const [realStart, realStop] = [Reflect.get(globalThis, start), Reflect.get(globalThis, stop)]
    const keyOf = (id: unknown) => `${stop} ${id}`
    Reflect.set(globalThis, start, (task: unknown, ...rest: unknown[]) => {
      const run = (...given: unknown[]) => {
        if (isOnce) waiting.delete(keyOf(id))
        if (typeof task === 'function') task(...given)
      }
      const id: unknown = realStart.call(globalThis, run, ...rest)
      waiting.add(keyOf(id))
      return id
    })
    Reflect.set(globalThis, stop, (id: unknown) => {
      waiting.delete(keyOf(id))
      realStop.call(globalThis, id)
    })
  }
  countTimers('setTimeout', 'clearTimeout', true)
  countTimers('setInterval', 'clearInterval', false)
  countTimers('requestAnimationFrame', 'cancelAnimationFrame', true)

  const observing = new Map<object, Set<unknown>>()
  for (const kind of [MutationObserver, ResizeObserver, IntersectionObserver, PerformanceObserver]) {
    const { prototype } = kind
    const { observe, disconnect } = prototype
    const unobserve: unknown = Reflect.get(prototype, 'unobserve')
    Reflect.set(prototype, 'observe', function (this: object, target: unknown, ...rest: unknown[]) {
      observing.set(this, (observing.get(this) ?? new Set()).add(target))
      return Reflect.apply(observe, this, [target, ...rest])
    })
    Reflect.set(prototype, 'disconnect', function (this: object) {
      observing.delete(this)
      return Reflect.apply(disconnect, this, [])
    })
    if (typeof unobserve !== 'function') continue
    Reflect.set(prototype, 'unobserve', function (this: object, target: unknown) {
      const targets = observing.get(this)
      targets?.delete(target)
      if (targets?.size === 0) observing.delete(this)
      return Reflect.apply(unobserve, this, [target])
    })
  }
  Reflect.set(globalThis, 'porticoTestHeld', () => ({ timers: waiting.size, observers: observing.size }))
}
