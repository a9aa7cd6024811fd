import type { JWK } from 'jose'
import { developerError } from '../core/developer-error.ts'
import type { PorticoError } from '../core/errors.ts'
import type { LogLevel } from '../core/logger.ts'
import { isRecord } from '../core/record.ts'
import { webAddress } from '../core/web-address.ts'
import { serverErrors } from './errors.ts'
import { isEncryptionPassword } from './settings.ts'
import type { ServerCookie, ServerOptions } from './types.ts'

/** Variables of the environment, by name. */
export type Environment = Readonly<Record<string, string | undefined>>

/** The names of the variables that {@link optionsFromEnv} reads, those of the platform aside. */
export const environmentVariables = [
  'PORTICO_APP_URL',
  'PORTICO_BASE_URL',
  'PORTICO_CLIENT_ID',
  'PORTICO_ENCRYPTION_PASSWORD',
  'PORTICO_CLIENT_SECRET',
  'PORTICO_SECURE_JWT',
  'PORTICO_HOSTED_LOGIN',
  'PORTICO_APPLICATION_ID',
  'PORTICO_COOKIE_NAME',
  'PORTICO_COOKIE_DOMAIN',
  'PORTICO_COOKIE_SAME_SITE',
  'PORTICO_FORWARD_IP',
  'PORTICO_SHARED_SECRET',
  'PORTICO_JWT_PUBLIC_KEY',
  'PORTICO_URL_PREFIX',
  'PORTICO_LOG_LEVEL',
] as const

/**
 * Reads the options of a server from the variables `PORTICO_…` of the environment; `given` replaces what they state. Throws a
 * `PorticoError` that names the variable: `env-missing` or `env-invalid`.
 */
export function optionsFromEnv(env: Environment, given: Partial<ServerOptions> = {}): ServerOptions {
  if (!env)
    throw developerError(serverErrors.envMissing, 'optionsFromEnv needs the environment: optionsFromEnv(process.env)')
  const read = { ...optional(env), ...given }
  const appUrl = given.appUrl ?? env['PORTICO_APP_URL'] ?? addressOnVercel(env)
  const baseUrl = given.baseUrl ?? env['PORTICO_BASE_URL']
  const clientId = given.clientId ?? env['PORTICO_CLIENT_ID']
  const encryptionPassword = given.encryptionPassword ?? env['PORTICO_ENCRYPTION_PASSWORD']?.split(/[\s,]+/)
  const needsSecret = read.secureJwt || read.hostedLogin
  if (
    !appUrl ||
    !(baseUrl || given.provider) ||
    !clientId ||
    !encryptionPassword ||
    (needsSecret && !read.clientSecret)
  ) {
    throw missing([
      !appUrl && 'PORTICO_APP_URL',
      !(baseUrl || given.provider) && 'PORTICO_BASE_URL',
      !clientId && 'PORTICO_CLIENT_ID',
      !encryptionPassword && 'PORTICO_ENCRYPTION_PASSWORD',
      needsSecret && !read.clientSecret && 'PORTICO_CLIENT_SECRET',
    ])
  }
  if (!webAddress(`${appUrl}`)) throw invalid('PORTICO_APP_URL', 'http or https address')
  if (baseUrl && !webAddress(`${baseUrl}`)) throw invalid('PORTICO_BASE_URL', 'http or https address')
  if (![encryptionPassword].flat().every(isEncryptionPassword)) {
    throw invalid('PORTICO_ENCRYPTION_PASSWORD', 'hex string of 64 characters')
  }
  const stated = env['PORTICO_HOSTED_LOGIN']
  if (stated && given.hostedLogin !== undefined && isOn(env, 'PORTICO_HOSTED_LOGIN') !== given.hostedLogin) {
    throw developerError(
      serverErrors.envInvalid,
      `PORTICO_HOSTED_LOGIN is ${stated}, but the option hostedLogin is ${given.hostedLogin}: remove the option`,
    )
  }
  return { ...read, appUrl, ...(baseUrl && { baseUrl }), clientId, encryptionPassword }
}

/** People open production by its domain, and any other deployment by its own address. */
function addressOnVercel(env: Environment): string | undefined {
  const host = (env['VERCEL_ENV'] === 'production' && env['VERCEL_PROJECT_PRODUCTION_URL']) || env['VERCEL_URL']
  return host && `https://${host}`
}

/** The options that a server can do without. */
function optional(env: Environment): Partial<ServerOptions> {
  const name = env['PORTICO_COOKIE_NAME']
  const domain = env['PORTICO_COOKIE_DOMAIN']
  const clientSecret = env['PORTICO_CLIENT_SECRET']
  const applicationId = env['PORTICO_APPLICATION_ID']
  const urlPrefix = env['PORTICO_URL_PREFIX']
  const publicKey = env['PORTICO_JWT_PUBLIC_KEY']
  const level = env['PORTICO_LOG_LEVEL']
  return {
    secureJwt: isOn(env, 'PORTICO_SECURE_JWT'),
    hostedLogin: isOn(env, 'PORTICO_HOSTED_LOGIN'),
    cookie: {
      ...(name && { name }),
      ...(domain && { domain }),
      sameSite: sameSiteOf(env['PORTICO_COOKIE_SAME_SITE']),
    },
    ...(clientSecret && { clientSecret }),
    ...(applicationId && { applicationId }),
    ...(urlPrefix && { urlPrefix }),
    ...(publicKey && { publicKey: publicKeyOf(publicKey) }),
    ...(level && { logLevel: logLevelOf(level) }),
    ...(isOn(env, 'PORTICO_FORWARD_IP') && forwardingOf(env)),
  }
}

/** On Vercel the platform sets the header itself. Elsewhere an application states `ipOf`. */
function forwardingOf(env: Environment): Pick<ServerOptions, 'forwardIp'> {
  const sharedSecret = env['PORTICO_SHARED_SECRET']
  if (!sharedSecret) throw missing(['PORTICO_SHARED_SECRET'])
  const header = env['VERCEL'] ? 'x-real-ip' : null
  return { forwardIp: { sharedSecret, ipOf: ({ headers }) => header && headers.get(header) } }
}

/** `true` is `strict`. Anything unknown is `none`. */
function sameSiteOf(text: string | undefined): NonNullable<ServerCookie['sameSite']> {
  const value = text?.toLowerCase()
  if (value === 'true') return 'strict'
  return value === 'lax' || value === 'strict' ? value : 'none'
}

function publicKeyOf(text: string): JWK {
  try {
    const key: unknown = JSON.parse(text)
    if (isRecord(key) && typeof key['kty'] === 'string') return key
  } catch {}
  throw invalid('PORTICO_JWT_PUBLIC_KEY', 'JSON of one JWK')
}

function logLevelOf(text: string): LogLevel {
  const found = (['silent', 'error', 'warn', 'info', 'debug'] as const).find((level) => level === text.toLowerCase())
  if (!found) throw invalid('PORTICO_LOG_LEVEL', 'log level: silent, error, warn, info or debug')
  return found
}

function isOn(env: Environment, name: string): boolean {
  const text = env[name]?.toLowerCase() || 'false'
  if (text !== 'true' && text !== 'false') throw invalid(name, 'boolean: true or false')
  return text === 'true'
}

function missing(names: readonly (string | false | undefined)[]): PorticoError {
  return developerError(
    serverErrors.envMissing,
    `Missing one or more environment variables (${names.filter(Boolean).join(', ')}). add it to the .env.local file. Outside of Next.js, start Node by: node --env-file=.env.local`,
  )
}

function invalid(name: string, kind: string): PorticoError {
  return developerError(serverErrors.envInvalid, `Invalid environment variable (${name}), must be a valid ${kind}`)
}
