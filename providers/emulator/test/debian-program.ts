import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { listenOnLoopback } from './listen-on-loopback.ts'

/** A program of the distribution that serves. */
export interface ServingProgram {
  readonly stop: () => Promise<void>
}

/** `true` if this machine has all of these commands. */
export function hasCommands(...commands: readonly string[]): boolean {
  return commands.every((one) => spawnSync('/bin/sh', ['-c', `command -v ${one}`]).status === 0)
}

/** A port of loopback that no program uses. */
export async function freePort(): Promise<number> {
  const { url, stop } = await listenOnLoopback(createServer())
  await stop()
  return Number(new URL(url).port)
}

/** Starts a program, and waits until an address answers. */
export async function startProgram(
  command: string,
  parameters: readonly string[],
  { address, env = {} }: { readonly address: string; readonly env?: Readonly<Record<string, string>> },
): Promise<ServingProgram> {
  const child = spawn(command, [...parameters], { stdio: 'ignore', env: { ...process.env, ...env } })
  const ended = once(child, 'exit')
  while (!(await answers(address))) if (child.exitCode !== null) throw new Error(`${command} ended`)
  return {
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function answers(address: string): Promise<boolean> {
  try {
    await (await fetch(address, { redirect: 'manual' })).arrayBuffer()
    return true
  } catch {
    return false
  }
}
