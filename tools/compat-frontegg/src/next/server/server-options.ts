import {
  type FormerSession,
  optionsFromEnv,
  type Profiles,
  type Renewals,
  type ServerOptions,
} from '@portico/headless/server'
import * as iron from 'iron-webcrypto'
import { porticoEnvironment } from './environment.ts'

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

/**
 * Opens the session cookie of `@frontegg/nextjs`, which is sealed in the format of iron with the application's own password.
 * Resolves to `null` for anything else, and for a seal that has ended.
 */
export async function openFormerSession(sealed: string, passwords: readonly string[]): Promise<FormerSession | null> {
  // `~` begins the version of the seal, which is no part of iron's format.
  const [seal = ''] = sealed.split('~')
  if (!seal.startsWith('Fe26.2*')) return null
  for (const password of passwords) {
    try {
      const tokens = tokensIn(await iron.unseal(seal, { 1: password, default: password }, iron.defaults))
      if (tokens) return tokens
    } catch {
      // Sealed with another password, altered, or at its end.
    }
  }
  return null
}

function tokensIn(opened: unknown): FormerSession | null {
  const value: unknown = typeof opened === 'string' ? JSON.parse(opened) : opened
  if (typeof value !== 'object' || value === null) return null
  const accessToken: unknown = Reflect.get(value, 'accessToken')
  const refreshToken: unknown = Reflect.get(value, 'refreshToken')
  if (typeof accessToken !== 'string') return null
  return { accessToken, ...(typeof refreshToken === 'string' && { refreshToken }) }
}
