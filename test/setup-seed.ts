import fc from 'fast-check'

const variable = 'PORTICO_SEED'

/** Runs once before all tests: takes the seed of `PORTICO_SEED` or draws one, and prints it so that a run can be repeated. */
export function setup(): void {
  if (process.env[variable] !== undefined) return
  process.env[variable] = String(Math.floor(Math.random() * 2 ** 31))
  console.log(`Property tests run with ${variable}=${process.env[variable]}`)
}

/** How many rounds a property runs: all of them in a soak (`npm run soak`), a tenth of them otherwise. */
export function runs(full: number): number {
  return process.env['PORTICO_SOAK'] === '1' ? full : Math.max(1, Math.floor(full / 10))
}

fc.configureGlobal({ seed: Number(process.env[variable] ?? 0), numRuns: runs(1000) })
