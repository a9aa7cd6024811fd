import { appendFileSync } from 'node:fs'
import { isTaken, part } from './share.ts'

/** Files of plain tests that take seconds each. `npm test` takes one in four of them; no sentence of the flows needs them. */
const slow = [
  'headless/src/session/tabs/tabs-model.test.ts',
  'headless/test/fuzz/fuzz.test.ts',
  'headless/test/lists/lists.test.ts',
  'headless/test/lists/portal-lists.test.ts',
  'headless/test/missing-part/missing-part.test.ts',
  'headless/test/processes/processes.test.ts',
  'test/contract/coverage.test.ts',
  'test/contract/unsent.test.ts',
  'providers/emulator/src/cli.test.ts',
  'providers/emulator/src/node/glewlwyd.test.ts',
  'providers/emulator/src/node/simplesamlphp.test.ts',
  'providers/emulator/src/page.test.ts',
  'providers/emulator/src/state/read-state.test.ts',
  'test/size/groups.test.ts',
  'ui-kit/test/generate-messages.test.ts',
]
const whole = process.env['PORTICO_WHOLE']?.split(',') ?? []
const leftOut = slow.filter((path) => !whole.includes(path) && !isTaken({ path, title: '', oneIn: 4 }, 'seed'))

/** The files of plain tests that this run takes. */
export function plainFiles(all: readonly string[]): { readonly include: string[]; readonly exclude: string[] } {
  if (part === 'rest') return { include: [...leftOut], exclude: [] }
  return { include: [...all], exclude: part === 'seed' ? [...leftOut] : [] }
}

/** Adds the files that this run leaves out to the list of what a run leaves out. */
export function listLeftOut(): void {
  const list = process.env['PORTICO_LEFT_OUT']
  if (part !== 'seed' || list === undefined) return
  appendFileSync(list, leftOut.map((path) => `unit\t${path}\tall of it\n`).join(''))
}
