import { createServer, type RequestListener } from 'node:http'
import type { HttpServer, Plugin } from 'vite'

/**
 * Makes `http://localhost` work whichever loopback address a browser takes it for: a server on host `localhost` listens
 * on one of 127.0.0.1 and ::1, so the same application is served on the other as well. Nothing is open to the network.
 */
export function bothLoopbacks(): Plugin {
  return {
    name: 'both-loopbacks',
    configureServer(server) {
      const mirrored = mirror(server.httpServer, server.middlewares)
      mirrored.catch(() => {})
      const { listen } = server
      server.listen = async (...where) => {
        const listening = await listen(...where)
        await mirrored
        return listening
      }
    },
    configurePreviewServer({ httpServer, middlewares }) {
      mirror(httpServer, middlewares).catch((error: Error) => {
        console.error(error.message)
        process.exitCode = 1
        httpServer.close()
      })
    },
  }
}

/** Serves what `main` serves on the other loopback address, from when `main` listens until it closes. */
function mirror(main: HttpServer | null, listener: RequestListener): Promise<void> {
  if (!main) return Promise.resolve()
  return new Promise((resolve, reject) => {
    main.once('listening', () => {
      const address = main.address()
      if (address === null || typeof address === 'string') return resolve()
      const other = createServer(listener)
      other.on('upgrade', (...upgrade) => main.emit('upgrade', ...upgrade))
      other.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return resolve()
        const text = `Port ${address.port} is in use on the other loopback address. Choose another one: PORT=… npm run dev`
        reject(error.code === 'EADDRINUSE' ? new Error(text) : error)
      })
      other.listen(address.port, address.address === '::1' ? '127.0.0.1' : '::1', resolve)
      main.once('close', () => {
        other.close()
        other.closeAllConnections()
      })
    })
  })
}
