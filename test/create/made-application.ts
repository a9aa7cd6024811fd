import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNodeAtLeast, type Template } from '../../tools/create-portico/src/templates.ts'
import { freePort, type Running, run, start } from './processes.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const cache = join(root, '.cache/create')
/** The Node for templates that the one of this process is too old for. */
const newerNode = '22.23.3'

/** An application that the command has made, as a person would. */
export interface MadeApplication {
  readonly folder: string
  /** The time at which the command was called, on the clock of `performance`. */
  readonly began: number
  /** The output of the command. */
  readonly printed: string
  /** Runs a script of its package.json to its end. */
  readonly script: (...args: readonly string[]) => Promise<string>
  /** Starts `npm run dev` with ports of its own, and resolves when the page answers. */
  readonly develop: () => Promise<Development>
  readonly remove: () => void
}

/** `npm run dev`, running. */
export interface Development {
  readonly url: string
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

/** Packs what an application installs, and the command itself. Returns the folder of the tarballs. */
export function packAll(): string {
  const folder = join(cache, 'packages')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const workspaces = ['headless', 'ui-kit', 'test/emulator', 'tools/create-portico'].flatMap((one) => ['-w', one])
  const args = ['pack', '--loglevel=error', '--ignore-scripts', '--pack-destination', folder, ...workspaces]
  execFileSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  return folder
}

/** Calls the packed command in a new folder. */
export async function makeApplication(template: Template, packages: string): Promise<MadeApplication> {
  const place = mkdtempSync(join(tmpdir(), `portico-create-${template.id}-`))
  const env = environmentFor(template)
  const [tarball = ''] = readdirSync(packages).filter((name) => name.startsWith('create-portico-'))
  const began = performance.now()
  const command = ['npm', 'exec', '--yes', '--package', join(packages, tarball), '--', 'create-portico', 'my-app']
  const printed = await run([...command, '--template', template.id, '--packages', packages], place, env)
  const folder = join(place, 'my-app')
  return {
    folder,
    began,
    printed,
    script: (...args) => run(['npm', 'run', '--silent', ...args], folder, env),
    develop: () => develop(folder, env),
    remove: () => rmSync(place, { recursive: true, force: true, maxRetries: 5 }),
  }
}

async function develop(folder: string, env: NodeJS.ProcessEnv): Promise<Development> {
  const [port, emulatorPort] = [await freePort(), await freePort()]
  const [url, provider] = [`http://localhost:${port}`, `http://localhost:${emulatorPort}`]
  const settings = {
    EMULATOR_PORT: String(emulatorPort),
    VITE_PORTICO_URL: provider,
    PUBLIC_PORTICO_URL: provider,
    PORTICO_BASE_URL: provider,
    PORTICO_APP_URL: url,
  }
  const running = start(['npm', 'run', 'dev', '--', '--port', String(port)], folder, { ...env, ...settings })
  await answering(url, running)
  return { url, printed: running.printed, stop: running.stop }
}

async function answering(url: string, running: Running): Promise<void> {
  let hasEnded = false
  void running.ended.then(() => (hasEnded = true))
  while (!(await answers(url))) if (hasEnded) throw new Error(`npm run dev ended:\n${running.printed()}`)
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return await new Promise((resolve) => setTimeout(resolve, 50, false))
  }
}

/** The environment of a person, with what npm has kept. Vitest sets NODE_ENV, with which frameworks build something else. */
function environmentFor({ node }: Template): NodeJS.ProcessEnv {
  const { NODE_ENV, VITEST, FORCE_COLOR, ...env } = process.env
  const path = isNodeAtLeast(process.version, node) ? [] : [folderOfNewerNode()]
  return {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !/^(?:npm_|VITEST_|INIT_CWD)/.test(name))),
    PATH: [...path, env['PATH']].join(delimiter),
    NO_COLOR: '1',
    npm_config_prefer_offline: 'true',
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
  }
}

/** Installs a newer Node beside this one, and returns the folder of its program. */
function folderOfNewerNode(): string {
  const folder = join(cache, 'node')
  mkdirSync(folder, { recursive: true })
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const args = ['install', '--prefix', folder, '--prefer-offline', '--no-save', '--loglevel=error']
  execFileSync('npm', [...args, `${name}@${newerNode}`], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  return join(folder, 'node_modules', name, 'bin')
}
