import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'

/** The arguments of the command, and the program after `--` with its own. */
export interface DividedArguments {
  readonly own: readonly string[]
  readonly program: readonly string[] | null
}

/** Divides the arguments at the first `--`. Throws if nothing follows it. */
export function divideArguments(args: readonly string[]): DividedArguments {
  const at = args.indexOf('--')
  if (at === -1) return { own: args, program: null }
  if (at === args.length - 1) throw new Error('Write a program after --, such as: portico-emulator -- vite')
  return { own: args.slice(0, at), program: args.slice(at + 1) }
}

/**
 * Runs a program in this terminal, and passes signals of this process on to it. Resolves to its exit code, which is 128 and the
 * number of the signal if a signal ended it. Rejects if it cannot be started.
 */
export async function runProgram([name = '', ...args]: readonly string[]): Promise<number> {
  // Programs of packages are `.cmd` files on Windows, which only a shell runs.
  const child = spawn(name, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  return endOf(name, child)
}

async function endOf(name: string, child: ChildProcess): Promise<number> {
  try {
    const [code, signal]: readonly (number | NodeJS.Signals | null)[] = await once(child, 'close')
    if (typeof code === 'number') return code
    return typeof signal === 'string' ? 128 + constants.signals[signal] : 1
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`The program ${name} cannot be started: ${reason}`)
  }
}
