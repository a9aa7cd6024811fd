import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isCancel, select, text } from '@clack/prompts'
import type { Wishes } from './arguments.ts'
import { type Answers, createPortico, defaultFolder } from './create-portico.ts'
import { holdFolder } from './folder.ts'
import { withoutOuterProject } from './package-manager.ts'
import { templates } from './templates.ts'

/** Asks in the terminal for the folder and the template that the arguments leave out. `null` if the person cancels. */
async function ask(wishes: Wishes, cwd: string): Promise<Answers | null> {
  const folder = wishes.folder ?? (await askFolder(cwd))
  if (isCancel(folder)) return null
  const template = wishes.template ?? (await askTemplate())
  return isCancel(template) ? null : { folder, template }
}

function askFolder(cwd: string) {
  return text({
    message: 'Name of the folder',
    placeholder: defaultFolder,
    defaultValue: defaultFolder,
    validate: (name) => problemOf(name || defaultFolder, cwd),
  })
}

function problemOf(name: string, cwd: string): string | undefined {
  try {
    holdFolder(resolve(cwd, name), name)
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function askTemplate() {
  return select({
    message: 'Framework',
    options: templates.map((template) => ({ value: template, label: template.label, hint: template.hint })),
  })
}

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const { version }: { readonly version: string } = JSON.parse(readFileSync(at('../package.json'), 'utf8'))

process.exitCode = await createPortico(process.argv.slice(2), {
  cwd: process.cwd(),
  userAgent: process.env['npm_config_user_agent'],
  nodeVersion: process.version,
  isTerminal: process.stdin.isTTY && process.stdout.isTTY,
  templates: at('./templates'),
  version,
  print: console.log,
  printError: console.error,
  ask: (wishes) => ask(wishes, process.cwd()),
  run,
})

async function run(program: string, args: readonly string[], folder: string): Promise<number> {
  const env = withoutOuterProject(process.env)
  // Package managers are `.cmd` files on Windows, which only a shell runs.
  const child = spawn(program, args, { cwd: folder, env, stdio: 'inherit', shell: process.platform === 'win32' })
  try {
    const [code]: readonly (number | null)[] = await once(child, 'close')
    return code ?? 1
  } catch (error) {
    console.error(`The program ${program} cannot be started: ${error instanceof Error ? error.message : error}`)
    return 1
  }
}
