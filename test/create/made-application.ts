import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  readonly develop: () => Promise<Served>
  /** Serves what was built as its README says, beside an emulator. Its settings are those of `.env`. */
  readonly serve: () => Promise<Served>
  /** The README names a command that serves what was built. */
  readonly isServed: boolean
  readonly remove: () => void
}

/** An application that runs. */
export interface Served {
  readonly url: string
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

/** Packs what an application installs, and the command itself. Returns the folder of the tarballs. */
export function packAll(): string {
  const folder = join(cache, 'packages')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const workspaces = ['headless', 'ui-kit', 'providers/emulator', 'tools/create-portico'].flatMap((one) => ['-w', one])
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
  const ports = { page: await freePort(), emulator: await freePort() }
  writePorts(join(folder, '.env'), ports)
  const [, served = ''] = /^npm (start|run preview)\b/m.exec(readFileSync(join(folder, 'README.md'), 'utf8')) ?? []
  return {
    folder,
    began,
    printed,
    script: (...args) => run(['npm', 'run', '--silent', ...args], folder, env),
    develop: () => serve(['npm', 'run', 'dev', '--', '--port', String(ports.page)], folder, env, ports),
    serve: () =>
      serve(['npx', '--no-install', 'portico-emulator', '--', 'npm', ...served.split(' ')], folder, env, ports),
    isServed: served !== '',
    remove: () => rmSync(place, { recursive: true, force: true, maxRetries: 5 }),
  }
}

/** The ports of an application and of its emulator. */
interface Ports {
  readonly page: number
  readonly emulator: number
}

async function serve(
  command: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
  { page, emulator }: Ports,
): Promise<Served> {
  const url = `http://localhost:${page}`
  const running = start(command, folder, { ...env, PORT: String(page), EMULATOR_PORT: String(emulator) })
  await answering(url, running)
  return { url, printed: running.printed, stop: running.stop }
}

/** Writes the ports into the settings, as a person would whose ports are taken. */
function writePorts(path: string, { page, emulator }: Ports): void {
  const settings = readFileSync(path, 'utf8')
    .replace('http://localhost:4400', `http://localhost:${emulator}`)
    .replace(/^(PORTICO_APP_URL=).*$/m, `$1http://localhost:${page}`)
  writeFileSync(path, settings)
}

async function answering(url: string, running: Running): Promise<void> {
  let hasEnded = false
  void running.ended.then(() => (hasEnded = true))
  while (!(await answers(url))) if (hasEnded) throw new Error(`The server ended:\n${running.printed()}`)
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
