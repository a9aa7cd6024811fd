import fc from 'fast-check'
import { isSoak, seed } from './share.ts'
import { listLeftOut } from './slow-files.ts'

const variable = 'PORTICO_SEED'

/** Rounds of a property that names no figure of its own. */
const usual = 1000

/** Runs once before all tests: takes the seed of `PORTICO_SEED` or draws one, and prints it so that a run can be repeated. */
export function setup(): void {
  listLeftOut()
  if (isSoak) console.log(`A soak: ${usual} rounds of every property that does not say how many it ran`)
  if (process.env[variable] !== undefined) return
  process.env[variable] = String(Math.floor(Math.random() * 2 ** 31))
  console.log(`Property tests run with ${variable}=${process.env[variable]}`)
}

/** How many rounds a property runs: all of them in a soak (`npm run soak`), which prints them, else one in `share`. */
export function runs(full: number, share = 20): number {
  if (isSoak) console.log(`${full.toLocaleString('en')} rounds`)
  return isSoak ? full : Math.max(1, Math.floor(full / share))
}

fc.configureGlobal({ seed, numRuns: isSoak ? usual : usual / 10 })
