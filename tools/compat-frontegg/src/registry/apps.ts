import { type Client, PorticoError } from '@portico/headless'
import type { ContextOptions } from '../options/types.ts'

/** A mounted provider: its client and the options that `ContextHolder` returns. */
export interface RegisteredApp {
  readonly client: Client
  readonly contextOptions: ContextOptions
  readonly basename: string | undefined
}

/**
 * The mounted providers of this page by name. Frontegg's `ContextHolder` and `AdminPortal` have no provider around them, so
 * they need this list. On a server it stays empty, because no effect runs there.
 */
const apps = new Map<string, RegisteredApp>()

/** Registers a provider while it is mounted. Returns its removal. */
export function registerApp(name: string, app: RegisteredApp): () => void {
  apps.set(name, app)
  return () => {
    if (apps.get(name) === app) apps.delete(name)
  }
}

/** Returns the provider of that name, or `null` if none is mounted. */
export function appOf(name = 'default'): RegisteredApp | null {
  return apps.get(name) ?? null
}

/** Returns the provider of that name. Throws `provider-missing` if none is mounted. */
export function requireApp(name: string, caller: string): RegisteredApp {
  const app = appOf(name)
  if (app) return app
  throw new PorticoError(
    'provider-missing',
    `${caller} needs a mounted FronteggProvider, and none is named "${name}": call it after the first render`,
  )
}
