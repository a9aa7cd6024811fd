import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/chromium.mjs'
import { buildWhatIsStale } from '../../scripts/fresh-build.mjs'
import { anyEmulator } from './site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the built example. */
    readonly example: string
    /** The browser. */
    readonly chromium: string
  }
}

/** Builds the packages and the example once, as they would be shipped. */
export function setup(project: TestProject): void {
  buildWhatIsStale(['headless', 'test/emulator'])
  project.provide('example', buildExample('custom-login'))
  project.provide('chromium', findChromium())
}

const root = fileURLToPath(new URL('../../', import.meta.url))

function buildExample(name: string): string {
  const folder = join(root, '.cache', 'e2e', name)
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  const { status, stderr } = spawnSync(
    process.execPath,
    [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    {
      cwd: join(root, 'examples', name),
      env: { ...process.env, NODE_ENV: 'production', VITE_EMULATOR_URL: anyEmulator },
      encoding: 'utf8',
    },
  )
  if (status !== 0) throw new Error(`The example ${name} does not build:\n${stderr}`)
  return folder
}
