// @ts-check
import { median } from '../statistics.mjs'

/**
 * Answers a question, by its number.
 *
 * @typedef {(at: number) => boolean} Ask
 */

/**
 * What is measured: a batch of questions, asked of each subject.
 *
 * @typedef {object} Measure
 * @property {string} title
 * @property {number} questions How many a batch has.
 * @property {boolean} [isStartTimed] Whether getting ready counts as well.
 * @property {Readonly<Record<string, () => Ask>>} subjects By name, how each gets ready for a batch.
 * @property {readonly Limit[]} [limits]
 * @property {readonly [name: string, micros: number]} [most] How long a batch of one subject may take.
 */

/** How many times as fast one subject is to be as another. @typedef {readonly [name: string, other: string, least: number]} Limit */

/** Microseconds a batch, by subject, one for each round. @typedef {Map<string, number[]>} Samples */

/** For how long everything runs before it is timed, and for how long, together, the batches that make one sample. */
const warmUpMs = 200
const sampleMs = 1

/** Throws where subjects do not answer the same as the first of them. @param {readonly Measure[]} measures */
export function compareAnswers(measures) {
  for (const { title, questions, subjects } of measures) {
    const answers = Object.entries(subjects).map(([name, start]) => {
      const ask = start()
      return { name, given: Array.from({ length: questions }, (_, at) => ask(at)) }
    })
    for (const { name, given } of answers) {
      const at = given.findIndex((answer, question) => answer !== answers[0]?.given[question])
      if (at >= 0) throw new Error(`${title}: ${name} answers ${given[at]} to question ${at}, unlike the first.`)
    }
  }
}

/**
 * Runs the subjects of a measure in every round, one after the other in an order that turns, so that what disturbs the
 * machine disturbs them alike.
 *
 * @param {Measure} measure
 * @param {number} rounds
 * @param {number[]} noise Gets the time of the same arithmetic in each round.
 */
export function runRounds(measure, rounds, noise) {
  const subjects = Object.entries(measure.subjects).map(([name, start]) => ({
    name,
    start,
    ...warmedUp(measure, start),
  }))
  /** @type {Samples} */
  const samples = new Map(subjects.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    noise.push(arithmetic())
    for (const { name, start, times, granted } of turned(subjects, round)) {
      const sample = timed(measure, start, times)
      if (sample.granted !== granted) throw new Error(`${measure.title}: ${name} does not answer as before.`)
      samples.get(name)?.push(sample.micros)
    }
  }
  return samples
}

/** How many batches are to make a sample, and how often a batch is answered with yes. @param {Measure} measure @param {() => Ask} start */
function warmedUp(measure, start) {
  const end = performance.now() + warmUpMs
  const samples = [timed(measure, start, 1)]
  while (performance.now() < end) samples.push(timed(measure, start, 1))
  const micros = median(samples.slice(-50).map((sample) => sample.micros))
  return { times: Math.ceil((sampleMs * 1000) / micros), granted: samples[0]?.granted }
}

/** Microseconds for each of so many batches. @param {Measure} measure @param {() => Ask} start @param {number} times */
function timed({ questions, isStartTimed = false }, start, times) {
  const asks = isStartTimed ? [] : Array.from({ length: times }, start)
  let granted = 0
  const before = performance.now()
  for (let time = 0; time < times; time++) {
    const ask = asks[time] ?? start()
    for (let at = 0; at < questions; at++) if (ask(at)) granted++
  }
  return { micros: ((performance.now() - before) * 1000) / times, granted: granted / times }
}

function arithmetic() {
  const before = performance.now()
  let bits = 1
  for (let step = 0; step < 400_000; step++) {
    bits ^= bits << 13
    bits ^= bits >>> 17
    bits ^= bits << 5
  }
  if (bits === 0) throw new Error('A shift register of this kind never reaches 0')
  return (performance.now() - before) * 1000
}

/** @template Item @param {readonly Item[]} items @param {number} by */
function turned(items, by) {
  const at = by % items.length
  return [...items.slice(at), ...items.slice(0, at)]
}
