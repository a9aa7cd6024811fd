import type { Output } from './command.ts'
import { commands } from './commands.ts'

/** Runs the command that the first argument names. Resolves to the exit code: 2 if there is no such command. */
export async function runCommand([name, ...args]: readonly string[], output: Output): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    output.print(usage())
    return name === undefined ? 2 : 0
  }
  const found = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!found) {
    output.printError(`There is no command ${name}.\n\n${usage()}`)
    return 2
  }
  const command = await found.load()
  return command(args, output)
}

function usage(): string {
  const rows = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(10)} ${about}`)
  return ['Usage: portico <command> [options]', '', ...rows, '', 'portico <command> --help lists the options.'].join(
    '\n',
  )
}
