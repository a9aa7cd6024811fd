import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { diskFiles } from '../../../file-edits/src/file-port.ts'
import type { Command } from '../command.ts'
import { filesIn } from '../files-in.ts'
import { reportChanges } from '../report-changes.ts'

/** `portico upgrade`: puts new public names of Portico in place of old ones. */
export const upgrade: Command = async (args, output) => {
  const given = readArgs(args)
  if (typeof given === 'string') {
    output.printError(`${given}\n\n${help}`)
    return 2
  }
  if (given.help) {
    output.print(help)
    return 0
  }
  if (!statSync(given.folder, { throwIfNoEntry: false })?.isDirectory()) {
    output.printError(`There is no folder ${given.folder}.`)
    return 2
  }
  const [{ upgradeFiles }, { tables }] = await Promise.all([import('./upgrade-files.ts'), import('./tables.ts')])
  const isDry = !given.write
  const result = upgradeFiles(diskFiles(given.folder), filesIn(given.folder), { tables, isDry })
  return reportChanges(result, { ...words, isDry }, output)
}

interface Given {
  readonly folder: string
  readonly write: boolean
  readonly help: boolean
}

/** Returns the options, or what is wrong with them. */
function readArgs(args: readonly string[]): Given | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    if (positionals.length > 1) return 'portico upgrade takes one folder.'
    return { folder: positionals[0] ?? '.', ...values }
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

const words = {
  nothing: 'No file has an old name.',
  next: 'Compile the application next.',
  guide: 'docs/cli.md#portico-upgrade',
}

const help = `Usage: portico upgrade [folder] [options]

Puts new public names of Portico in place of old ones: in imports, in what is read of hooks, and in what is given to them.
Without --write it prints the difference and writes nothing.

  --write  writes the files
  --help   prints this

The exit code is 0 if all files could be read, 1 if some were left or nothing was written, and 2 for wrong arguments.`
