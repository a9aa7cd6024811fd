import { parseArgs } from 'node:util'
import { type PackageManager, packageManagers } from './package-manager.ts'
import { Refusal } from './refusal.ts'
import { type Template, templates } from './templates.ts'

/** The templates for an issuer: they have a server. */
const overIssuer = templates.filter(({ serverFiles }) => serverFiles)

/** The usage text of the command. */
export const usage = `Usage: npm create portico [folder] -- [options]

Makes an application with Portico: sign-in, user button, a guarded page and the portal.

  --template NAME         ${templates.map(({ id }) => id).join(', ')}
  --provider URL          the address of your provider; without it, an emulator on this machine
  --provider openid       an OpenID Connect issuer, for ${overIssuer.map(({ id }) => id).join(', ')}
  --package-manager NAME  ${packageManagers.join(', ')}; default: the one that runs this command
  --packages FOLDER       takes the packages of Portico from tarballs in a folder, with npm, for work on Portico itself
  --no-install            writes the files only
  --no-start              does not start the application in a terminal
  --yes                   asks nothing: the defaults are portico-app and ${templates[0].id}
  --help                  prints this text`

/** The arguments of the command, after their check. A missing one is `undefined`. */
export interface Wishes {
  readonly folder: string | undefined
  readonly template: Template | undefined
  /** The address of the provider, without a slash at its end, or `openid` for an issuer. */
  readonly provider: string | undefined
  readonly packageManager: PackageManager | undefined
  /** The folder of tarballs. */
  readonly packages: string | undefined
  readonly installs: boolean
  readonly starts: boolean
  readonly asks: boolean
}

/** Reads the arguments of the command. Throws a {@link Refusal} of one sentence if one of them is wrong. */
export function readArguments(args: readonly string[]): Wishes | 'help' {
  const { values, positionals } = parsed(args)
  if (values.help) return 'help'
  const [folder, another] = positionals
  if (another !== undefined) throw new Refusal(`There is one folder only, and "${another}" is a second one.`)
  if (folder === '') throw new Refusal('The name of the folder is empty.')
  return {
    folder,
    template: values.template === undefined ? undefined : templateNamed(values.template),
    provider: values.provider === undefined ? undefined : providerAt(values.provider),
    packageManager: packageManagerNamed(values['package-manager']),
    packages: values.packages,
    installs: !values['no-install'],
    starts: !values['no-start'] && !values['no-install'],
    asks: !values.yes,
  }
}

const options = {
  template: { type: 'string' },
  provider: { type: 'string' },
  'package-manager': { type: 'string' },
  packages: { type: 'string' },
  'no-install': { type: 'boolean' },
  'no-start': { type: 'boolean' },
  yes: { type: 'boolean', short: 'y' },
  help: { type: 'boolean', short: 'h' },
} as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    const [reason] = error instanceof Error ? error.message.split(/\. |\n/) : []
    throw new Refusal(`${reason}. The option --help lists all.`)
  }
}

function templateNamed(name: string): Template {
  const found = templates.find(({ id }) => id === name)
  if (found) return found
  const ids = templates.map(({ id }) => id)
  const near = nearestName(name, ids)
  const question = near === undefined ? '' : ` Did you mean ${near}?`
  throw new Refusal(`There is no template "${name}".${question} The templates are ${ids.join(', ')}.`)
}

function packageManagerNamed(name: string | undefined): PackageManager | undefined {
  const found = packageManagers.find((one) => one === name)
  if (found || name === undefined) return found
  throw new Refusal(`--package-manager takes one of ${packageManagers.join(', ')}, not "${name}".`)
}

function providerAt(address: string): string {
  if (address === 'openid') return address
  // The URL standard leaves out the ends of lines, so that they would vanish unseen.
  const url = !/[\s\p{Cc}]/u.test(address) && URL.canParse(address) ? new URL(address) : null
  const isAddress = url && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === ''
  if (isAddress) return url.href.replace(/\/$/, '')
  throw new Refusal(`--provider takes openid, or an address such as https://acme.example.com, not "${address}".`)
}

/** Returns the known name that a mistyped one probably means, or `undefined` if none is close. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  const typed = name.toLowerCase()
  const ranked = known
    .map((one) => ({ name: one, edits: editsBetween(typed, one) }))
    .sort((one, other) => one.edits - other.edits)
  const [first] = ranked
  const isClose = first !== undefined && first.edits <= Math.max(2, Math.floor(typed.length / 3))
  return isClose ? first.name : known.find((one) => one.startsWith(typed) || typed.startsWith(one))
}

/** Counts the letters to add, remove or replace (Levenshtein). */
function editsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1]
    for (const [at, other] of [...to].entries()) {
      const [above = 0, diagonal = 0, before = 0] = [row[at + 1], row[at], next[at]]
      next.push(Math.min(above + 1, before + 1, diagonal + (letter === other ? 0 : 1)))
    }
    row = next
  }
  return row[to.length] ?? 0
}
