import type { Logger } from '../core/logger.ts'
import type { Clock } from '../core/ports/ports.ts'
import { seal, unseal } from './seal.ts'
import type { ServerMemory } from './types.ts'

/** The kinds of records: the result of a renewal, the token before one, a log-out. */
export type Kind = 'result' | 'former' | 'ended'

/** The memory of all processes, as the server half uses it. Nothing here rejects: during an outage it is empty. */
export interface SharedMemory {
  /** Resolves to a record, or to `null` if there is none. */
  read(kind: Kind, key: string): Promise<Readonly<Record<string, unknown>> | null>
  /** Keeps a record for milliseconds. A log-out that an outage holds back is kept when that is over. */
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
  let outage: { readonly until: number } | null = null
  const unsent = new Map<string, { readonly text: string; readonly until: number }>()

  return {
    async read(kind, key) {
      const text = await ask(() => port.get(nameOf(kind, key)), null)
      return text === null ? null : unseal(text, 'memory', nameOf(kind, key), keys)
    },
    async keep(kind, key, record, milliseconds) {
      const name = nameOf(kind, key)
      const text = await seal(record, 'memory', name, keys)
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
      const unlock = await ask(taken, free)
      isLate = true
      return unlock && (() => ask(unlock, undefined))
    },
  }

  async function send(name: string, text: string, milliseconds: number): Promise<void> {
    const isKept = await ask(() => port.set(name, text, milliseconds).then(() => true), false)
    if (isKept) unsent.delete(name)
  }

  /** One call in a while tries whether an outage is over. Only a call that began in it can end it. */
  async function ask<Value>(call: () => Promise<Value>, otherwise: Value): Promise<Value> {
    const before = outage
    if (before && clock.elapsed() < before.until) return otherwise
    const known = before && startOutage()
    try {
      const value = await inTime(clock, call)
      if (known && outage === known) endOutage()
      return value
    } catch (thrown) {
      if (!outage) log.warn('The shared memory does not answer. This process goes on alone until it does.', thrown)
      startOutage()
      return otherwise
    }
  }

  function startOutage() {
    outage = { until: clock.elapsed() + pause }
    return outage
  }

  function endOutage() {
    outage = null
    log.info('The shared memory answers again.')
    for (const [name, { text, until }] of unsent) {
      const left = until - clock.elapsed()
      if (left <= 0) unsent.delete(name)
      else void send(name, text, left)
    }
  }
}

async function free(): Promise<void> {}

function nameOf(kind: Kind | 'lock', key: string): string {
  return `${kind} ${key}`
}

/** Waits by slices: in each one, answers are read that arrived while the process was busy with something else. */
function inTime<Value>(clock: Clock, call: () => Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let left = slices
    let stop = () => {}
    const wait = () => {
      if (left-- === 0) reject(new Error(`No answer arrived within ${slices * slice} ms`))
      else stop = clock.after(slice, wait)
    }
    wait()
    call()
      .then(resolve, reject)
      .finally(() => stop())
  })
}

/** Milliseconds. An answer of Redis takes one, so two seconds without any are an outage. */
const slice = 100
const slices = 20
/** Milliseconds of an outage without any call. */
const pause = 5000
