// @ts-check
import { createServer } from 'node:net'

/** The addresses that `localhost` can resolve to. */
export const loopbacks = ['127.0.0.1', '::1']

/**
 * Returns the port in an environment variable, or the given one.
 *
 * @param {string} variable
 * @param {number} otherwise
 */
export function portFrom(variable, otherwise) {
  const text = process.env[variable]
  if (!text) return otherwise
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new Error(`${variable} is "${text}", which is no port. Give a number from 1 to 65535.`)
}

/**
 * Returns `true` if no server listens on `port`, on either loopback address. An address that the machine lacks, such as
 * IPv6, counts as free.
 *
 * @param {number} port
 */
export async function isPortFree(port) {
  const found = await Promise.all(loopbacks.map((host) => canListen(port, host)))
  return found.every(Boolean)
}

/**
 * @param {number} port
 * @param {string} host
 * @returns {Promise<boolean>}
 */
function canListen(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })
}
