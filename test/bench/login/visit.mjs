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
  /** @param {ParentNode} root @returns {boolean} */
  const holdsField = (root) =>
    [...root.querySelectorAll('*')].some(
      (element) =>
        (element.matches('input') && element.getBoundingClientRect().height > 0) ||
        (element.shadowRoot !== null && holdsField(element.shadowRoot)),
    )
  const shown = new Promise((resolve) => {
    const check = () => {
      if (holdsField(document)) resolve(performance.now())
      else requestAnimationFrame(check)
    }
    requestAnimationFrame(check)
  })
  Reflect.set(globalThis, 'fieldShownAt', shown)
}
