import { randomBytes } from 'node:crypto'
import { createEmulator, type Emulator, type EmulatorOptions } from '../emulator.ts'
import { createDashboard, dashboardPath } from './dashboard/serve.ts'
import { keepInFile, readKept } from './data-file.ts'
import { listenOnAll } from './listen.ts'
import { relyingParty } from './relying-party.ts'

/** How an emulator is served. */
export interface ServeOptions extends Omit<EmulatorOptions, 'isExposed'> {
  /** The port. Default 4400; 0 takes a free one. */
  readonly port?: number
  /** The host to listen on. Default: both loopback addresses. Any other host asks for a token on `/__emulator`. */
  readonly host?: string
  /** A file that keeps the state across restarts. */
  readonly dataFile?: string
}

/** An emulator that listens. */
export interface EmulatorServer {
  /** Where it listens, for example `http://localhost:4400`. */
  readonly url: string
  /** The address of the dashboard. */
  readonly dashboardUrl: string
  /** The token of the control routes, where they ask for one. */
  readonly controlToken: string | undefined
  /** To look at and to change. */
  readonly emulator: Emulator
  /** Ends every connection and stops listening. */
  readonly stop: () => Promise<void>
}

/**
 * Serves an emulator over HTTP, on both loopback addresses, because `localhost` may be either.
 *
 * Rejects with an `Error` that says so in one line where the port is taken, or the data file cannot be read or written.
 */
export async function startEmulator({
  port = 4400,
  host,
  dataFile,
  ...options
}: ServeOptions = {}): Promise<EmulatorServer> {
  const isLoopback = host === undefined || loopback.includes(host)
  const controlToken = options.controlToken ?? (isLoopback ? undefined : randomBytes(24).toString('base64url'))
  const kept = dataFile === undefined ? null : await readKept(dataFile)
  const guard = { isExposed: !isLoopback, ...(controlToken !== undefined && { controlToken }) }
  const emulator = createEmulator({ relyingParty, ...options, ...guard })
  if (kept !== null) emulator.reset(kept)
  const dashboard = createDashboard(emulator, { token: controlToken ?? null, isExposed: !isLoopback })
  const answer = async (request: Request) => (await dashboard(request)) ?? emulator.fetch(request)
  const listening = await listenOnAll({ fetch: answer }, port, addressesOf(isLoopback ? undefined : host))
  try {
    // Not before it listens: where the port is taken, the file may be another emulator's.
    const file = dataFile === undefined ? null : await keepInFile(emulator, dataFile)
    const url = `http://${isLoopback || host === undefined ? 'localhost' : shown(host)}:${listening.port}`
    return {
      url,
      dashboardUrl: url + dashboardPath,
      controlToken,
      emulator,
      async stop() {
        await listening.stop()
        await file?.close()
      },
    }
  } catch (error) {
    await listening.stop()
    throw error
  }
}

const loopback = ['localhost', '127.0.0.1', '::1']

/** `localhost` may be either of the loopback addresses, and every IPv4 address is only one of them. */
function addressesOf(host: string | undefined): readonly string[] {
  if (host === undefined) return ['127.0.0.1', '::1']
  return host === '0.0.0.0' ? [host, '::1'] : [host]
}

/** What listens on every address is reached on this machine by `localhost`, like the rest. */
function shown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
