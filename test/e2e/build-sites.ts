import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { anyEmulator } from './site.ts'
import { type SiteName, type SitePlan, sites } from './sites.ts'

/** Builds sites as they would be shipped, into a folder of `.cache`, and returns the folder of each by its name. */
export async function buildSites(
  names: readonly SiteName[],
  cache: 'e2e' | 'engines',
): Promise<Readonly<Record<string, string>>> {
  const built = names.map(async (name) => [name, await buildSite(sites[name], join(root, '.cache', cache, name))])
  return Object.fromEntries(await Promise.all(built))
}

const root = fileURLToPath(new URL('../../', import.meta.url))
const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')

async function buildSite({ source, env }: SitePlan, folder: string): Promise<string> {
  const build = spawn(process.execPath, [vite, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: join(root, source),
    env: { ...process.env, ...env, NODE_ENV: 'production', VITE_EMULATOR_URL: anyEmulator },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [status, complaints] = await Promise.all([
    new Promise((resolve, reject) => build.on('error', reject).on('close', resolve)),
    text(build.stderr),
  ])
  if (status !== 0) throw new Error(`The site of ${source} does not build:\n${complaints}`)
  return folder
}
