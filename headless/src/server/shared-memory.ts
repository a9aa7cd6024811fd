import type { Logger } from '../core/logger.ts'
import type { Clock } from '../core/ports/ports.ts'
import { type Call, patientCalls } from './memory-outage.ts'
import { seal, unseal } from './seal.ts'
import type { ServerMemory } from './types.ts'

/** The kinds of records: the result of a renewal, the token before one, a log-out. */
export type Kind = 'result' | 'former' | 'ended'

/** The memory of all processes, as the server half uses it. Nothing here rejects: what cannot be read is empty. */
export interface SharedMemory {
  /** Resolves to a record, or to `null` if there is none. */
  read(kind: Kind, key: string): Promise<Readonly<Record<string, unknown>> | null>
  /** Keeps a record for milliseconds. A log-out that is held back is kept as soon as the memory accepts it. */
  keep(kind: Kind, key: string, record: object, milliseconds: number): Promise<void>
  /** Resolves to a function that unlocks the key, or to `null` if another process has locked it. */
  lock(key: string, milliseconds: number): Promise<(() => Promise<void>) | null>
}

interface MemoryHost {
  readonly keys: readonly Uint8Array[]
  readonly clock: Clock
  readonly log: Logger
}

/** Makes the memory of a server. Without a port it is empty, and each lock is free. */
export function sharedMemory(port: ServerMemory | undefined, host: MemoryHost): SharedMemory {
  return port ? memoryBehind(port, host) : { read: async () => null, keep: async () => {}, lock: async () => free }
}

function memoryBehind(port: ServerMemory, { keys, clock, log }: MemoryHost): SharedMemory {
  const calls = patientCalls(clock, log)
  const unsent = new Map<string, { readonly text: string; readonly until: number }>()
  let nextTry = Number.NEGATIVE_INFINITY

  return {
    async read(kind, key) {
      const name = nameOf(kind, key)
      const text = await ask('read', () => port.get(name), null)
      return text === null ? null : unsealAny(text, name, keys)
    },
    async keep(kind, key, record, milliseconds) {
      const name = nameOf(kind, key)
      const text = await sealForEach(record, name, keys)
      if (kind === 'ended') unsent.set(name, { text, until: clock.elapsed() + milliseconds })
      await send(name, text, milliseconds)
    },
    async lock(key, milliseconds) {
      let isLate = false
      const taken = async () => {
        const unlock = await port.lock(nameOf('lock', key), milliseconds)
        if (isLate) await unlock?.()
        return unlock
      }
      const unlock = await ask('lock', taken, free)
      isLate = true
      // A lock that cannot be taken back ends by itself.
      return unlock && (() => ask('unlock', unlock, undefined))
    },
  }

  async function ask<Value>(call: Call, make: () => Promise<Value>, otherwise: Value): Promise<Value> {
    const answer = await calls.ask(call, make)
    if (answer === null) return otherwise
    if (unsent.size > 0 && clock.elapsed() >= nextTry) void sendAgain()
    return answer.value
  }

  async function send(name: string, text: string, milliseconds: number): Promise<boolean> {
    const isKept = await ask('write', () => port.set(name, text, milliseconds).then(() => true), false)
    if (isKept) unsent.delete(name)
    return isKept
  }

  /** Sends the log-outs that were held back, until one is refused again. */
  async function sendAgain(): Promise<void> {
    nextTry = clock.elapsed() + pause
    for (const [name, { text, until }] of [...unsent]) {
      const left = until - clock.elapsed()
      if (left <= 0) unsent.delete(name)
      else if (!(await send(name, text, left))) return
    }
  }
}

async function free(): Promise<void> {}

function nameOf(kind: Kind | 'lock', key: string): string {
  return `${kind} ${key}`
}

/** Seals a record with each key, so that processes can read it of which one has a new key, and another a former one alone. */
async function sealForEach(record: object, name: string, keys: readonly Uint8Array[]): Promise<string> {
  return (await Promise.all(keys.map((key) => seal(record, 'memory', name, [key])))).join(' ')
}

async function unsealAny(text: string, name: string, keys: readonly Uint8Array[]) {
  for (const sealed of text.split(' ')) {
    const record = await unseal(sealed, 'memory', name, keys)
    if (record) return record
  }
  return null
}

/** Milliseconds between two attempts to send what was held back. */
const pause = 5000
