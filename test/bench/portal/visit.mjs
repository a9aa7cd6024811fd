// @ts-check
import { recordRequests } from './requests.mjs'

/** @typedef {import('./requests.mjs').PageRequest} PageRequest */

/**
 * @typedef {object} Opening
 * @property {number} time Milliseconds from the press to the first frame with rows.
 * @property {readonly PageRequest[]} requests Those that start before the rows.
 * @property {readonly PageRequest[]} after Those that start later.
 */

/** The line and the processor of a phone. */
export const conditions = { cpu: 4, mbits: 1.6, roundTripMs: 150 }

/**
 * Opens the page of a site, and prepares it for measuring.
 *
 * @param {import('playwright-core').BrowserContext} context
 * @param {string} address
 */
export async function openPage(context, address) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const requests = await recordRequests(session)
  await page.addInitScript(watchRoots)
  await page.goto(address)
  await page.getByRole('heading', { name: /^Hello/ }).waitFor()
  await page.waitForFunction('globalThis.openSection')
  await settled()
  requests.take()
  await session.send('Emulation.setCPUThrottlingRate', { rate: conditions.cpu })
  const bytesPerSecond = (conditions.mbits * 1_000_000) / 8
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  })
  return { page, measureRows, sectionsOfPage, openSection }

  /** Opens the users, and waits for their rows. @param {string} rows The selector of a row. @returns {Promise<Opening>} */
  async function measureRows(rows) {
    const time = Number(await page.evaluate(`timeToRows(${JSON.stringify(rows)})`))
    const before = requests.take()
    await settled()
    return { time, requests: before, after: requests.take() }
  }

  /** Returns the ids of the further sections. @returns {Promise<readonly string[]>} */
  async function sectionsOfPage() {
    return page.evaluate('sectionsOfPage')
  }

  /** Opens a further section. @param {string} section */
  async function openSection(section) {
    await page.evaluate(`openSection(${JSON.stringify(section)})`)
    await page.waitForFunction('isSectionShown()')
    const before = requests.take()
    await settled()
    return { requests: before, after: requests.take() }
  }

  /** Waits until no request has run for ten frames. */
  async function settled() {
    for (let quiet = 0; quiet < 10; ) {
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))')
      quiet = requests.isIdle() ? quiet + 1 : 0
    }
  }
}

/** In the page: finds rows within shadow roots, without work in frames that change nothing. */
function watchRoots() {
  const roots = [/** @type {ParentNode & Node} */ (document)]
  let onChange = () => {}
  const observer = new MutationObserver(() => onChange())
  const observe = (/** @type {Node} */ root) => observer.observe(root, { childList: true, subtree: true })
  observe(document)
  const { attachShadow } = Element.prototype
  /** @param {ShadowRootInit} options */
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options)
    roots.push(root)
    observe(root)
    return root
  }
  /** @param {string} rows */
  const timeToRows = (rows) =>
    new Promise((resolve) => {
      const start = performance.now()
      onChange = () => {
        if (!roots.some((root) => root.querySelector(rows))) return
        onChange = () => {}
        requestAnimationFrame(() => resolve(performance.now() - start))
      }
      Reflect.get(globalThis, 'openSection')('users')
    })
  Reflect.set(globalThis, 'timeToRows', timeToRows)
  // Skeletons and calls that run are marked as busy.
  const isBusy = () => roots.some((root) => root.querySelector('[aria-busy="true"], .portico-Skeleton'))
  Reflect.set(globalThis, 'isSectionShown', () => !isBusy())
}
