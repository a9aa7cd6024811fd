import type { Server } from 'node:http'

/** A server that listens. */
export interface Listening {
  /** Its origin. */
  readonly url: string
  /** Ends every connection and stops listening. */
  readonly stop: () => Promise<void>
}

/** Has a server listen on a free port of the first loopback address. */
export function listenOnLoopback(server: Server): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () =>
          new Promise((done) => {
            server.close(() => done())
            server.closeAllConnections()
          }),
      })
    })
  })
}
