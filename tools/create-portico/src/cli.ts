import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ask } from './ask.ts'
import { createPortico } from './create-portico.ts'
import { withoutOuterProject } from './package-manager.ts'

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
