// @ts-check

/**
 * A request of a page.
 *
 * @typedef {object} PageRequest
 * @property {string} name The method and the path of a call, or the file name of code.
 * @property {string} address The whole address, by which repeated calls are found.
 * @property {boolean} isCode Scripts and styles.
 * @property {boolean} isCached The browser had it.
 * @property {number} start Seconds of the browser's clock.
 * @property {number} end
 * @property {number} bytes The size of the answer as it was sent, with its headers.
 */

/**
 * Records the requests of a page. `take` returns those since the last call of it, and waits for running ones.
 *
 * @param {import('playwright-core').CDPSession} session
 * @returns {Promise<{ readonly take: () => readonly PageRequest[], readonly isIdle: () => boolean }>}
 */
export async function recordRequests(session) {
  /** @type {Map<string, PageRequest>} */
  const running = new Map()
  /** @type {PageRequest[]} */
  let ended = []
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    const { pathname, protocol } = new URL(request.url)
    if (protocol === 'data:') return
    const isCode = /\.(?:js|css)$/.test(pathname)
    const name = isCode ? pathname.replace(/^.*\//, '') : `${request.method} ${pathname}`
    const address = `${request.method} ${request.url} ${request.postData ?? ''}`
    running.set(requestId, { name, address, isCode, isCached: false, start: timestamp, end: timestamp, bytes: 0 })
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => change(requestId, { isCached: true }))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) change(requestId, { isCached: true })
  })
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    finish(requestId, { end: timestamp, bytes: encodedDataLength }),
  )
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => finish(requestId, { end: timestamp }))
  await session.send('Network.enable')
  return {
    isIdle: () => running.size === 0,
    take() {
      const all = ended.toSorted((one, other) => one.start - other.start)
      ended = []
      return all
    },
  }

  /** @param {string} id @param {Partial<PageRequest>} changes */
  function change(id, changes) {
    const request = running.get(id)
    if (request) running.set(id, { ...request, ...changes })
  }

  /** @param {string} id @param {Partial<PageRequest>} changes */
  function finish(id, changes) {
    change(id, changes)
    const request = running.get(id)
    running.delete(id)
    if (request) ended.push(request)
  }
}

/** Returns the longest chain of requests that each start after the end of the one before. @param {readonly PageRequest[]} requests */
export function levelsOf(requests) {
  const sorted = requests.toSorted((one, other) => one.end - other.end)
  let levels = 0
  let last = -Infinity
  for (const { start, end } of sorted) {
    if (start < last) continue
    levels++
    last = end
  }
  return levels
}

/** Returns the names of calls that are sent more than once. @param {readonly PageRequest[]} requests */
export function repeatedOf(requests) {
  const calls = requests.filter(({ isCode }) => !isCode)
  const again = calls.filter(({ address }, at) => calls.findIndex((call) => call.address === address) !== at)
  return [...new Set(again.map(({ name }) => name))]
}
