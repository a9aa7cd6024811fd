// @ts-check
// `npm run bench -- login`: from navigation to a visible form, the README's application against a form written
// by hand on React. Both are built by Vite as it comes, served the same way, and visited in turn.
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { findChromium } from '../../scripts/test/chromium.mjs'
import { handWrittenSite, readmeSite } from './login/sites.mjs'
import { visit } from './login/visit.mjs'
import { median, medianRatio, quartileRange, ratios } from './statistics.mjs'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '15' } } })
const rounds = Number(values.rounds)
/** The page and one file of code. */
const mostRequests = 2
const slow4G = { mbits: 1.6, roundTripMs: 150 }
const measures = [
  { title: 'CPU slowed 4 times', cpu: 4, limit: 1.25 },
  { title: 'Slow 4G line (1.6 Mbit/s, 150 ms)', cpu: 1, line: slow4G, limit: 1.3 },
  { title: 'Slow 4G line, and CPU slowed 4 times', cpu: 4, line: slow4G, limit: 1.3 },
]

buildWhatIsStale(['headless', 'ui-kit'])
const [byHand, portico] = [await handWrittenSite(), await readmeSite()]
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  console.log(
    `\nNavigation to a visible form: Chromium ${browser.version()}, ${rounds} rounds, both sites in each, no cache.`,
  )
  for (const { name, files, kib } of [byHand, portico]) {
    console.log(`  ${name.padEnd(14)}${kib.toFixed(1)} KiB of code before the form, files: ${files}`)
  }
  console.log('Milliseconds: median, and in brackets the width of the middle half of the rounds.')
  const areHeld = []
  for (const measure of measures) areHeld.push(print(measure, await sampled(measure)))
  areHeld.push(await printRequests())
  if (areHeld.includes(false)) throw new Error('The login page misses a limit.')
} catch (error) {
  console.error(`\nFAILED: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await browser.close()
  byHand.stop()
  portico.stop()
}

/** Milliseconds of every round. The first to be visited alternates. @param {import('./login/visit.mjs').Conditions} conditions */
async function sampled(conditions) {
  const samples = [byHand, portico].map((site) => ({ site, times: /** @type {number[]} */ ([]) }))
  for (let round = -1; round < rounds; round++) {
    for (const { site, times } of round % 2 === 0 ? samples : samples.toReversed()) {
      const time = await visit(browser, site.address, conditions)
      if (round >= 0) times.push(time)
    }
  }
  return samples
}

/** @param {{ readonly title: string, readonly limit: number }} measure @param {Awaited<ReturnType<typeof sampled>>} samples */
function print({ title, limit }, samples) {
  console.log(`\n${title}`)
  for (const { site, times } of samples) {
    console.log(`  ${site.name.padEnd(14)}${median(times).toFixed(0).padStart(6)} (${quartileRange(times).toFixed(0)})`)
  }
  const [ofHand = [], ofPortico = []] = samples.map(({ times }) => times)
  const each = ratios(ofPortico, ofHand)
  const ratio = medianRatio(ofPortico, ofHand)
  const range = `${Math.min(...each).toFixed(2)} to ${Math.max(...each).toFixed(2)}`
  return verdict(`portico takes ${ratio.toFixed(2)} times as long (${range}), at most ${limit} allowed`, ratio <= limit)
}

/** How many requests the form waits for: the others get no answer. */
async function printRequests() {
  const answered = portico.holdAnswers()
  await visit(browser, portico.address, { cpu: 1 })
  const requests = answered()
  console.log('\nRequests before the form, the page included')
  return verdict(`portico waits for ${requests}, at most ${mostRequests} allowed`, requests <= mostRequests)
}

/** @param {string} text @param {boolean} isHeld */
function verdict(text, isHeld) {
  console.log(`  ${isHeld ? 'held:  ' : 'MISSED:'} ${text}`)
  return isHeld
}
