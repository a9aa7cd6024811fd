// @ts-check
// `npm run size`: compares the size of an application with the packed packages with test/size/budgets.json.
// With `--raise` it sets anew the figures of the pages that are over their budgets, or far below them.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { budgetOf, chunksOf, faultsOf, measure, nextFigure, shares, writeApplication } from '../../test/size/bundle.mjs'
import { weighByEsbuild } from '../../test/size/esbuild-bundle.mjs'
import { lazyPartsOf } from '../../test/size/lazy-parts.mjs'
import { installPacked } from '../../test/size/packed-packages.mjs'
import { buildWhatIsStale } from '../build/fresh-build.mjs'

/** @typedef {import('../../test/size/bundle.mjs').Weight} Weight */

const budgetsPath = fileURLToPath(new URL('../../test/size/budgets.json', import.meta.url))

/**
 * The rule for parts that load later.
 *
 * @typedef {object} LazyRule
 * @property {import('../../test/size/bundle.mjs').Subject['imports']} imports What the application imports.
 * @property {number} least The least that a part adds to what has loaded before it, in KiB.
 * @property {readonly (readonly [pattern: string, reason: string])[]} allowed The parts that may add less.
 */

/** @type {{ readonly subjects: import('../../test/size/bundle.mjs').Subject[], readonly lazyParts: LazyRule }} */
const budgets = JSON.parse(readFileSync(budgetsPath, 'utf8'))
const { subjects, lazyParts } = budgets
const isDetailed = process.argv.includes('--modules')
const isRaised = process.argv.includes('--raise')
const folder = mkdtempSync(join(tmpdir(), 'portico-size-'))
/** @type {string[]} */
const faults = []

try {
  buildWhatIsStale(['headless', 'ui-kit'])
  installPacked(['headless', 'ui-kit'], folder)
  console.log(
    'Vite build from the packed packages, React external, gzip 9. A part weighs what would be gone without it.',
  )
  for (const subject of subjects) {
    const measured = await measure(subject, folder)
    if (isRaised) subject.figure = nextFigure(subject, measured)
    const budget = budgetOf(subject)
    const limit = budget === undefined ? '' : ` (budget ${budget.toFixed(2)} KiB)`
    console.log(`\n${subject.name}: ${kib(measured.first.gzip)}${limit}`)
    console.log(`  ${Object.values(subject.imports).flat().join(', ')}`)
    tell(measured.first)
    for (const chunk of measured.later) console.log(`  later: ${chunk.name} ${kib(chunk.gzip)}`)
    faults.push(...faultsOf(subject, measured).map((fault) => `${subject.name} ${fault}`))
    if (subject.esbuild) await compareEsbuild(subject)
  }
  faults.push(...(await lightParts()))
  if (isRaised) writeBudgets()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

if (faults.length > 0) {
  for (const fault of faults) console.error(`\nFAILED: ${fault}. See what is in it with: npm run size -- --modules`)
  process.exitCode = 1
}

function writeBudgets() {
  writeFileSync(budgetsPath, JSON.stringify(budgets))
  execFileSync('npx', ['biome', 'format', '--write', budgetsPath], { stdio: 'inherit' })
}

/** @param {import('../../test/size/bundle.mjs').Subject} subject */
async function compareEsbuild(subject) {
  const { gzip, modules } = await weighByEsbuild(subject, folder)
  console.log(`  by esbuild with splitting: ${kib(gzip)}`)
  if (isDetailed) for (const module of modules) console.log(`    ${module}`)
}

/** Prints the parts that load later and add little. Returns those that are not allowed. */
async function lightParts() {
  const chunks = await chunksOf(writeApplication(lazyParts.imports, folder), folder)
  const light = lazyPartsOf(chunks).filter(({ gzip }) => gzip / 1024 < lazyParts.least)
  console.log(`\nParts that load later and add less than ${lazyParts.least} KiB:`)
  for (const { path, gzip } of light) console.log(`  ${kib(gzip).padStart(10)}  ${path.replace(/^\//, '')}`)
  return light
    .filter(({ path }) => !lazyParts.allowed.some(([pattern]) => new RegExp(pattern).test(path)))
    .map(
      ({ path, gzip }) => `${path} adds ${kib(gzip)} later. Import it statically: ${lazyParts.least} KiB are the least`,
    )
}

/** @param {Weight} weight */
function tell(weight) {
  const parts = shares(weight, isDetailed ? (path) => path.slice(1) : groupOf)
  for (const { group, gzip } of parts) console.log(`  ${kib(gzip).padStart(10)}  ${group}`)
  const shared = parts.reduce((left, { gzip }) => left - gzip, weight.gzip)
  console.log(`  ${kib(shared).padStart(10)}  said by several of them`)
}

/** Returns our folder or the package that a file belongs to. @param {string} path */
function groupOf(path) {
  const own = /^\/(@portico\/[\w-]+)\/dist\/((?:features\/)?[\w-]+)\//.exec(path)
  if (own) return `${own[1]} ${own[2]}`
  return /^\/((?:@[\w-]+\/)?[\w.-]+)\//.exec(path)?.[1] ?? path.slice(1)
}

/** @param {number} bytes */
function kib(bytes) {
  return `${(bytes / 1024).toFixed(2)} KiB`
}
