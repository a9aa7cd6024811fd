// @ts-check
// `npm run bench` installs the peers and runs each part. `npm run bench -- login table` runs some of them.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { here, installPeers } from './install.mjs'

const parts = ['types', 'store', 'login', 'rules', 'table', 'portal', 'directory', 'frontegg']
const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((name) => !parts.includes(name))
if (unknown.length > 0) throw new Error(`No part is named ${unknown}. The parts are ${parts}.`)

await installPeers()
const failed = (positionals.length > 0 ? positionals : parts).filter((name) => {
  const program = join(here, `${name}.mjs`)
  const args = existsSync(program) ? [program] : [join(here, '../../node_modules/typescript/bin/tsc'), '-p', here]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
})
if (failed.length > 0) {
  console.error(`\nFAILED: ${failed.join(', ')}`)
  process.exitCode = 1
}
