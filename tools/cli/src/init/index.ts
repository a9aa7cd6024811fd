import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Command, Output } from '../command.ts'
import { differenceOf } from '../difference.ts'
import { version } from '../version.ts'
import type { Change } from './change.ts'
import { environmentChanges } from './environment.ts'
import { frameworkOf, frameworks } from './frameworks/index.ts'
import { manifestChanges } from './manifest.ts'
import { nextSteps } from './next-steps.ts'
import { type Options, readOptions, usage } from './options.ts'
import { readProject } from './project.ts'

/** Adds Portico to an application that is there. */
export const init: Command = (args, output) => {
  const { env, stdin, stdout } = process
  const isColoured = stdout.isTTY && !env['NO_COLOR']
  return runInit(args, output, { folder: process.cwd(), isColoured, ask: stdin.isTTY ? askInTerminal : null })
}

/** The process that init runs in. */
export interface InitHost {
  /** The folder of the command. */
  readonly folder: string
  readonly isColoured: boolean
  /** Asks a question and resolves to `true` for a yes; `null` if no person can answer. */
  readonly ask: ((question: string) => Promise<boolean>) | null
}

/** Runs init. Resolves to the exit code. */
export async function runInit(args: readonly string[], output: Output, host: InitHost): Promise<number> {
  try {
    const options = readOptions(args, host.folder)
    if (options === 'help') {
      output.print(usage)
      return 0
    }
    return await setUp(options, output, host)
  } catch (thrown) {
    output.printError(thrown instanceof Error ? thrown.message : String(thrown))
    return 2
  }
}

async function setUp(options: Options, output: Output, host: InitHost): Promise<number> {
  const project = readProject(options.folder)
  const framework = frameworks.find(({ name }) => name === options.framework) ?? frameworkOf(project)
  const { changes, steps } = framework.plan(project)
  const variable = `${framework.publicPrefix}PORTICO_URL`
  const all = [
    ...changes,
    ...manifestChanges(project, version),
    ...environmentChanges(project, framework.environmentFile, variable, options.provider),
  ]
  output.print(`${framework.name}, ${project.isTypeScript ? 'TypeScript' : 'JavaScript'}, ${project.packageManager}`)
  if (all.length === 0) {
    output.print('Everything is there: nothing to change.')
    return 0
  }
  for (const change of all) output.print(`\n${differenceOf(change, host.isColoured)}`)
  if (options.isDry) return 0
  const left = await writeAll(all, options, host)
  for (const { path } of left) output.print(`\n${path} was left as it is.`)
  if (left.length < all.length) output.print(nextSteps({ framework, project, provider: options.provider, steps }))
  return left.length === 0 ? 0 : 1
}

/** Writes the allowed changes. Resolves to those that were left out. */
async function writeAll(changes: readonly Change[], { isAgreed, folder }: Options, { ask }: InitHost) {
  const [questions, clean] = [changes.filter(({ replaces }) => replaces), changes.filter(({ replaces }) => !replaces)]
  const left: Change[] = []
  const mayWrite = clean.length > 0 && (isAgreed || (await ask?.(`Write ${clean.map(({ path }) => path).join(', ')}?`)))
  for (const change of clean) {
    if (mayWrite) await write(folder, change)
    else left.push(change)
  }
  for (const change of questions) {
    if (await ask?.(`Replace ${change.path}, which has other content?`)) await write(folder, change)
    else left.push(change)
  }
  return left
}

async function write(folder: string, { path, after }: Change): Promise<void> {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, after)
}

async function askInTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`\n${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
