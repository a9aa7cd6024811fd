import { realpathSync } from 'node:fs'
import { join, sep } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { diskFiles, type FilePort } from '../../../file-edits/src/file-port.ts'
import { sentencesOf } from '../../../file-edits/src/file-problem.ts'
import { edited } from '../../../file-edits/src/text-edits.ts'
import { writeChanges } from '../../../file-edits/src/write-changes.ts'
import type { Command, Output } from '../command.ts'
import { differenceOf } from '../difference.ts'
import { type Row, withRows } from '../json-rows.ts'
import { countErrors } from '../source-tree/count-errors.ts'
import { version } from '../version.ts'
import type { Change } from './change.ts'
import { frameworkOf, frameworks } from './frameworks/index.ts'
import { nextSteps } from './next-steps.ts'
import { type Options, readOptions, usage } from './options.ts'
import { holdVersions } from './peers.ts'
import { type Project, readProject, textIn } from './project.ts'

/** Files that frameworks read in development as well. */
const otherFiles = ['.env', '.env.development', '.env.development.local']

/** Adds Portico to an application that is there. */
export const init: Command = (args, output) => {
  const { env, stdin, stdout, version: nodeVersion } = process
  const isColoured = stdout.isTTY && !env['NO_COLOR']
  const ask = stdin.isTTY ? askInTerminal : null
  return runInit(args, output, { folder: process.cwd(), isColoured, nodeVersion, ask })
}

/** The process that init runs in. */
export interface InitHost {
  /** The folder of the command. */
  readonly folder: string
  readonly isColoured: boolean
  /** The version of Node, such as `v22.12.0`. */
  readonly nodeVersion: string
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
  holdVersions(project, host.nodeVersion)
  const { changes, missing, steps } = framework.plan(project)
  const variable = `${framework.publicPrefix}PORTICO_URL`
  const all = [
    ...changes,
    ...manifestChanges(project, version),
    ...environmentChanges(project, framework.environmentFile, variable, options.provider),
  ]
  output.print(`${framework.name}, ${project.isTypeScript ? 'TypeScript' : 'JavaScript'}, ${project.packageManager}`)
  if (all.length + missing.length === 0) {
    output.print('Everything is there: nothing to change.')
    return 0
  }
  const files = diskFiles(options.folder)
  for (const change of all) output.print(`\n${differenceOf(change, host.isColoured)}${linkOf(files, options, change)}`)
  if (options.isDry) {
    if (missing.length > 0) output.print(`\nBy hand:\n${missing.map((step) => `  ${step}`).join('\n')}`)
    return 0
  }
  const allowed = await allowedOf(all, options, host)
  const problems = writeChanges(files, allowed, countErrors)
  if (problems.length > 0) {
    for (const problem of problems) output.printError(sentencesOf(problem))
    return 2
  }
  const left = all.filter((change) => !allowed.includes(change))
  for (const { path, needs } of left) {
    const reason = needs !== undefined && left.some((one) => one.path === needs) ? `, as it needs ${needs}` : ''
    output.print(`\n${path} was left as it is${reason}.`)
  }
  const { provider } = options
  if (left.length < all.length || missing.length > 0) {
    output.print(nextSteps({ framework, project, provider, steps: [...missing, ...steps] }))
  }
  return left.length + missing.length === 0 ? 0 : 1
}

/** Returns the changes that may be written. One that needs a file which was left is left as well. */
async function allowedOf(changes: readonly Change[], { isAgreed }: Options, { ask }: InitHost) {
  const refused = new Set<Change>()
  for (const change of changes.filter(({ replaces }) => replaces)) {
    if (!(await ask?.(`Replace ${change.path}, which has other content?`))) refused.add(change)
  }
  const isLeft = (path: string | undefined) => [...refused].some((one) => one.path === path)
  for (const change of changes) if (isLeft(change.needs)) refused.add(change)
  const clean = changes.filter((change) => !change.replaces && !refused.has(change))
  const question = `Write ${clean.map(({ path }) => path).join(', ')}?`
  if (clean.length > 0 && !isAgreed && !(await ask?.(question))) for (const change of clean) refused.add(change)
  for (const change of changes) if (isLeft(change.needs)) refused.add(change)
  return changes.filter((change) => !refused.has(change))
}

/** Names the file behind a symbolic link that leads out of the folder. */
function linkOf(files: FilePort, { folder }: Options, { path }: Change): string {
  const place = files.placeOf(path)
  return place.startsWith(`${realpathSync(folder)}${sep}`) || place === join(folder, path)
    ? ''
    : `\n${path} is a link to ${place}.`
}

async function askInTerminal(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return /^y(?:es)?$/i.test((await terminal.question(`\n${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}

/** Plans the lines of package.json: the packages that the application lacks, in the order of the alphabet. */
function manifestChanges(project: Project, version: string): readonly Change[] {
  const { manifest, packages } = project
  const lacking = (names: readonly string[]) =>
    names.filter((name) => !(name in packages)).map((name): Row => [name, `^${version}`])
  const own = withRows(manifest, 'dependencies', lacking(['@portico/headless', '@portico/ui-kit']))
  const after = withRows(own, 'devDependencies', lacking(['@portico/emulator']))
  return after === manifest ? [] : [{ path: 'package.json', before: manifest, after, replaces: false }]
}

/** Plans the line of the provider's address. A variable that one of the files has keeps its value. */
function environmentChanges(project: Project, file: string, name: string, value: string): readonly Change[] {
  const line = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`, 'm')
  if ([file, ...otherFiles].some((one) => line.test(textIn(project, one) ?? ''))) return []
  const before = textIn(project, file)
  const text = before ?? ''
  const start = text === '' || text.endsWith('\n') ? '' : '\n'
  const after = edited(text, [{ start: text.length, end: text.length, text: `${start}${name}=${value}\n` }])
  return [{ path: file, before, after, replaces: false }]
}
