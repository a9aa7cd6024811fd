// @ts-check
// `npm run test:engines` runs the flows in Firefox and WebKit; `-- --pictures` takes pictures of both and of Chromium
// into `.cache/engines/pictures`, 1280 and 360 pixels wide, and `-- --orca` compares what Orca speaks, alone on the machine.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingEngines, missingOrca } from './programs.mjs'

const kinds = /** @type {const} */ (['pictures', 'orca'])
const kind = kinds.find((one) => process.argv.includes(`--${one}`)) ?? 'flows'

const missing = kind === 'orca' ? missingOrca() : missingEngines()
if (missing.length > 0) {
  for (const sentence of missing) console.error(sentence)
  process.exit(1)
}

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const further = process.argv.slice(2).filter((argument) => argument !== `--${kind}`)
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', fileURLToPath(new URL('vitest.config.ts', import.meta.url)), ...further],
  { stdio: 'inherit', env: { ...process.env, PORTICO_ENGINES: kind } },
)
process.exitCode = status ?? 1
