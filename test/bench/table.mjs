// @ts-check
// `npm run bench -- table`: the kit's table of 10,000 rows, and its users in endless mode, against MUI's grid and
// bare rows on TanStack Virtual, in one run, CPU slowed 4 times.
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { build } from 'vite'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { findChromium } from '../../scripts/test/chromium.mjs'
import { oneReact } from './install.mjs'
import { median, medianRatio, quartileRange } from './statistics.mjs'

/** @typedef {import('./table/index.tsx').TableReport} TableReport */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '7' } } })
const rounds = Number(values.rounds)
const slowed = 4
const subjects = /** @type {const} */ (['portico', 'users', 'mui', 'bare'])
const limits = { firstRows: 0.5, frames: 0.8, nodes: 280, framesOfUsers: 0.8, nodesOfUsers: 700 }

buildWhatIsStale(['headless', 'ui-kit', 'providers/emulator'])
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
try {
  const chunks = await bundled()
  /** @type {Record<typeof subjects[number], TableReport[]>} */
  const reports = { portico: [], users: [], mui: [], bare: [] }
  for (let round = -1; round < rounds; round++) {
    for (const name of round % 2 === 0 ? subjects : subjects.toReversed()) {
      const report = await visited(chunks, name)
      if (round >= 0) reports[name].push(report)
    }
  }
  print(reports, browser.version())
} catch (error) {
  console.error(`\nFAILED: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
} finally {
  await browser.close()
}

/** The tables as an application would ship them. */
async function bundled() {
  const page = fileURLToPath(new URL('table/', import.meta.url))
  const result = await build({
    root: page,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    resolve: oneReact,
    build: {
      write: false,
      modulePreload: false,
      cssTarget: ['chrome123'],
      rolldownOptions: { input: `${page}index.tsx` },
    },
  })
  if (Array.isArray(result) || !('output' in result)) throw new Error('Vite returned no single build.')
  return new Map(result.output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file]] : [])))
}

/**
 * One table on a fresh page.
 *
 * @param {Awaited<ReturnType<typeof bundled>>} chunks
 * @param {typeof subjects[number]} name
 * @returns {Promise<TableReport>}
 */
async function visited(chunks, name) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  await page.route('http://localhost/**', (route) => {
    const chunk = chunks.get(new URL(route.request().url()).pathname)
    return chunk
      ? route.fulfill({ contentType: 'text/javascript', body: chunk.code })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>Bench</title><div id="root"></div><script type="module" src="/${entry?.fileName}"></script>`,
        })
  })
  await page.goto('http://localhost/')
  await page.waitForFunction('globalThis.benchTable')
  await page.evaluate(`prepareTable('${name}')`)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  const report = await page.evaluate(`benchTable('${name}')`)
  await page.close()
  return report
}

/** @param {Record<typeof subjects[number], TableReport[]>} reports @param {string} version */
function print(reports, version) {
  console.log(`\nA table of 10,000 rows: Chromium ${version}, CPU slowed ${slowed} times, ${rounds} rounds in turn.`)
  console.log('Milliseconds: median, and in brackets the width of the middle half of the rounds.')
  console.log('MUI renders text cells in pages of 100 rows, the bare rows are six texts each.')
  const first = printMeasure('First rows', reports, ({ firstRows }) => firstRows)
  const frames = printMeasure('Frames of a scroll, 95th percentile', reports, ({ frames: all }) => p95(all))
  const { portico, users } = reports
  const nodes = Math.max(...portico.map((report) => report.nodes))
  const nodesOfUsers = Math.max(...users.map((report) => report.nodes))
  const blank = [...portico, ...users].reduce((sum, report) => sum + report.blank, 0)
  const renders = Math.max(...portico.map(({ update }) => update?.renders ?? Number.NaN))
  const time = median(portico.map(({ update }) => update?.time ?? Number.NaN))
  console.log('')
  const areHeld = [
    verdict(
      `first rows in ${first.portico.toFixed(2)} of MUI's time, at most ${limits.firstRows} allowed`,
      first.portico <= limits.firstRows,
    ),
    verdict(
      `scroll frames take ${frames.portico.toFixed(2)} of MUI's, at most ${limits.frames} allowed`,
      frames.portico <= limits.frames,
    ),
    verdict(
      `scroll frames of the users take ${frames.users.toFixed(2)} of MUI's, at most ${limits.framesOfUsers} allowed`,
      frames.users <= limits.framesOfUsers,
    ),
    verdict(
      `${nodesOfUsers} elements in rows of users, at most ${limits.nodesOfUsers} allowed`,
      nodesOfUsers <= limits.nodesOfUsers,
    ),
    verdict(`${nodes} elements in rows, at most ${limits.nodes} allowed`, nodes <= limits.nodes),
    verdict(`${blank} blank frames, none allowed`, blank === 0),
    verdict(`${renders} row renders if one of 1,000 changes (${time.toFixed(1)} ms), 1 allowed`, renders === 1),
  ]
  if (areHeld.includes(false)) throw new Error('The table misses a limit.')
}

/**
 * Prints a measure of all subjects. Returns the ratios of the kit's tables to MUI.
 *
 * @param {string} title
 * @param {Record<typeof subjects[number], TableReport[]>} reports
 * @param {(report: TableReport) => number} timeOf
 */
function printMeasure(title, reports, timeOf) {
  console.log(`\n${title}`)
  const { portico, users, mui, bare } = reports
  const times = {
    portico: portico.map(timeOf),
    users: users.map(timeOf),
    mui: mui.map(timeOf),
    bare: bare.map(timeOf),
  }
  for (const name of subjects) {
    const isOurs = name === 'portico' || name === 'users'
    const against = (/** @type {'portico' | 'users'} */ one) => medianRatio(times[one], times[name]).toFixed(2)
    const ratio = isOurs ? '' : `   portico against it ${against('portico')}, users ${against('users')}`
    console.log(
      `  ${name.padEnd(10)}${median(times[name]).toFixed(0).padStart(6)} (${quartileRange(times[name]).toFixed(0)})${ratio}`,
    )
  }
  return { portico: medianRatio(times.portico, times.mui), users: medianRatio(times.users, times.mui) }
}

/** @param {readonly number[]} values */
function p95(values) {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.floor(0.95 * (sorted.length - 1))] ?? Number.NaN
}

/** @param {string} text @param {boolean} isHeld */
function verdict(text, isHeld) {
  console.log(`  ${isHeld ? 'held:  ' : 'MISSED:'} ${text}`)
  return isHeld
}
