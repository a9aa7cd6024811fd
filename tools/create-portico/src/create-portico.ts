import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { readArguments, usage, type Wishes } from './arguments.ts'
import { holdFolder, packageNameOf } from './folder.ts'
import { callingPackageManager, installArguments, type PackageManager } from './package-manager.ts'
import { Refusal } from './refusal.ts'
import { isNodeAtLeast, type Template, templates } from './templates.ts'
import { writeTemplate } from './write-template.ts'

/** The outside world of the command. */
export interface World {
  readonly cwd: string
  readonly userAgent: string | undefined
  /** The version of Node, such as `v22.12.0`. */
  readonly nodeVersion: string
  /** `true` if a person can answer questions. */
  readonly isTerminal: boolean
  /** The folder of the templates, and the version of Portico that they get. */
  readonly templates: string
  readonly version: string
  readonly print: (text: string) => void
  readonly printError: (text: string) => void
  /** Asks for what the arguments leave out. `null` if the person cancels. */
  readonly ask: (wishes: Wishes) => Promise<Answers | null>
  /** Runs a program in a folder and in this terminal. Resolves to its exit code. */
  readonly run: (program: string, args: readonly string[], folder: string) => Promise<number>
}

/** A folder and a template for it. */
export interface Answers {
  readonly folder: string
  readonly template: Template
}

/** The folder of an application without a name. */
export const defaultFolder = 'portico-app'

/**
 * The command: writes an application, installs its packages and starts it. Resolves to the exit code: 2 if it refused and did
 * nothing, 1 if a later step failed. Never rejects.
 */
export async function createPortico(args: readonly string[], world: World): Promise<number> {
  try {
    const wishes = readArguments(args)
    if (wishes !== 'help') return await create(wishes, world)
    world.print(usage)
    return 0
  } catch (error) {
    world.printError(error instanceof Error ? error.message : String(error))
    return error instanceof Refusal ? 2 : 1
  }
}

async function create(wishes: Wishes, world: World): Promise<number> {
  if (wishes.folder !== undefined) holdFolder(resolve(world.cwd, wishes.folder), wishes.folder)
  const answers = await answersFor(wishes, world)
  if (!answers) return 1
  const { folder, template } = answers
  const to = resolve(world.cwd, folder)
  holdNode(template, world)
  holdFolder(to, folder)
  const { provider } = wishes
  if (provider === 'openid') holdServer(template)
  writeTemplate(to, folder, {
    from: join(world.templates, template.id),
    serverFiles: provider === 'openid' ? template.serverFiles : undefined,
    nameBeside: (packages) => packageNameOf(folder, world.cwd, packages),
    versions: versionsFor(wishes, world),
    provider,
  })
  const manager = wishes.packageManager ?? callingPackageManager(world.userAgent)
  const steps = (needsInstall: boolean) =>
    stepsAfter({ folder: relative(world.cwd, to), template, manager, provider, needsInstall })
  if (!wishes.installs) {
    world.print(steps(true))
    return 0
  }
  world.print(`Installing the packages of ${folder} with ${manager} …`)
  if ((await world.run(manager, installArguments[manager], to)) !== 0) {
    world.printError(`${manager} could not install the packages. The files are in ${folder}; go on there yourself.`)
    world.printError(steps(true))
    return 1
  }
  world.print(steps(false))
  return wishes.starts && world.isTerminal ? world.run(manager, ['run', 'dev'], to) : 0
}

/** The versions of the packages of Portico, for a package.json. */
function versionsFor({ packages, provider }: Wishes, { cwd, version }: World): Readonly<Record<string, string>> {
  const names = [
    '@portico/headless',
    '@portico/ui-kit',
    '@portico/emulator',
    ...(provider === 'openid' ? ['@portico/openid'] : []),
  ]
  if (packages === undefined) return Object.fromEntries(names.map((name) => [name, `^${version}`]))
  return tarballsIn(resolve(cwd, packages), names)
}

async function answersFor(wishes: Wishes, world: World): Promise<Answers | null> {
  const { folder = defaultFolder, template = templates[0] } = wishes
  const isComplete = wishes.folder !== undefined && wishes.template !== undefined
  if (isComplete || !wishes.asks || !world.isTerminal) return { folder, template }
  return world.ask(wishes)
}

function holdServer({ label, serverFiles }: Template): void {
  if (serverFiles) return
  const others = templates.filter((one) => one.serverFiles).map(({ id }) => id)
  throw new Refusal(
    `An issuer needs a server, and ${label} has none. Choose ${others.join(', ')}, or leave --provider openid out.`,
  )
}

function holdNode({ label, node }: Template, { nodeVersion }: World): void {
  if (isNodeAtLeast(nodeVersion, node)) return
  throw new Refusal(
    `${label} needs Node ${node} or newer, and this is ${nodeVersion}. Update Node, or choose another template.`,
  )
}

/** An application that was written. */
interface WrittenApplication {
  /** Its folder, from where the command was called; an empty text for that place itself. */
  readonly folder: string
  readonly template: Template
  readonly manager: PackageManager
  readonly provider: string | undefined
  readonly needsInstall: boolean
}

/** Returns the steps to a signed-in page: at most six lines. */
function stepsAfter({ folder, template, manager, provider, needsInstall }: WrittenApplication): string {
  const account = provider === undefined ? 'as admin@acme.test with Portico-demo-1' : `with an account of ${provider}`
  const settings = 'Set PORTICO_ISSUER, PORTICO_CLIENT_ID and PORTICO_CLIENT_SECRET in .env. '
  return [
    `The application is written (${template.label}). To start it:`,
    ...(folder === '' ? [] : [`  cd ${quoted(folder)}`]),
    ...(needsInstall ? [`  ${manager} install`] : []),
    `  ${manager} run dev`,
    provider === 'openid'
      ? `${settings}Open ${template.address} and sign in.`
      : `Open ${template.address} and sign in ${account}.`,
  ].join('\n')
}

/** A folder as an argument of a shell. Double quotes, which all shells know, do for spaces alone. */
function quoted(folder: string): string {
  const path = folder.startsWith('-') ? `./${folder}` : folder
  if (/^[\p{L}\p{N}._/@:+-]+$/u.test(path)) return path
  return /^[\p{L}\p{N}._/@:+ -]+$/u.test(path) ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`
}

/**
 * Returns the addresses, for a package.json, of the tarballs that `npm pack` wrote into a folder, by the names of the packages.
 * Throws a {@link Refusal} if one is missing.
 */
function tarballsIn(folder: string, names: readonly string[]): Readonly<Record<string, string>> {
  const files = existsSync(folder) ? readdirSync(folder) : []
  return Object.fromEntries(names.map((name) => [name, `file:${join(folder, tarballOf(name))}`]))

  function tarballOf(name: string): string {
    const start = `${name.replace('@', '').replace('/', '-')}-`
    const found = files.filter((file) => file.startsWith(start) && /^\d.*\.tgz$/.test(file.slice(start.length)))
    const last = found.sort().at(-1)
    if (last !== undefined) return last
    throw new Refusal(`The folder ${folder} has no tarball of ${name}. Make one with "npm pack".`)
  }
}
