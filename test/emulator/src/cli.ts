import { readOptions, usage } from './cli-options.ts'
import { type ServeOptions, startEmulator } from './node/index.ts'
import { isTaken } from './node/listen.ts'

try {
  const options = await readOptions(process.argv.slice(2), process.env)
  if (options === 'help') console.log(usage)
  else await run(options)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(options: ServeOptions): Promise<void> {
  const server = await startEmulator(options).catch((error: unknown) => {
    throw isTaken(error) ? new Error(`Port ${options.port ?? 4400} is taken. Choose another with --port`) : error
  })
  const stop = () => void server.stop().then(() => process.exit(0))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  console.log(`Portico emulator ready at ${server.url}\nDashboard at ${server.dashboardUrl}`)
  if (server.controlToken) console.log(`Control routes ask for the token ${server.controlToken}`)
}
