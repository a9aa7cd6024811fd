import { createServer, type Server } from '@portico/headless/server'
import { serverOptions } from './server-options.ts'

let made: Server | undefined

/**
 * The server half for the pages router, made at its first use. It imports nothing of Next.js, whose modules for the app router
 * Node.js cannot load there.
 */
export function server(): Server {
  made ??= createServer(serverOptions())
  return made
}

/** A request of the pages router, for its cookies. */
export interface PageRequest {
  readonly headers: { readonly cookie?: string | undefined }
}
