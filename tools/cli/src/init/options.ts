import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { targetOf } from '@portico/headless/internal'
import { frameworks } from './frameworks/index.ts'

/** The usage text of init, with all options. */
export const usage = `portico init [options]

Adds Portico to the application in this folder. It shows each difference before it writes.

  --framework NAME   ${frameworks.map(({ name }) => name).join(', ')}; default: the one that package.json names
  --provider URL     the provider; default: the emulator, http://localhost:4400
  --folder FOLDER    the application; default: this folder
  --dry              shows the differences and writes nothing
  --yes              writes new files and insertions without a question; a file with other content is left as it is

The exit code is 0 if the application is set up, 1 if something was left out, and 2 if init cannot work here.`

/** The arguments after they are read. */
export interface Options {
  readonly framework: string | undefined
  readonly provider: string
  readonly folder: string
  readonly isDry: boolean
  readonly isAgreed: boolean
}

/** Reads the arguments. Throws an `Error` of one line if one of them is wrong. */
export function readOptions(args: readonly string[], folder: string): Options | 'help' {
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) return 'help'
  const { framework, provider = 'http://localhost:4400', dry = false, yes = false } = values
  if (framework !== undefined && !frameworks.some(({ name }) => name === framework)) {
    throw new Error(`--framework takes ${frameworks.map(({ name }) => name).join(', ')}, not "${framework}"`)
  }
  return {
    framework,
    provider: rootOf(provider),
    folder: resolve(folder, values.folder ?? '.'),
    isDry: dry,
    isAgreed: yes,
  }
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = { help: flag, framework: text, provider: text, folder: text, dry: flag, yes: flag } as const

/** The root of the provider, as the client reads it. Throws its error if the address is none. */
function rootOf(provider: string): string {
  // The URL standard leaves out the ends of lines, so that they would vanish unseen.
  if (/[\s\p{Cc}]/u.test(provider)) throw new Error(`--provider takes an address, not ${JSON.stringify(provider)}`)
  return String(targetOf({ baseUrl: provider }).baseUrl)
}
