// @ts-check

/**
 * What slows a visit down.
 *
 * @typedef {object} Conditions
 * @property {number} cpu By how many times the CPU is slowed.
 * @property {{ readonly mbits: number, readonly roundTripMs: number } | undefined} [line] The network, if not the machine's own.
 */

/**
 * Milliseconds of one visit without a cache, from navigation to the first frame with a visible field.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} address
 * @param {Conditions} conditions
 */
export async function visit(browser, address, { cpu, line }) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu })
    if (line) {
      const bytesPerSecond = (line.mbits * 1_000_000) / 8
      await session.send('Network.enable')
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: line.roundTripMs,
        downloadThroughput: bytesPerSecond,
        uploadThroughput: bytesPerSecond,
      })
    }
    await page.addInitScript(watchForField)
    await page.goto(address, { waitUntil: 'commit' })
    return Number(await page.evaluate(() => Reflect.get(globalThis, 'fieldShownAt')))
  } finally {
    await context.close()
  }
}

/** In the page: keeps a promise of when the first frame with a visible field is drawn, also within shadow roots. */
function watchForField() {
  // The check runs in each frame on the slowed processor, so it must cost next to nothing.
  const roots = [/** @type {ParentNode} */ (document)]
  const { attachShadow } = Element.prototype
  /** @param {ShadowRootInit} options */
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    roots.push(root)
    return root
  }
  const isShown = () =>
    roots.some((root) => [...root.querySelectorAll('input')].some((field) => field.getBoundingClientRect().height > 0))
  const shown = new Promise((resolve) => {
    const check = () => {
      if (isShown()) resolve(performance.now())
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })
  Reflect.set(globalThis, 'fieldShownAt', shown)
}
