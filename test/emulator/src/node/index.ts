import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { createEmulator, type Emulator, type EmulatorOptions } from '../emulator.ts'
import { keepInFile } from './data-file.ts'

/** How an emulator is served. */
export interface ServeOptions extends EmulatorOptions {
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
  /** The token of the control routes, where they ask for one. */
  readonly controlToken: string | undefined
  readonly emulator: Emulator
  /** Ends every connection and stops listening. */
  readonly stop: () => Promise<void>
}

/**
 * Serves an emulator over HTTP, on both loopback addresses, because `localhost` may be either.
 *
 * Rejects with an `Error` that says so in one line where the port is taken.
 */
export async function startEmulator({
  port = 4400,
  host,
  dataFile,
  ...options
}: ServeOptions = {}): Promise<EmulatorServer> {
  const isLoopback = host === undefined || loopback.includes(host)
  const controlToken = options.controlToken ?? (isLoopback ? undefined : randomBytes(24).toString('base64url'))
  const emulator = createEmulator({ ...options, ...(controlToken !== undefined && { controlToken }) })
  const file = dataFile === undefined ? null : await keepInFile(emulator, dataFile)
  const hosts = host === undefined || host === 'localhost' ? ['127.0.0.1', '::1'] : [host]
  const listeners: Listener[] = []
  try {
    for (const one of hosts) listeners.push(await listen(emulator, listeners[0]?.port ?? port, one))
  } catch (error) {
    await Promise.all(listeners.map(({ stop }) => stop()))
    throw error
  }
  const shown = isLoopback ? 'localhost' : host
  return {
    url: `http://${shown}:${listeners[0]?.port ?? port}`,
    controlToken,
    emulator,
    async stop() {
      await Promise.all(listeners.map(({ stop }) => stop()))
      await file?.close()
    },
  }
}

interface Listener {
  readonly port: number
  readonly stop: () => Promise<void>
}

const loopback = ['localhost', '127.0.0.1', '::1']

function listen(emulator: Emulator, port: number, hostname: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: answer, port, hostname }, ({ port: taken }: AddressInfo) => {
      server.off('error', fail)
      resolve({ port: taken, stop })
    })
    const fail = (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has only the other loopback address.
      if (error.code === 'EADDRNOTAVAIL' && hostname === '::1') return resolve({ port, stop: async () => {} })
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken. Choose another with --port`) : error)
    }
    server.on('error', fail)

    function stop(): Promise<void> {
      return new Promise((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    }
  })

  async function answer(request: Request, { outgoing }: { outgoing: { destroy(): unknown } }): Promise<Response> {
    try {
      return await emulator.fetch(request)
    } catch {
      // A dropped answer: the connection ends without one.
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
  }
}
