import { environment, processWide } from '../core/ports/server-process.ts'
import { optionsFromEnv } from './environment.ts'
import { createServer } from './server.ts'
import type { Server, ServerOptions } from './types.ts'

/**
 * Returns a function that makes the server of an adapter at its first call, so that a build needs no environment. All copies of the
 * adapter in one process share renewals and profiles.
 */
export function serverOfProcess(framework: string, options: Partial<ServerOptions>): () => Server {
  let made: Server | undefined
  return () => {
    made ??= createServer({
      renewals: processWide('renewals'),
      profiles: processWide('profiles'),
      framework,
      ...optionsFromEnv(environment(), options),
    })
    return made
  }
}
