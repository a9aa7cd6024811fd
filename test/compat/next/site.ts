import { type ChildProcess, spawn } from 'node:child_process'
import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { demoClientSecret } from '@portico/emulator'

/** What Next.js builds with. */
export type Bundler = 'turbopack' | 'webpack'

/** The application, built and served. */
export interface Site {
  /** Its origin. */
  readonly url: string
  /** Returns what its server has printed. */
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

const demoClientId = 'b6adfe4c-d695-4c04-b95f-3ec9fd0c6cca'
const home = import.meta.dirname
const command = join(home, 'node_modules/next/dist/bin/next')

/** Builds the application for production. Its settings are not there yet: they are those of each server. */
export async function build(bundler: Bundler): Promise<void> {
  await forgetBuilds()
  const { done, printed } = next(home, ['build', `--${bundler}`])
  if ((await done) !== 0) throw new Error(`next build --${bundler} failed:\n${printed()}`)
}

/** Serves what was built last, for the provider at `providerUrl`. */
export async function serve(providerUrl: string, settings: Readonly<Record<string, string>> = {}): Promise<Site> {
  return open('start', providerUrl, settings)
}

/** Serves the application in development, below a path if there is one. Pages are compiled when they are first opened. */
export async function develop(providerUrl: string, basePath = ''): Promise<Site> {
  await forgetBuilds()
  return open('dev', providerUrl, { NODE_ENV: 'development' }, basePath)
}

/** Builds an application in another folder below this one, and serves it. `/` of it has to answer. */
export async function buildAndServe(
  folder: string,
  settings: (url: string) => Readonly<Record<string, string>>,
): Promise<Site> {
  const url = `http://localhost:${await freePort()}`
  const built = next(folder, ['build'], settings(url))
  if ((await built.done) !== 0) throw new Error(`next build failed in ${folder}:\n${built.printed()}`)
  return whenAnswering(url, url, next(folder, ['start', '--port', new URL(url).port], settings(url)))
}

/** Bundlers believe a package of the same version to be the same; these are packed anew for each run. */
async function forgetBuilds(): Promise<void> {
  await rm(join(home, 'dist'), { recursive: true, force: true })
}

/** Copies the application to a folder in which it lives below a path. It finds its packages in the folders above. */
async function copyBelow(basePath: string): Promise<string> {
  const folder = join(home, 'dist/below')
  for (const name of ['app', 'next.config.mjs', 'package.json', 'portico.ts', 'proxy.ts', 'tsconfig.json'])
    await cp(join(home, name), join(folder, name), { recursive: true })
  const edit = async (name: string, ...changes: (readonly [from: string, to: string])[]) => {
    let text = await readFile(join(folder, name), 'utf8')
    for (const [from, to] of changes) {
      if (!text.includes(from)) throw new Error(`${name} has no ${from}`)
      text = text.replace(from, to)
    }
    await writeFile(join(folder, name), text)
  }
  await edit('portico.ts', ['{ public', `{ basePath: '${basePath}', public`])
  await edit(
    'next.config.mjs',
    ["distDir: 'dist'", `distDir: 'dist', basePath: '${basePath}'`],
    ['import.meta.dirname', JSON.stringify(home)],
  )
  await edit(
    'app/portico.tsx',
    [
      '\nimport type { ClientState }',
      "\nimport { routesBelow } from '@portico/headless/routes'\nimport type { ClientState }",
    ],
    ["'/api', state", `'${basePath}/api', routes: routesBelow('${basePath}'), state`],
    ['<FollowNextRouter', `<FollowNextRouter basePath="${basePath}"`],
  )
  return folder
}

async function open(
  kind: 'start' | 'dev',
  providerUrl: string,
  settings: Readonly<Record<string, string>>,
  basePath = '',
): Promise<Site> {
  const folder = basePath ? await copyBelow(basePath) : home
  const url = `http://localhost:${await freePort()}`
  const run = next(folder, [kind, '--port', new URL(url).port], {
    PORTICO_APP_URL: url,
    PORTICO_BASE_URL: providerUrl,
    PORTICO_CLIENT_ID: demoClientId,
    PORTICO_CLIENT_SECRET: demoClientSecret,
    PORTICO_ENCRYPTION_PASSWORD: '5e'.repeat(32),
    ...settings,
  })
  return whenAnswering(url, `${url}${basePath}/pricing`, run)
}

async function whenAnswering(url: string, page: string, { child, done, printed }: Run): Promise<Site> {
  let hasEnded = false
  void done.then(() => (hasEnded = true))
  while (!(await answers(page))) if (hasEnded) throw new Error(`The server of Next.js ended:\n${printed()}`)
  return {
    url,
    printed,
    stop: async () => {
      child.kill()
      await done
    },
  }
}

interface Run {
  readonly child: ChildProcess
  /** The exit code, or `null` after a signal. */
  readonly done: Promise<number | null>
  readonly printed: () => string
}

function next(cwd: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [command, ...args], {
    cwd,
    // Vitest sets NODE_ENV to "test", with which Next.js builds something else.
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const done = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  return { child, done, printed: () => text }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return await new Promise((resolve) => setTimeout(resolve, 50, false))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}
