import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { productionAliases, sourceAliases } from '../../../test/source-aliases.ts'

/** The command, running. */
export interface Running {
  readonly child: ChildProcess
  /** What it has written so far. */
  readonly output: () => string
  readonly errors: () => string
  /** What it ended by: its code, or the signal. */
  readonly ended: Promise<number | string | null>
}

/** The command, made of the sources as they are now. */
export interface Command {
  readonly run: (args: readonly string[], env?: Readonly<Record<string, string>>) => Running
  /** Ends what runs still. */
  readonly stop: () => Promise<void>
  readonly remove: () => Promise<void>
}

/** Builds `src/cli.ts` of a package into a folder of its own, so that no test depends on what was built before. */
export async function buildCommand(root = join(import.meta.dirname, '..')): Promise<Command> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-command-'))
  await build({
    configFile: false,
    logLevel: 'silent',
    root,
    resolve: { alias: [...sourceAliases, ...productionAliases] },
    ssr: { noExternal: true },
    build: { ssr: 'src/cli.ts', outDir: folder, rolldownOptions: { output: { entryFileNames: 'cli.mjs' } } },
  })
  const running: Running[] = []
  return {
    run(args, env = {}) {
      const child = spawn(process.execPath, [join(folder, 'cli.mjs'), ...args], { env: { ...process.env, ...env } })
      const written = { output: '', errors: '' }
      child.stdout.on('data', (chunk) => (written.output += chunk))
      child.stderr.on('data', (chunk) => (written.errors += chunk))
      const ended = once(child, 'close').then(([code, signal]): number | string | null => code ?? signal)
      const one = { child, output: () => written.output, errors: () => written.errors, ended }
      running.push(one)
      return one
    },
    async stop() {
      for (const { child, ended } of running.splice(0)) {
        if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
        await ended
      }
    },
    remove: () => rm(folder, { recursive: true }),
  }
}
