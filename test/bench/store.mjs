// @ts-check
// `npm run bench -- store`: Portico's store against zustand and one written by hand, in one run, in a browser.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { findChromium } from '../../scripts/test/chromium.mjs'
import { oneReact } from './install.mjs'
import { median, medianRatio, quartileRange } from './statistics.mjs'

/** @typedef {import('./store/rounds.ts').Report} Report */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '200' } } })
const rounds = Number(values.rounds)
const warmUp = 40

buildWhatIsStale(['headless'])
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  print(await measured(await bundled()), browser.version())
} catch (error) {
  console.error(`\nFAILED: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await browser.close()
}

/** The measures as an application would ship them: React and Portico for production, from what the packages hold. */
async function bundled() {
  const page = fileURLToPath(new URL('store/', import.meta.url))
  const result = await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: oneReact,
    build: { write: false, modulePreload: false, rolldownOptions: { input: `${page}index.ts` } },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite answered something else than one build.')
  return new Map(result.output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file]] : [])))
}

/**
 * The browser's clock is finer where a page is isolated from others, so it is; nothing is sent, the answers are here.
 *
 * @param {Awaited<ReturnType<typeof bundled>>} chunks
 * @returns {Promise<Report>}
 */
async function measured(chunks) {
  const page = await browser.newPage()
  const isolated = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  await page.route('http://localhost/**', (route) => {
    const chunk = chunks.get(new URL(route.request().url()).pathname)
    return chunk
      ? route.fulfill({ contentType: 'text/javascript', body: chunk.code, headers: isolated })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>Bench</title><script type="module" src="/${entry?.fileName}"></script>`,
          headers: isolated,
        })
  })
  await page.goto('http://localhost/')
  return page.evaluate(`runBench(${rounds}, ${warmUp})`)
}

/** @param {Report} report @param {string} version */
function print({ results, noise }, version) {
  console.log(`Chromium ${version}, React for production, ${rounds} rounds after ${warmUp} to warm up, in turn.`)
  console.log('Microseconds each: median, and in brackets the width of the middle half of the rounds.')
  console.log('Portico against: the median over the rounds of its time by the other one’s; below 1 it is faster.')
  console.log('Renders and calls of listeners are counted in every round, and a wrong number ends the run.')
  for (const { title, samples, effectsEach } of results) {
    const portico = samples['Portico'] ?? []
    console.log(`\n${title} (${title.startsWith('Without') ? 'calls' : 'renders'} each time: ${effectsEach})`)
    for (const [name, micros] of Object.entries(samples)) {
      const ratio = micros === portico ? '' : `   Portico against it ${medianRatio(portico, micros).toFixed(2)}`
      console.log(`  ${name.padEnd(18)}${figure(median(micros))} (${figure(quartileRange(micros)).trim()})${ratio}`)
    }
  }
  const scatter = (100 * quartileRange(noise)) / median(noise)
  console.log(
    `\nNoise of the machine: the same arithmetic scatters by ${scatter.toFixed(0)} % (middle half of the rounds).`,
  )
}

/** @param {number} micros */
function figure(micros) {
  return micros.toFixed(micros < 10 ? 2 : 1).padStart(9)
}
