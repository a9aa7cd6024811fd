import type { Command, Output } from './command.ts'

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

/** The commands by name. Each one is loaded when it is called. */
const commands: Readonly<Record<string, { readonly about: string; readonly load: () => Promise<Command> }>> = {
  doctor: {
    about: 'examines a provider and what stands before it',
    load: async () => (await import('./doctor/index.ts')).doctor,
  },
  emulator: {
    about: 'serves a provider on this machine',
    load: async () => (await import('./emulator/index.ts')).emulator,
  },
  init: {
    about: 'adds Portico to an application that is there',
    load: async () => (await import('./init/index.ts')).init,
  },
  migrate: {
    about: 'rewrites an application that uses another SDK',
    load: async () => (await import('./migrate/index.ts')).migrate,
  },
  upgrade: {
    about: 'puts new public names of Portico in place of old ones',
    load: async () => (await import('./upgrade/index.ts')).upgrade,
  },
}
