import { spawnSync } from 'node:child_process'

/**
 * Returns the seed of a run: that of `PORTICO_SEED`, else a number of the committed tree. One tree draws the same tests on
 * every machine. A folder without git has a random one.
 *
 * @returns {string}
 */
export function seedOfRun() {
  const set = process.env['PORTICO_SEED']
  if (set !== undefined) return set
  const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' })
  const number = Number.parseInt(stdout?.slice(0, 7) ?? '', 16)
  return String(Number.isNaN(number) ? Math.floor(Math.random() * 2 ** 28) : number)
}
