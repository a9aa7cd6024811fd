// @ts-check
// `npm run test:engines` runs the flows in Firefox and WebKit; `-- --pictures` takes pictures of both and of Chromium.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { missingEngines } from './programs.mjs'

const missing = missingEngines()
if (missing.length > 0) {
  for (const sentence of missing) console.error(sentence)
  process.exit(1)
}

const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs')
const isForPictures = process.argv.includes('--pictures')
const further = process.argv.slice(2).filter((argument) => argument !== '--pictures')
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', '--config', fileURLToPath(new URL('vitest.config.ts', import.meta.url)), ...further],
  { stdio: 'inherit', env: { ...process.env, ...(isForPictures && { PORTICO_ENGINE_PICTURES: '1' }) } },
)
process.exitCode = status ?? 1
