import { parseArgs } from 'node:util'
import { type Extra, extras } from '../arrange/extras.ts'
import { readKept } from '../node/data-file.ts'
import type { ServeOptions } from '../node/index.ts'
import type { Seed } from '../state/seed.ts'

/** Returns the usage text of the command, which is called by `name`. */
export function usageOf(name: string): string {
  return `${name} [options]
  [--port 4400] [--host HOST] [--data FILE] [--data-sync] [--seed demo|empty|FILE] [--latency MS]
  [--tenants N] [--users N] [--audits N] [--usage-days N] [--origin ORIGIN]... [--grace MS] [--token TOKEN]
  [--reach ORIGIN]... [--allow-host NAME]... [--with ${extras.join(',')}]
  [-- PROGRAM ARGUMENTS...]`
}

/**
 * Reads the arguments of the command; `EMULATOR_PORT` stands in for `--port`. Rejects with an `Error` of one line where
 * one of them is no good.
 */
export async function readOptions(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<ServeOptions | 'help'> {
  const values = parsed(args)
  if (values.help) return 'help'
  for (const [name, value] of Object.entries(values)) {
    if (value === '') throw new Error(`--${name} takes a text, and this one is empty`)
  }
  if (values['data-sync'] && values.data === undefined) throw new Error('--data-sync needs --data FILE')
  const port = values.port ?? (env['EMULATOR_PORT'] || undefined)
  const portName = values.port === undefined ? 'EMULATOR_PORT' : '--port'
  const seed = values.seed === undefined ? undefined : await seedOf(values.seed)
  if (typeof seed === 'object' && [values.tenants, values.users, values.audits, values['usage-days']].some(Boolean)) {
    throw new Error(
      '--tenants, --users, --audits and --usage-days add to demo and empty; a seed of your own has them already',
    )
  }
  return {
    ...(port !== undefined && { port: wholeNumber(portName, port, 65_535) }),
    ...(values.host !== undefined && { host: values.host }),
    ...(values.data !== undefined && { dataFile: values.data }),
    ...(values['data-sync'] !== undefined && { dataSync: values['data-sync'] }),
    ...(seed !== undefined && { seed }),
    ...(values.latency !== undefined && { latency: wholeNumber('--latency', values.latency, 600_000) }),
    ...(values.tenants !== undefined && { tenants: wholeNumber('--tenants', values.tenants, 100_000) }),
    ...(values.users !== undefined && { users: wholeNumber('--users', values.users, 100_000) }),
    ...(values.audits !== undefined && { audits: wholeNumber('--audits', values.audits, 10_000) }),
    ...(values['usage-days'] !== undefined && {
      usageDays: wholeNumber('--usage-days', values['usage-days'], 366),
    }),
    ...(values.grace !== undefined && { refreshGrace: wholeNumber('--grace', values.grace, 600_000) }),
    ...(values.origin !== undefined && { origins: values.origin.map((one) => originOf('--origin', one)) }),
    ...(values.reach !== undefined && { reach: values.reach.map((one) => originOf('--reach', one)) }),
    ...(values['allow-host'] !== undefined && { allowedHosts: values['allow-host'].map(hostOf) }),
    ...(values.with !== undefined && { with: extrasOf(values.with) }),
    ...(values.token !== undefined && { controlToken: values.token }),
  }
}

const text = { type: 'string' } as const
const options = {
  help: { type: 'boolean' },
  port: text,
  host: text,
  data: text,
  'data-sync': { type: 'boolean' },
  seed: text,
  latency: text,
  tenants: text,
  users: text,
  audits: text,
  'usage-days': text,
  origin: { ...text, multiple: true },
  reach: { ...text, multiple: true },
  'allow-host': { ...text, multiple: true },
  grace: text,
  token: text,
  with: text,
} as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    throw new Error(error instanceof Error ? error.message.replaceAll('\n', ' ') : String(error))
  }
}

function wholeNumber(name: string, value: string, most: number): number {
  if (/^\d+$/.test(value) && Number(value) <= most) return Number(value)
  throw new Error(`${name} takes a whole number from 0 to ${most}, not "${value}"`)
}

/** An origin has no path: `http://localhost:5173/` would never match what a browser sends. */
function originOf(flag: string, value: string): string {
  const address = value.replace(/:\*$/, '')
  if (value === '*' || (URL.canParse(address) && new URL(address).origin === address)) return value
  throw new Error(`${flag} takes an origin such as http://localhost:5173 or http://localhost:*, not "${value}"`)
}

function hostOf(value: string): string {
  if (/^[\w.-]+$/.test(value) || /^\[[\da-f:]+\]$/i.test(value)) return value.toLowerCase()
  throw new Error(`--allow-host takes a name without a port, such as app.local.test, not "${value}"`)
}

function extrasOf(value: string): readonly Extra[] {
  return value.split(',').map((name) => {
    const extra = extras.find((one) => one === name.trim())
    if (extra !== undefined) return extra
    throw new Error(`--with takes any of ${extras.join(', ')}, with commas between; "${name.trim()}" is none`)
  })
}

async function seedOf(name: string): Promise<Seed> {
  if (name === 'demo' || name === 'empty') return name
  const kept = await readKept(name, (reason) => console.error(`${reason}. The seed is without its changes`))
  if (kept) return kept
  throw new Error(`--seed takes demo, empty or a file; there is no file "${name}"`)
}
