// @ts-check
// The second part of `npm run bench`: from navigation to a form on the screen, the login box against a form written by
// hand on React, built and served the same way, in turn, with the CPU slowed four times.
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { findChromium } from '../../scripts/chromium.mjs'
import { buildWhatIsStale } from '../../scripts/fresh-build.mjs'
import { median, medianRatio, quartileRange } from './statistics.mjs'

/** @typedef {{ readonly name: string, readonly entry: string, readonly files: Map<string, Buffer>, readonly kib: number }} Site */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } })
const rounds = Number(values.rounds)
const limit = 1.3
const mostRequests = 2

buildWhatIsStale(['headless', 'ui-kit'])
const sites = [await built('hand-written'), await built('portico')]
const { stop, addressOf, holdAnswers } = await serve(sites)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const [byHand, portico] = await sampled()
  const requests = await blockingRequests('portico')
  const ratio = medianRatio(portico, byHand)
  console.log(
    `\nNavigation to a visible form: Chromium ${browser.version()}, CPU slowed 4 times, ${rounds} rounds in turn, no cache.`,
  )
  console.log('Milliseconds: median, and in brackets the width of the middle half of the rounds.')
  for (const [at, samples] of [byHand, portico].entries()) {
    const { name = '', kib = 0 } = sites[at] ?? {}
    console.log(
      `  ${name.padEnd(14)}${median(samples).toFixed(0).padStart(6)} (${quartileRange(samples).toFixed(0)})   ${kib.toFixed(1)} KiB of code`,
    )
  }
  console.log(
    `  portico takes ${ratio.toFixed(2)} times as long (at most ${limit}), the form waits for ${requests} requests (at most ${mostRequests})`,
  )
  if (ratio > limit || requests > mostRequests) throw new Error('The login box is over its limit.')
} catch (error) {
  console.error(`\nFAILED: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await browser.close()
  stop()
}

/** One application with React and all, for production. @param {string} name @returns {Promise<Site>} */
async function built(name) {
  // The bundler by itself makes small files of what later parts need as well; the first screen is to wait for one.
  const first = new Set(entryAndImports(await chunksOf(name)).flatMap(({ moduleIds }) => moduleIds))
  const chunks = await chunksOf(name, { groups: [{ name: 'first', test: (id) => first.has(id) }] })
  const entry = chunks.find(({ isEntry }) => isEntry)
  const files = new Map(chunks.map(({ fileName, code }) => [`/${name}/${fileName}`, gzipSync(code, { level: 9 })]))
  const address = `/${name}/${entry?.fileName}`
  const page = `<!doctype html><meta charset="utf-8"><title>Bench</title><div id="root"></div><script type="module" src="${address}"></script>`
  files.set(`/${name}/`, gzipSync(page))
  return { name, entry: address, files, kib: (files.get(address)?.length ?? 0) / 1024 }
}

/** @typedef {import('vite').Rolldown.OutputChunk} Chunk */

/** @param {string} name @param {import('vite').Rolldown.OutputOptions['codeSplitting']} [codeSplitting] @returns {Promise<Chunk[]>} */
async function chunksOf(name, codeSplitting) {
  const root = fileURLToPath(new URL('login/', import.meta.url))
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    base: `/${name}/`,
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${root}${name}.tsx`, output: codeSplitting === undefined ? {} : { codeSplitting } },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite answered something else than one build.')
  return result.output.filter((file) => file.type === 'chunk')
}

/** @param {readonly Chunk[]} chunks */
function entryAndImports(chunks) {
  const found = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of found) for (const other of chunks) if (imports.includes(other.fileName)) found.add(other)
  return [...found]
}

/** Serves the applications, and of a provider nothing but refusals, or no answer at all. @param {readonly Site[]} all */
async function serve(all) {
  let isHeld = false
  let served = 0
  const server = createServer(({ url = '/' }, response) => {
    const page = all.map(({ files }) => files.get(url)).find((found) => found !== undefined)
    if (page && !(isHeld && url.endsWith('.js') && !all.some(({ entry }) => entry === url))) {
      served++
      const type = url.endsWith('.js') ? 'text/javascript' : 'text/html'
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(page)
    } else if (!isHeld && !page) response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    addressOf: (/** @type {string} */ name) => `http://localhost:${port}/${name}/`,
    /** From now on nothing is answered but pages and their entries. @returns how many of these were, when asked */
    holdAnswers: () => {
      isHeld = true
      served = 0
      return () => served
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Milliseconds of every round, application by application. @returns {Promise<[number[], number[]]>} */
async function sampled() {
  /** @type {[number[], number[]]} */
  const samples = [[], []]
  for (let round = -1; round < rounds; round++) {
    for (const [at, { name }] of sites.entries()) {
      const time = await visit(name)
      if (round >= 0) samples[at]?.push(time)
    }
  }
  return samples
}

/** How many requests were answered before the form was there, when none is but for the page and its entry. @param {string} name */
async function blockingRequests(name) {
  const served = holdAnswers()
  await visit(name)
  return served()
}

/** One visit with nothing in the cache, until a frame shows a field. @param {string} name */
async function visit(name) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchForField)
    await page.goto(addressOf(name), { waitUntil: 'commit' })
    const time = await page
      .waitForFunction(() => Reflect.get(globalThis, 'fieldShownAt'))
      .then((handle) => handle.jsonValue())
    return Number(time)
  } finally {
    await context.close()
  }
}

/** In the page: notes when the first frame with a visible field was drawn, also within shadow roots. */
function watchForField() {
  /** @param {ParentNode} root @returns {boolean} */
  const holdsField = (root) =>
    [...root.querySelectorAll('*')].some(
      (element) =>
        (element.matches('input') && element.getBoundingClientRect().height > 0) ||
        (element.shadowRoot !== null && holdsField(element.shadowRoot)),
    )
  const look = () => {
    if (holdsField(document)) Reflect.set(globalThis, 'fieldShownAt', performance.now())
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
