import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { targetOf } from '@portico/headless/internal'
import { featureNames } from './checks/content-policy.ts'
import { bareValue } from './checks/environment.ts'
import type { Account, EnvironmentFile, Subject } from './types.ts'

/** The usage text of the doctor, with all options. */
export const usage = `portico doctor --provider URL [options]

Examines a provider and what stands between it and an application. It signs in only with --email.

  --provider URL         the provider, or the server half of an application; default: the one that --env names
  --origin ORIGIN        the pages of the application that call the provider, such as https://app.example.com
  --env FILE             the variables of the application, such as .env.local
  --application-id ID    the application, if the provider has several
  --client-id ID         the client id
  --hosted               people sign in on the provider's page
  --with FEATURE,…       what the pages load: ${featureNames.join(', ')}
  --email ADDRESS        signs in once, renews and signs out; the password is in PORTICO_DOCTOR_PASSWORD
  --password-stdin       reads the password from standard input
  --folder FOLDER        the application, for its packages; default: this folder
  --json                 prints the report as data

The exit code is 0 without an error, 1 with one, and 2 if an option is wrong.`

/** The arguments after they are read. */
export interface Options {
  readonly subject: Subject
  readonly isJson: boolean
}

/** Sources of values beside the arguments. */
export interface Sources {
  readonly env: Readonly<Record<string, string | undefined>>
  /** The folder of the command. */
  readonly folder: string
  readonly readInput: () => Promise<string>
}

/** Reads the arguments. Rejects with an `Error` of one line if one of them is wrong. */
export async function readOptions(args: readonly string[], sources: Sources): Promise<Options | 'help'> {
  const { values } = parseArgs({ args: [...args], options })
  if (values.help) return 'help'
  const environment = values.env === undefined ? null : environmentIn(resolve(sources.folder, values.env))
  const stated = (name: string) => bareValue(environment?.variables[name] ?? '') || null
  const given = values.provider ?? providerIn(environment)
  const features = values.with?.split(',') ?? []
  const unknown = features.find((name) => !featureNames.some((one) => one === name))
  if (unknown !== undefined) throw new Error(`--with takes ${featureNames.join(', ')}, not "${unknown}"`)
  if (given === null && environment === null) throw new Error('--provider or --env is needed')
  const subject: Subject = {
    given,
    base: given === null ? null : rootIn(given),
    origin: values.origin === undefined ? null : originIn(values.origin),
    applicationId: values['application-id'] ?? stated('PORTICO_APPLICATION_ID'),
    clientId: values['client-id'] ?? stated('PORTICO_CLIENT_ID'),
    isHosted: values.hosted ?? stated('PORTICO_HOSTED_LOGIN')?.toLowerCase() === 'true',
    features,
    account: values.email === undefined ? null : await accountOf(values.email, values['password-stdin'], sources),
    environment,
    folder: resolve(sources.folder, values.folder ?? '.'),
  }
  return { subject, isJson: values.json ?? false }
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const options = {
  help: flag,
  provider: text,
  origin: text,
  env: text,
  'application-id': text,
  'client-id': text,
  hosted: flag,
  with: text,
  email: text,
  'password-stdin': flag,
  folder: text,
  json: flag,
} as const

function environmentIn(path: string): EnvironmentFile {
  try {
    return { path, variables: definedIn(parseEnv(readFileSync(path, 'utf8'))) }
  } catch (thrown) {
    throw new Error(`--env ${path} cannot be read: ${thrown instanceof Error ? thrown.message : thrown}`)
  }
}

function definedIn(variables: NodeJS.Dict<string>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** A build gives a page variables with a prefix, such as VITE_PORTICO_URL. */
function providerIn(environment: EnvironmentFile | null): string | null {
  const found = Object.entries(environment?.variables ?? {}).find(([name]) => /PORTICO_(?:BASE_)?URL$/.test(name))
  return bareValue(found?.[1] ?? '') || null
}

function rootIn(given: string): URL | null {
  try {
    const { baseUrl } = targetOf({ baseUrl: given })
    return typeof baseUrl === 'string' ? new URL(baseUrl) : null
  } catch {
    return null
  }
}

function originIn(value: string): string {
  const origin = URL.canParse(value) ? new URL(value).origin : 'null'
  if (origin === value.replace(/\/$/, '') && /^https?:/.test(origin)) return origin
  throw new Error(`--origin takes an origin such as https://app.example.com, not "${value}"`)
}

async function accountOf(email: string, isInput: boolean | undefined, { env, readInput }: Sources): Promise<Account> {
  const password = isInput ? (await readInput()).replace(/\r?\n$/, '') : env['PORTICO_DOCTOR_PASSWORD']
  if (password) return { email, password }
  throw new Error('--email needs the password in PORTICO_DOCTOR_PASSWORD, or --password-stdin')
}
