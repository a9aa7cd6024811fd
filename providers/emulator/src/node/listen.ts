import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'

/** Answers a request; one that rejects ends the connection without an answer. */
type Answer = (request: Request) => Promise<Response>

export interface Listener {
  readonly port: number
  /** Ends every connection and stops listening. */
  readonly stop: () => Promise<void>
}

/**
 * Serves an emulator on several addresses and one port; 0 chooses a port that is free on all of them. Rejects with a
 * one-line `Error` that names the reason.
 */
export async function listenOnAll(answer: Answer, port: number, hosts: readonly string[]): Promise<Listener> {
  for (let attempt = 1; ; attempt++) {
    const listeners: Listener[] = []
    const stop = async () => void (await Promise.all(listeners.map((one) => one.stop())))
    try {
      for (const host of hosts) listeners.push(await listen(answer, listeners[0]?.port ?? port, host))
      return { port: listeners[0]?.port ?? port, stop }
    } catch (error) {
      await stop()
      if (!isTaken(error)) throw new Error(reasonOf(error, port, hosts))
      if (port !== 0 || attempt === mostAttempts) throw portTaken(port, error)
    }
  }
}

/** A port that is free on one address may be taken on the next. */
const mostAttempts = 20
/** Its own tokens may be large: a server half keeps those of up to 60 kB. */
const mostHeaderBytes = 2 ** 16

function listen(answer: Answer, port: number, hostname: string): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const serverOptions = { maxHeaderSize: mostHeaderBytes }
    const options = { fetch: answerOrDrop, port, hostname, overrideGlobalObjects: false, serverOptions }
    const server = serve(options, ({ port: taken }: AddressInfo) => {
      server.off('error', fail)
      resolve({ port: taken, stop })
    })
    const fail = (error: NodeJS.ErrnoException) => {
      // A machine without IPv6 has only the other loopback address.
      const isAbsent = error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT'
      if (isAbsent && hostname === '::1') resolve({ port, stop: async () => {} })
      else reject(error)
    }
    server.on('error', fail)

    function stop(): Promise<void> {
      return new Promise((done) => {
        server.close(() => done())
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
    }
  })

  async function answerOrDrop(request: Request, { outgoing }: { outgoing: { destroy(): unknown } }): Promise<Response> {
    try {
      return await answer(request)
    } catch {
      // A dropped answer: the connection ends without one.
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    }
  }
}

/** The error means that the port is taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
}

/** The caller adds the advice. */
function portTaken(port: number, cause: unknown): Error {
  const error = new Error(`Port ${port} is taken. Choose another, or 0 for a free one`, { cause })
  return Object.assign(error, { code: 'EADDRINUSE' })
}

function reasonOf(error: unknown, port: number, hosts: readonly string[]): string {
  const text = error instanceof Error ? error.message : String(error)
  if (text.includes('EACCES')) return `Port ${port} is kept for the system. Choose one of 1024 and above with --port`
  return `The emulator cannot listen on ${hosts[0]}: ${text}. Choose another with --host`
}
