import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { freePort } from './free-port.ts'

/** A Redis of a test. */
export interface RedisServer {
  readonly url: string
  /** Sends one command, and resolves to the answer as Redis writes it. */
  readonly command: (...parts: readonly string[]) => Promise<string>
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
  while (!(await answerOf(port, 'PING').catch(() => '')))
    if (child.exitCode !== null) throw new Error('redis-server ended')
  return {
    url: `redis://127.0.0.1:${port}`,
    command: (...parts) => answerOf(port, parts.join(' ')),
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** Redis answers `PING` as soon as it takes commands. */
function answerOf(port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ port, host: '127.0.0.1' }, () => socket.write(`${command}\r\n`))
    socket.once('data', (answer) => {
      resolve(String(answer).trim())
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('close', () => resolve(''))
  })
}
