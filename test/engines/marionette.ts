import { connect, type Socket } from 'node:net'
import { commands, type Send } from './protocol.ts'

/** A connection to the driver that Firefox itself contains: the commands of WebDriver as JSON over a socket, without a second program. */
export interface Marionette {
  readonly send: Send
  readonly close: () => void
}

/** Connects to a Firefox that listens on this port, and waits for its greeting. */
export async function connectMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1')
  const waiting = new Map<number, (message: readonly unknown[]) => void>()
  let greet: (value: unknown) => void = () => {}
  const greeted = new Promise((resolve, reject) => {
    greet = resolve
    socket.once('error', reject)
  })
  let fail: (reason: Error) => void = () => {}
  const closed = new Promise<never>((_, reject) => {
    fail = reject
  })
  closed.catch(() => {})
  socket.once('close', () => fail(new Error('Firefox closed the connection.')))
  readMessages(socket, (message) => {
    if (!Array.isArray(message)) return greet(message)
    waiting.get(Number(message[1]))?.(message)
  })
  await greeted
  let last = 0
  return {
    async send(command, parameters = {}) {
      const id = ++last
      const answer = new Promise<readonly unknown[]>((resolve) => waiting.set(id, resolve))
      const text = JSON.stringify([0, id, `WebDriver:${commands[command][2]}`, parameters])
      socket.write(`${Buffer.byteLength(text)}:${text}`)
      const [, , error, result] = await Promise.race([answer, closed])
      waiting.delete(id)
      if (error !== null) throw new Error(wordsOf(error))
      return Object(result).value ?? result
    },
    close: () => void socket.destroy(),
  }
}

/** The code and the words of an error of a driver. */
export function wordsOf(error: unknown): string {
  return `${Object(error).error}: ${String(Object(error).message).split('\n')[0]}`
}

/** Each message is the number of its bytes, a colon and JSON. */
function readMessages(socket: Socket, emit: (message: unknown) => void): void {
  let rest = Buffer.alloc(0)
  socket.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes])
    for (;;) {
      const colon = rest.indexOf(':')
      const length = Number(rest.subarray(0, Math.max(colon, 0)).toString())
      if (colon < 0 || rest.length < colon + 1 + length) return
      const text = rest.subarray(colon + 1, colon + 1 + length).toString()
      rest = rest.subarray(colon + 1 + length)
      emit(JSON.parse(text))
    }
  })
}
