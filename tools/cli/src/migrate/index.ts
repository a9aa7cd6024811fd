import { statSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Command } from '../command.ts'
import { reportChanges } from '../report-changes.ts'

/** `portico migrate`: rewrites an application that uses another SDK. */
export const migrate: Command = async (args, { print, printError }) => {
  const given = readArgs(args)
  if (typeof given === 'string') {
    printError(`${given}\n\n${help}`)
    return 2
  }
  if (given.help) {
    print(help)
    return 0
  }
  const { migrateFrontegg } = await import('./frontegg/migrate-frontegg.ts')
  if (!statSync(given.folder, { throwIfNoEntry: false })?.isDirectory()) {
    printError(`There is no folder ${given.folder}.`)
    return 2
  }
  const migration = await migrateFrontegg(given.folder, { isDirect: !given.noDirect, isDry: given.dry })
  return reportChanges(migration, { ...words, isDry: given.dry }, { print, printError })
}

interface Given {
  readonly folder: string
  readonly dry: boolean
  readonly noDirect: boolean
  readonly help: boolean
}

/** Returns the options, or what is wrong with them. */
function readArgs(args: readonly string[]): Given | string {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        from: { type: 'string' },
        dry: { type: 'boolean', default: false },
        'no-direct': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
    const { from, dry, help } = values
    if (!help && from !== 'frontegg') return 'portico migrate needs --from frontegg, the only SDK that it reads.'
    if (positionals.length > 1) return 'portico migrate takes one folder.'
    return { folder: positionals[0] ?? '.', dry, noDirect: values['no-direct'], help }
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown)
  }
}

const words = {
  nothing: 'No file imports a package of Frontegg.',
  next: 'Run npm install next.',
  guide: 'docs/from-frontegg.md',
}

const help = `Usage: portico migrate --from frontegg [folder] [options]

Puts @portico/compat-frontegg in place of Frontegg's packages: in imports, mocks and package.json.

  --dry        prints the difference and writes nothing
  --no-direct  keeps the layer for names that Portico has in the same shape
  --help       prints this

The exit code is 0 if all files could be read, 1 if some were left or nothing was written, and 2 for wrong arguments.`
