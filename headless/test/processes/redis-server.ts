import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createConnection, createServer } from 'node:net'

/** A Redis of a test. */
export interface RedisServer {
  readonly url: string
  readonly stop: () => Promise<void>
}

/** `true` if this machine has the command `redis-server`. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

/** Starts Redis on a free port, without files. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  const child = spawn(
    'redis-server',
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--protected-mode', 'yes'],
    { stdio: 'ignore', cwd: '/' },
  )
  const ended = once(child, 'exit')
  while (!(await answers(port))) if (child.exitCode !== null) throw new Error('redis-server ended')
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Redis answers `PING` as soon as it takes commands. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write('PING\r\n'))
    socket.once('data', () => socket.destroy())
    socket.once('error', () => {})
    socket.once('close', () => resolve(socket.bytesRead > 0))
  })
}
