import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type ServeOptions, startEmulator } from './node/index.ts'
import { readSeed } from './state/read-seed.ts'
import type { Seed } from './state/seed.ts'

const usage = `portico-emulator [--port 4400] [--host HOST] [--data FILE] [--seed demo|empty|FILE] [--latency MS]
                 [--tenants N] [--users N] [--origin ORIGIN]... [--grace MS] [--token TOKEN]`

try {
  const options = readOptions(process.argv.slice(2))
  if (options === 'help') console.log(usage)
  else await run(options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(options: ServeOptions): Promise<void> {
  const server = await startEmulator(options)
  console.log(`Portico emulator ready at ${server.url}`)
  if (server.controlToken) console.log(`Control routes ask for the token ${server.controlToken}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.stop().then(() => process.exit(0)))
  }
}

function readOptions(args: readonly string[]): ServeOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: 'boolean' },
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      seed: { type: 'string' },
      latency: { type: 'string' },
      tenants: { type: 'string' },
      users: { type: 'string' },
      origin: { type: 'string', multiple: true },
      grace: { type: 'string' },
      token: { type: 'string' },
    },
  })
  if (values.help) return 'help'
  const port = values.port ?? process.env['EMULATOR_PORT']
  return {
    ...(port !== undefined && { port: wholeNumber('port', port, 65_535) }),
    ...(values.host !== undefined && { host: values.host }),
    ...(values.data !== undefined && { dataFile: values.data }),
    ...(values.seed !== undefined && { seed: seedOf(values.seed) }),
    ...(values.latency !== undefined && { latency: wholeNumber('latency', values.latency, 600_000) }),
    ...(values.tenants !== undefined && { tenants: wholeNumber('tenants', values.tenants, 100_000) }),
    ...(values.users !== undefined && { users: wholeNumber('users', values.users, 1_000_000) }),
    ...(values.grace !== undefined && { refreshGrace: wholeNumber('grace', values.grace, 600_000) }),
    ...(values.origin !== undefined && { origins: values.origin }),
    ...(values.token !== undefined && { controlToken: values.token }),
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value <= most) return value
  throw new Error(`--${name} takes a whole number from 0 to ${most}, not "${text}"`)
}

function seedOf(name: string): Seed {
  if (name === 'demo' || name === 'empty') return name
  let text: string
  try {
    text = readFileSync(name, 'utf8')
  } catch {
    throw new Error(`--seed takes demo, empty or a file; "${name}" cannot be read`)
  }
  return readSeed(JSON.parse(text))
}
