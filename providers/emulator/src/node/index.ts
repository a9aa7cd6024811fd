import { randomBytes } from 'node:crypto'
import { Refusal, refusalAnswer } from '@portico/headless/provider'
import { ownHeader } from '../calls/reach.ts'
import { createEmulator } from '../emulator.ts'
import type { Emulator, EmulatorOptions } from '../types.ts'
import { createDashboard, dashboardPath } from './dashboard/serve.ts'
import { type DataFile, keepInFile, readKept, setJournalAside } from './data-file.ts'
import { listenOnAll } from './listen.ts'
import { lockFile } from './lock-file.ts'
import { nodeScrypt } from './node-scrypt.ts'
import { relyingParty } from './relying-party.ts'

/** How an emulator is served. */
export interface ServeOptions extends Omit<EmulatorOptions, 'isExposed'> {
  /** The port. Default 4400; 0 takes a free one. */
  readonly port?: number
  /** The host to listen on. Default: both loopback addresses. Any other host asks for a token on `/__emulator`. */
  readonly host?: string
  /** Names that a `Host` header may have beside those of this machine. Default: any with a `host` of your own, else none. */
  readonly allowedHosts?: readonly string[]
  /** A file that keeps the state across restarts. */
  readonly dataFile?: string
  /** Delays answers until their changes are in the data file, so that a crash loses none. Default `false`. */
  readonly dataSync?: boolean
}

/** An emulator that listens on a port. */
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
 * Serves an emulator over HTTP on both loopback addresses, because `localhost` may be either. Rejects with a one-line
 * `Error` if the port is taken, or if the data file is in use or cannot be read or written.
 */
export async function startEmulator({ dataFile, ...options }: ServeOptions = {}): Promise<EmulatorServer> {
  if (dataFile === undefined) return serve(options, null)
  const unlock = await lockFile(dataFile)
  try {
    const server = await serve(options, dataFile)
    return { ...server, stop: () => server.stop().finally(unlock) }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function serve(
  { port = 4400, host, allowedHosts, dataSync = false, ...options }: Omit<ServeOptions, 'dataFile'>,
  dataFile: string | null,
): Promise<EmulatorServer> {
  const isLoopback = host === undefined || loopback.includes(host)
  const controlToken = options.controlToken ?? (isLoopback ? undefined : randomBytes(24).toString('base64url'))
  let leftOut: string | null = null
  const setLeftOut = (reason: string) => {
    leftOut = reason
  }
  const kept = dataFile === null ? null : await readKept(dataFile, setLeftOut)
  const guard = { isExposed: !isLoopback, ...(controlToken !== undefined && { controlToken }) }
  const emulator = createEmulator({ relyingParty, scrypt: nodeScrypt, ...options, ...guard })
  if (kept !== null) emulator.reset(kept)
  let open = (_: DataFile | null) => {}
  const opening = new Promise<DataFile | null>((resolve) => {
    open = resolve
  })
  const dashboard = createDashboard(emulator, { token: controlToken ?? null, isExposed: !isLoopback })
  const own = dataSync ? acknowledged(emulator, opening) : emulator.fetch
  const callers = { isExposed: !isLoopback, allowedHosts }
  const answer = async (request: Request) =>
    refuseCaller(request, callers) ?? (await dashboard(request)) ?? own(request)
  const listening = await listenOnAll(answer, port, addressesOf(isLoopback ? undefined : host))
  try {
    // Not before it listens: a command that finds its port taken leaves the file alone.
    if (dataFile !== null && leftOut !== null)
      console.error(`${leftOut}. Its changes are in ${await setJournalAside(dataFile)}`)
    const file = dataFile === null ? null : await keepInFile(emulator, dataFile, { isSynced: dataSync })
    open(file)
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

/** Answers once what the call changed is written; a call whose changes cannot be written gets no answer. */
function acknowledged({ fetch }: Emulator, opening: Promise<DataFile | null>): (request: Request) => Promise<Response> {
  return async (request) => {
    const file = await opening
    const response = await fetch(request)
    await file?.written()
    return response
  }
}

const loopback = ['localhost', '127.0.0.1', '::1']

/** `localhost` may be either of the loopback addresses, and every IPv4 address is only one of them. */
function addressesOf(host: string | undefined): readonly string[] {
  if (host === undefined) return ['127.0.0.1', '::1']
  return host === '0.0.0.0' ? [host, '::1'] : [host]
}

/** A listener on every address is reachable as `localhost`. */
function shown(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** The callers that a served emulator answers. */
interface Callers {
  /** Other machines reach the listener, by names of their own. */
  readonly isExposed: boolean
  /** Names that a `Host` may have beside those of this machine. Default: any if exposed, else none. */
  readonly allowedHosts?: readonly string[] | undefined
}

/**
 * Refuses a call that no developer makes; `null` for every other one. A page can bind a name of its own to 127.0.0.1, and
 * its calls then have that name as `Host`. A webhook or a document can have the address of the emulator itself.
 */
function refuseCaller({ headers, url }: Request, { isExposed, allowedHosts }: Callers): Response | null {
  if (headers.has(ownHeader)) {
    const text = 'The emulator does not answer its own webhooks and reads of documents'
    return refusalAnswer(new Refusal(403, 'ER-EMULATOR-LOOP', text))
  }
  const host = headers.get('host') ?? new URL(url).host
  const name = nameOf(host)
  if (name !== null && (isOfThisMachine(name) || (allowedHosts?.includes(name) ?? isExposed))) return null
  const text = `The emulator does not answer calls to ${host}. Allow the name with --allow-host, or the option allowedHosts`
  return refusalAnswer(new Refusal(403, 'ER-HOST-FOREIGN', text))
}

/** Browsers resolve `localhost` and the names below it by themselves (RFC 6761). */
function isOfThisMachine(name: string): boolean {
  return /^(?:(?:[^.]+\.)*localhost|127(?:\.\d+){3}|\[::1\])$/.test(name)
}

function nameOf(host: string): string | null {
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : null
}
