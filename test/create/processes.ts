import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** A program that runs. */
export interface Running {
  /** Returns what it has printed. */
  readonly printed: () => string
  /** Its exit code, or `null` after a signal. */
  readonly ended: Promise<number | null>
  /** Ends it, and what it has started. */
  readonly stop: () => Promise<void>
}

/** Starts a program in a folder, in a group of its own. */
export function start(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Running {
  const [program = '', ...args] = command
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk))
  const ended = once(child, 'close').then(([code]): number | null => code)
  return {
    printed: () => text,
    ended,
    async stop() {
      endGroup(child)
      await ended
    },
  }
}

/** Runs a program to its end, and returns what it printed. Rejects if it fails. */
export async function run(command: readonly string[], cwd: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { ended, printed } = start(command, cwd, env)
  const code = await ended
  if (code !== 0) throw new Error(`"${command.join(' ')}" ended with ${code} in ${cwd}:\n${printed()}`)
  return printed()
}

/** Returns a port that no program listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server had no port')
  return address.port
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid === undefined || exitCode !== null || signalCode !== null) return
  process.kill(-pid, 'SIGTERM')
}
