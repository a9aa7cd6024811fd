import { createNextServer, type NextServer } from '@portico/headless/next/server'
import { serverOptions } from './server-options.ts'

let made: NextServer | undefined

/** The server half for the app router and the proxy, made at its first use. */
export function portico(): NextServer {
  made ??= createNextServer(serverOptions())
  return made
}
