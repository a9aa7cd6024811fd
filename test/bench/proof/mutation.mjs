// @ts-check
import { spawnSync } from 'node:child_process'

const seed = 7
const count = 12
const seconds = 300

/** @type {import('./part.mjs').Part} */
export const mutation = {
  id: 'mutation',
  title: 'Mutation',
  commands: [`npm run mutants -- --seed ${seed} --count ${count} --seconds ${seconds}`],
  method: 'Lines of the product are broken at random, one at a time; the tests of the folder alone notice it or not.',
  async measure({ root }) {
    const { stdout } = spawnSync(
      process.execPath,
      ['scripts/mutants/run.mjs', '--seed', String(seed), '--count', String(count), '--seconds', String(seconds)],
      { cwd: root, encoding: 'utf8', stdio: ['inherit', 'pipe', 'inherit'], maxBuffer: 2 ** 26 },
    )
    console.log(stdout)
    const [, noticed = '', tried = ''] = /(\d+) of (\d+) noticed, seed/.exec(stdout) ?? []
    if (tried === '') throw new Error('The run of mutants printed no tally.')
    const missed = stdout
      .split('\n')
      .filter((line) => line.startsWith('NOT NOTICED'))
      .map((line) => [line.replace('NOT NOTICED', '').trim()])
    return {
      sentences: [`${noticed} of ${tried} broken lines were noticed, by seed ${seed}.`],
      tables: missed.length > 0 ? [{ columns: ['Not noticed'], rows: missed }] : [],
    }
  },
}
