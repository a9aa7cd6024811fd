import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { type EmulatorServer, startEmulator } from '../node/index.ts'
import { isTaken } from '../node/listen.ts'
import { readOptions, usageOf } from './options.ts'

/** The process that a command runs in. */
export interface CommandHost {
  /** The name that the usage text shows, such as `portico-emulator`. */
  readonly name: string
  /** The variables of the environment. `EMULATOR_PORT` replaces a missing `--port`. */
  readonly env: Readonly<Record<string, string | undefined>>
  /** Prints a line to standard output. */
  readonly print: (text: string) => void
  /** Prints a line to standard error. */
  readonly printError: (text: string) => void
}

/**
 * Runs the command of the emulator with its arguments, until SIGINT or SIGTERM ends it, or the program after `--` ends. Resolves to
 * the exit code: that of the program, else 0 after a stop or `--help`, 1 after a failure, which is printed in one line. Never rejects.
 */
export async function runEmulator(args: readonly string[], host: CommandHost): Promise<number> {
  try {
    const { own, program } = divideArguments(args)
    const options = await readOptions(own, host.env)
    if (options === 'help') {
      host.print(usageOf(host.name))
      return 0
    }
    const server = await startEmulator(options).catch((error: unknown) => {
      throw isTaken(error) ? new Error(`Port ${options.port ?? 4400} is taken. Choose another with --port`) : error
    })
    const ended = program ? null : stopBySignal(server)
    host.print(`Portico emulator ready at ${server.url}\nDashboard at ${server.dashboardUrl}`)
    if (server.controlToken) host.print(`Control routes ask for the token ${server.controlToken}`)
    if (program) return await runBeside(server, program)
    await ended
    return 0
  } catch (error) {
    host.printError(error instanceof Error ? error.message : String(error))
    return 1
  }
}

function stopBySignal(server: EmulatorServer): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => void server.stop().then(resolve, reject)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  })
}

async function runBeside(server: EmulatorServer, program: readonly string[]): Promise<number> {
  try {
    return await runProgram(program)
  } finally {
    await server.stop()
  }
}

/** The arguments of the command, and the program after `--` with its own. */
interface DividedArguments {
  readonly own: readonly string[]
  readonly program: readonly string[] | null
}

/** Divides the arguments at the first `--`. Throws if nothing follows it. */
function divideArguments(args: readonly string[]): DividedArguments {
  const at = args.indexOf('--')
  if (at === -1) return { own: args, program: null }
  if (at === args.length - 1) throw new Error('Write a program after --, such as: portico-emulator -- vite')
  return { own: args.slice(0, at), program: args.slice(at + 1) }
}

/**
 * Runs a program in this terminal, and passes signals of this process on to it. Resolves to its exit code, which is 128 and the
 * number of the signal if a signal ended it. Rejects if it cannot be started.
 */
async function runProgram([name = '', ...args]: readonly string[]): Promise<number> {
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
