// @ts-check
// `npm run bench -- portal`: from the press that opens the portal to the first rows of Users, on a slow line and
// processor: built by Vite and by webpack, and against MUI's grid and WorkOS's widget. Then each further section.
import { parseArgs } from 'node:util'
import { createEmulator } from '@portico/emulator'
import { signedInAs } from '@portico/emulator/playwright'
import { chromium } from 'playwright-core'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { findChromium } from '../../scripts/test/chromium.mjs'
import { levelsOf, repeatedOf } from './portal/requests.mjs'
import { servedSubjects } from './portal/subjects.mjs'
import { conditions, openPage } from './portal/visit.mjs'
import { median, quartileRange } from './statistics.mjs'

/** @typedef {import('./portal/visit.mjs').Opening} Opening */
/** @typedef {import('./portal/requests.mjs').PageRequest} PageRequest */

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, names: { type: 'boolean', default: false } },
})
const rounds = Number(values.rounds)

buildWhatIsStale(['headless', 'ui-kit', 'providers/emulator'])
const emulator = createEmulator({ users: 40, origins: ['https://localhost:*'] })
const subjects = await servedSubjects(emulator)
const browser = await chromium.launch({
  executablePath: findChromium(),
  // A page with a certificate error has no cache, so that the browser trusts these.
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    `--ignore-certificate-errors-spki-list=${subjects.map(({ site }) => site.keyHash).join()}`,
  ],
})
try {
  const { mbits, roundTripMs, cpu } = conditions
  console.log(
    `\nFrom a press to the first rows of Users: Chromium ${browser.version()}, ${mbits} Mbit/s, ${roundTripMs} ms, CPU slowed ${cpu} times, ${rounds} rounds.`,
  )
  const openings = await sampled()
  for (const [name, { cold, warm }] of openings) print(name, cold, warm)
  for (const { name, limits } of subjects) {
    const [first] = openings.get(name)?.cold ?? []
    if (first && limits) verdicts(name, first, limits)
  }
  const [vite] = subjects
  if (vite?.limits) await printSections(vite.site.origin, vite.limits)
} catch (error) {
  console.error(`\nFAILED: ${error instanceof Error ? error.stack : error}`)
  process.exitCode = 1
} finally {
  await browser.close()
  for (const { site } of subjects) site.stop()
}

/** Opens the users in every round: without a cache, and then again with the code at hand. */
async function sampled() {
  const samples = new Map(
    subjects.map(({ name }) => [name, { cold: /** @type {Opening[]} */ ([]), warm: /** @type {Opening[]} */ ([]) }]),
  )
  for (let round = -1; round < rounds; round++) {
    for (const { name, site, rows } of round % 2 === 0 ? subjects : subjects.toReversed()) {
      const context = await signedInContext(site.origin)
      const [cold, warm] = [await opening(context, site.origin, rows), await opening(context, site.origin, rows)]
      await context.close()
      if (round < 0) continue
      samples.get(name)?.cold.push(cold)
      samples.get(name)?.warm.push(warm)
    }
  }
  return samples
}

/** @param {import('playwright-core').BrowserContext} context @param {string} origin @param {string} rows */
async function opening(context, origin, rows) {
  const { page, measureRows } = await openPage(context, origin)
  const measured = await measureRows(rows)
  await page.close()
  return measured
}

/** @param {string} origin */
async function signedInContext(origin) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  await signedInAs(context, { emulator, url: origin }, 'admin@acme.test')
  return context
}

/** @param {string} name @param {readonly Opening[]} cold @param {readonly Opening[]} warm */
function print(name, cold, warm) {
  console.log(`\n${name}`)
  for (const [title, openings] of /** @type {const} */ ([
    ['cold', cold],
    ['code at hand', warm],
  ])) {
    const times = openings.map(({ time }) => time)
    console.log(`  ${title.padEnd(13)}${median(times).toFixed(0).padStart(6)} ms (${quartileRange(times).toFixed(0)})`)
    const [first] = openings
    if (first) printOpening(first)
  }
}

/** @param {Pick<Opening, 'requests' | 'after'>} opening */
function printOpening({ requests, after }) {
  printRequests(requests)
  if (after.length === 0) return
  console.log('    after its content:')
  printRequests(after)
}

/** @param {readonly PageRequest[]} requests */
function printRequests(requests) {
  const code = requests.filter(({ isCode, isCached }) => isCode && !isCached)
  const calls = requests.filter(({ isCode }) => !isCode)
  const kib = code.reduce((sum, { bytes }) => sum + bytes, 0) / 1024
  console.log(
    `    ${code.length} files, ${kib.toFixed(1)} KiB, levels: ${levelsOf(code)} of code, ${levelsOf(calls)} of calls, ${levelsOf(requests)} of all`,
  )
  const repeated = repeatedOf(requests)
  console.log(`    ${calls.length} calls${repeated.length > 0 ? `, repeated: ${repeated.join(', ')}` : ''}`)
  if (!values.names) return
  const [begin = 0] = requests.map(({ start }) => start)
  for (const { name, start, end, bytes } of requests) {
    const [from, to] = [start, end].map((time) => ((time - begin) * 1000).toFixed(0).padStart(6))
    console.log(`     ${from}${to} ${String(bytes).padStart(7)} ${name}`)
  }
}

/** Opens each further section after the users, and prints what it loads. @param {string} origin @param {import('./portal/subjects.mjs').Limits} limits */
async function printSections(origin, limits) {
  const context = await signedInContext(origin)
  const { measureRows, sectionsOfPage, openSection } = await openPage(context, origin)
  await measureRows('[data-key]')
  console.log('\nEach further section')
  for (const section of await sectionsOfPage()) {
    console.log(`  ${section}`)
    const opening = await openSection(section)
    printOpening(opening)
    const [levels, repeated] = [levelsOf(opening.requests.filter(({ isCode }) => isCode)), repeatedOf(opening.requests)]
    if (levels > limits.levels || repeated.length > 0) {
      verdict(`${levels} levels of code, at most ${limits.levels} allowed; ${repeated.length} repeated calls`, false)
    }
  }
  await context.close()
}

/** @param {string} name @param {Opening} opening @param {import('./portal/subjects.mjs').Limits} limits */
function verdicts(name, { requests }, { files, levels, aims }) {
  console.log(`\n${name}`)
  const code = requests.filter(({ isCode }) => isCode)
  verdict(`${code.length} files, at most ${files} allowed, aim ${aims.files}`, code.length <= files)
  verdict(`${levelsOf(code)} levels of code, at most ${levels} allowed, aim ${aims.levels}`, levelsOf(code) <= levels)
  const repeated = repeatedOf(requests)
  verdict(`${repeated.length} repeated calls, none allowed`, repeated.length === 0)
}

/** @param {string} text @param {boolean} isHeld */
function verdict(text, isHeld) {
  console.log(`  ${isHeld ? 'held:  ' : 'MISSED:'} ${text}`)
  if (!isHeld) process.exitCode = 1
}
