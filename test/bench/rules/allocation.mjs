// @ts-check
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { median } from '../statistics.mjs'

setFlagsFromString('--expose-gc')
const collectGarbage = /** @type {() => void} */ (runInNewContext('gc'))

const parts = 10
const checksEach = 100_000

/**
 * How many bytes a check takes from the heap: the median over ten times 100,000 checks. That few do not fill the young
 * generation unless each takes more than a hundred bytes, and what is left of it when it was emptied would show.
 *
 * @param {import('./rounds.mjs').Ask} ask
 * @param {number} questions
 */
export function bytesPerCheck(ask, questions) {
  return median(Array.from({ length: parts }, part))

  function part() {
    collectGarbage()
    const before = process.memoryUsage().heapUsed
    for (let check = 0; check < checksEach; check++) ask(check % questions)
    return (process.memoryUsage().heapUsed - before) / checksEach
  }
}
