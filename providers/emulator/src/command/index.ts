import { type EmulatorServer, startEmulator } from '../node/index.ts'
import { isTaken } from '../node/listen.ts'
import { readOptions, usageOf } from './options.ts'
import { divideArguments, runProgram } from './program.ts'

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
