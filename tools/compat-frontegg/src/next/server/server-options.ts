import { optionsFromEnv, type Profiles, type Renewals, type ServerOptions } from '@portico/headless/server'
import { porticoEnvironment } from './environment.ts'
import { openFormerSession } from './former-session.ts'

/**
 * The options of the server half, from the variables `FRONTEGG_…` or `PORTICO_…`. A server of Next.js has several copies of this
 * module, which share renewals and profiles. Throws a `PorticoError` that names a missing variable.
 */
export function serverOptions(): ServerOptions {
  const options = optionsFromEnv(porticoEnvironment(process.env))
  const passwords = [options.encryptionPassword].flat()
  return {
    ...options,
    framework: 'next',
    ...sharedMaps(),
    formerSession: (sealed) => openFormerSession(sealed, passwords),
  }
}

interface SharedMaps {
  readonly renewals: Renewals
  readonly profiles: Profiles
}

function sharedMaps(): SharedMaps {
  const held: { [key: symbol]: SharedMaps | undefined } = globalThis
  return (held[sharedKey] ??= { renewals: new Map(), profiles: new Map() })
}

const sharedKey = Symbol.for('portico:compat-frontegg')
