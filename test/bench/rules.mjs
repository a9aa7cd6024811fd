// @ts-check
// `npm run bench -- rules`: the rule engine against three others and closures written by hand, in one process.
import { parseArgs } from 'node:util'
import { buildWhatIsStale } from '../../scripts/build/fresh-build.mjs'
import { bytesPerCheck } from './rules/allocation.mjs'
import { compareAnswers, runRounds } from './rules/rounds.mjs'
import { median, medianRatio, quartileRange } from './statistics.mjs'

/** @typedef {import('./rules/rounds.mjs').Limit} Limit */
/** @typedef {import('./rules/rounds.mjs').Measure} Measure */
/** @typedef {import('./rules/rounds.mjs').Samples} Samples */

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '100' } } })
const rounds = Number(values.rounds)
const mostBytes = 1

buildWhatIsStale(['headless'])
// As bundlers do it: GrowthBook asks for this at every step, and asking the system for it is slow.
process.env = { ...process.env, NODE_ENV: 'production' }
try {
  const { compareReasons, measures, repeatedCheck, repeatedChecks } = await import('./rules/measures.mjs')
  compareReasons()
  compareAnswers(measures)
  printHead()
  /** @type {number[]} */
  const noise = []
  const areHeld = measures.map((measure) => print(measure, runRounds(measure, rounds, noise)))
  const bytes = bytesPerCheck(repeatedCheck, repeatedChecks)
  console.log('\nWhat a check takes from the heap, the same person and context: median of 10 times 100,000 checks')
  areHeld.push(verdict(`${bytes.toFixed(3)} bytes, less than ${mostBytes} asked for`, bytes < mostBytes))
  const scatter = (100 * quartileRange(noise)) / median(noise)
  console.log(
    `\nNoise of the machine: the same arithmetic scatters by ${scatter.toFixed(0)} % (middle half of the rounds).`,
  )
  if (areHeld.includes(false)) throw new Error('The rule engine misses a limit.')
} catch (error) {
  console.error(`\nFAILED: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

function printHead() {
  console.log(`
Node ${process.versions.node}, ${rounds} rounds, all engines of a measure in turn in each, warmed up before.
Microseconds a batch: median, and in brackets the width of the middle half of the rounds. “Times as fast” is the median
over the rounds of the other one’s time by that of the first.
All answers were compared before anything was timed, and for Frontegg the reasons as well.

What the engines are told is the same, as far as they can be told:
- Portico and the closures get dates as they come: two as ISO 8601 texts, one as a Date, one in epoch milliseconds.
  Frontegg throws on anything but a Date and gets these; CASL and GrowthBook get epoch milliseconds.
- Portico’s flags are asked by themselves through a module that the package does not export.
- The closures read the same rules, compiled once, and search with the platform’s RegExp without any bound. One pattern in
  twenty is not linear as it stands.
- CASL gets queries in operators of MongoDB, one rule for each condition of an “or” and for each side of a range turned
  round. Permissions are split into action and subject before they are asked about, wildcards written out with “manage”
  where all actions are covered, and what linked features decide is decided before.
- GrowthBook gets conditions of its own, and for a feature that expires whether it has. It knows no permissions. It runs
  with NODE_ENV in a plain object, as in a bundle.
- Portico keeps the answer of each condition for the last value: the values of the person who changes stay, but dates
  as objects and lists are compared again. The hooks tell it the time of the render, as is done here in a render again.
- Patterns that were compiled once come from the platform’s cache after that, in cold starts as well, for all engines.`)
}

/** Answers whether all limits are held. @param {Measure} measure @param {Samples} samples */
function print({ title, limits = [], most }, samples) {
  const [first = []] = samples.values()
  console.log(`\n${title}`)
  for (const [name, micros] of samples) {
    const ratio = micros === first ? '' : `   the first is ${times(medianRatio(micros, first))} times as fast`
    console.log(`  ${name.padEnd(20)}${figure(median(micros))} (${figure(quartileRange(micros)).trim()})${ratio}`)
  }
  const areHeld = limits.map(([name, other, least]) => {
    const ratio = medianRatio(samples.get(other) ?? [], samples.get(name) ?? [])
    return verdict(
      `${name} is ${times(ratio)} times as fast as ${other}, at least ${times(least)} asked for`,
      ratio >= least,
    )
  })
  if (most) {
    const [name, micros] = most
    const taken = median(samples.get(name) ?? [])
    areHeld.push(verdict(`${name} takes ${figure(taken).trim()}, at most ${micros} asked for`, taken <= micros))
  }
  return !areHeld.includes(false)
}

/** @param {string} said @param {boolean} isHeld */
function verdict(said, isHeld) {
  console.log(`  ${isHeld ? 'held:  ' : 'MISSED:'} ${said}`)
  return isHeld
}

/** @param {number} micros */
function figure(micros) {
  return micros.toFixed(micros < 10 ? 2 : 1).padStart(10)
}

/** @param {number} ratio */
function times(ratio) {
  return ratio >= 100 ? ratio.toFixed(0) : ratio.toFixed(2)
}
