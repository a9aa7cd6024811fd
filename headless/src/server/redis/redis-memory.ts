import { unguessable } from '../../core/pkce.ts'
import { platformPorts } from '../../core/ports/index.ts'
import type { ServerMemory } from '../types.ts'

/**
 * A connected client of Redis: one of `redis` (or `@redis/client`), which sends a command as a list, or one of `ioredis`, which calls it by
 * name. For any other client, or a cluster of `redis`, write a function `sendCommand`.
 */
export type RedisClient =
  | {
      /** Sends a command with its arguments, as `redis` does. */
      sendCommand(command: string[]): Promise<unknown>
    }
  | {
      /** Sends a command with its arguments, as `ioredis` does. */
      call(command: string, ...values: string[]): Promise<unknown>
    }

export interface RedisMemoryOptions {
  /** The first part of each key. Default `portico:`. */
  readonly prefix?: string
}

/**
 * Makes the memory of `createServer` in Redis 2.6.12 or newer, over the application's own client. Its keys end by themselves: results of
 * renewals after a minute, log-outs with the last token of the session. Connecting, and listening to `error` events, is up to the
 * application. A key that Redis evicts early is forgotten, so choose `noeviction` or give it room.
 *
 * @example
 * ```ts
 * import { createServer, optionsFromEnv } from '@portico/headless/server'
 * import { createClient } from '@redis/client'
 *
 * const redis = await createClient({ url: 'redis://localhost:6379' }).on('error', console.error).connect()
 * const portico = createServer({ ...optionsFromEnv(process.env), memory: redisMemory(redis) })
 * ```
 */
export function redisMemory(client: RedisClient, { prefix = 'portico:' }: RedisMemoryOptions = {}): ServerMemory {
  const ports = platformPorts()
  const send = async (...command: [string, ...string[]]): Promise<unknown> =>
    'call' in client ? client.call(...command) : client.sendCommand(command)
  return {
    async get(key) {
      const text = await send('GET', prefix + key)
      return text === null || text === undefined ? null : String(text)
    },
    async set(key, text, milliseconds) {
      await send('SET', prefix + key, text, 'PX', wholeOf(milliseconds))
    },
    async lock(key, milliseconds) {
      const owner = unguessable(ports)
      const taken = await send('SET', prefix + key, owner, 'PX', wholeOf(milliseconds), 'NX')
      if (taken === null || taken === undefined) return null
      return async () => {
        await send('EVAL', unlock, '1', prefix + key, owner)
      }
    },
  }
}

/** Redis refuses fractions, and a life of nothing. */
function wholeOf(milliseconds: number): string {
  return String(Math.max(1, Math.ceil(milliseconds)))
}

/** Another process may have the lock by now, if this one took too long. */
const unlock = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0"
