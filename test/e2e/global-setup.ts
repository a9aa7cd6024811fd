import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/chromium.mjs'
import { buildWhatIsStale } from '../../scripts/fresh-build.mjs'
import { anyEmulator } from './site.ts'
import { type SitePlan, sites } from './sites.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folders of the built sites. */
    readonly sites: Readonly<Record<string, string>>
    /** The browser. */
    readonly chromium: string
  }
}

/** Builds the packages and every site once, as they would be shipped. */
export async function setup(project: TestProject): Promise<void> {
  buildWhatIsStale(['headless', 'ui-kit', 'test/emulator'])
  project.provide('sites', await buildSites())
  project.provide('chromium', findChromium())
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')

async function buildSites(): Promise<Readonly<Record<string, string>>> {
  const built = Object.entries<SitePlan>(sites).map(async ([name, plan]) => [name, await buildSite(name, plan)])
  return Object.fromEntries(await Promise.all(built))
}

async function buildSite(name: string, { source, env }: SitePlan): Promise<string> {
  const folder = join(root, '.cache', 'e2e', name)
  const build = spawn(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: join(root, source),
    env: { ...process.env, ...env, NODE_ENV: 'production', VITE_EMULATOR_URL: anyEmulator },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [status, complaints] = await Promise.all([
    new Promise((resolve, reject) => build.on('error', reject).on('close', resolve)),
    text(build.stderr),
  ])
  if (status !== 0) throw new Error(`The site ${name} does not build:\n${complaints}`)
  return folder
}
