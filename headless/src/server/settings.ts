import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  importJWK,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose'
import { developerError } from '../core/developer-error.ts'
import { createLogger, type Logger } from '../core/logger.ts'
import { platformPorts } from '../core/ports/index.ts'
import type { Ports } from '../core/ports/ports.ts'
import { signatureAlgorithms } from '../core/signature-algorithms.ts'
import { webAddress } from '../core/web-address.ts'
import { targetOf, usualPrefix } from '../http/target.ts'
import { type RouteUrls, routesBelow } from '../routes/index.ts'
import { serverErrors } from './errors.ts'
import { type SharedMemory, sharedMemory } from './shared-memory.ts'
import type { Profiles, Renewals, ServerOptions, ServerProvider, VerifyToken } from './types.ts'

/** The options of a server, checked and complete. */
export interface Settings {
  readonly options: ServerOptions
  /** The address of the application. */
  readonly app: URL
  /** The address of the provider, without a slash at its end. */
  readonly baseUrl: string
  readonly urlPrefix: string
  readonly issuer: string
  /** The path that the application lives below, without a slash at its end: empty for the root. */
  readonly basePath: string
  /** The whole path below which calls are answered, without a slash at its end: empty for the root. */
  readonly proxyPath: string
  readonly routes: RouteUrls
  /** The keys of cookies, the one that encrypts first. */
  readonly keys: readonly Uint8Array[]
  readonly ports: Ports
  readonly log: Logger
  readonly renewals: Renewals
  readonly profiles: Profiles
  /** The records of other processes; empty without them. */
  readonly memory: SharedMemory
  readonly verifyToken: VerifyToken
}

/**
 * Checks the options of a server. Throws a `PorticoError`: `base-url-missing`, `base-url-invalid`, `app-url-invalid`,
 * `client-id-missing`, `encryption-password-invalid`, `client-secret-missing` or `proxy-path-invalid`.
 */
export function settingsOf(options: ServerOptions): Settings {
  const { provider } = { ...options }
  const target = provider ? null : targetOf({ ...options })
  const app = webAddress(`${options.appUrl}`)
  if (!app) {
    throw developerError(
      serverErrors.appUrlInvalid,
      `"${options.appUrl}" is no http or https address: set appUrl to the one of the application`,
    )
  }
  if (app.pathname !== '/') {
    throw developerError(
      serverErrors.appUrlInvalid,
      `appUrl has the path ${JSON.stringify(app.pathname)}, which addresses of pages would lose: set appUrl to ${app.origin}, and basePath to ${JSON.stringify(app.pathname)}`,
    )
  }
  const outside = { ...platformPorts(), ...options.ports }
  const ports = provider ? { ...outside, fetch: fetchOf(provider) } : outside
  // Without an audience, a token for any application of the provider would be accepted.
  if (!options.clientId) {
    throw developerError(
      serverErrors.clientIdMissing,
      'clientId is missing, so no token can be verified: set clientId to the id of your environment at the provider',
    )
  }
  const needsSecret = options.secureJwt ? 'secureJwt' : options.hostedLogin ? 'hostedLogin' : null
  if (needsSecret && !options.clientSecret) {
    throw developerError(serverErrors.clientSecretMissing, `${needsSecret} needs the clientSecret of the application`)
  }
  const keys = [options.encryptionPassword].flat().map(keyOf)
  const basePath = pathOf('basePath', options.basePath ?? '')
  const proxyPath = basePath + pathOf('proxyPath', options.proxyPath ?? '/api')
  // The browser reaches a provider of this process by the proxy.
  const { baseUrl, urlPrefix = usualPrefix } = target ?? targetOf({ ...options, baseUrl: app.origin + proxyPath })
  const log = createLogger(ports.log, options.logLevel ?? 'warn', 'portico:server')
  const settings = {
    options,
    app,
    baseUrl: `${baseUrl}`,
    urlPrefix,
    issuer: options.issuer ?? provider?.issuer ?? new URL(`${baseUrl}`).origin,
    basePath,
    proxyPath,
    routes: routesBelow(basePath, options.routes),
    keys,
    ports,
    log,
    renewals: options.renewals ?? new Map(),
    profiles: options.profiles ?? new Map(),
    memory: sharedMemory(options.memory, { keys, clock: ports.clock, log }),
  }
  return { ...settings, verifyToken: verifierOf(settings) }
}

/** A call ends with its signal, as one of `fetch` does. The provider need not know the signal. */
function fetchOf(provider: ServerProvider): Ports['fetch'] {
  return async (input, init) => {
    const request = new Request(input, init)
    const { signal } = request
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    const response = await Promise.race([provider(request), aborted])
    const { body } = response
    return body ? new Response(body.pipeThrough(new TransformStream(), { signal }), response) : response
  }
}

/** The path with a slash before it and none after it; empty for the root. */
function pathOf(option: 'basePath' | 'proxyPath', given: string): string {
  const path = given.replace(/^\/?/, '/').replace(/\/$/, '')
  if (/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~!$&'()*+,;=:@-]+)*$/.test(path)) return path
  throw developerError(
    serverErrors.proxyPathInvalid,
    `${option} ${JSON.stringify(given)} is no path of the application: state one such as "/api", or "/" for its root`,
  )
}

/** `true` for 64 hexadecimal characters. */
export function isEncryptionPassword(password: string): boolean {
  return /^[0-9a-f]{64}$/i.test(password)
}

function keyOf(password: string): Uint8Array {
  if (isEncryptionPassword(password)) return Uint8Array.from(password.match(/../g) ?? [], (pair) => parseInt(pair, 16))
  throw developerError(
    serverErrors.encryptionPasswordInvalid,
    'encryptionPassword must be a hex string of 64 characters: make one with "openssl rand -hex 32"',
  )
}

/**
 * Makes the verification of tokens. The keys of the provider are kept for ten minutes, and longer while they cannot be read; an
 * unknown one is read again at most once a minute.
 *
 * @see RFC 7519, RFC 8725
 */
function verifierOf({ options, baseUrl, issuer, ports }: KeyHost): VerifyToken {
  const { publicKey, clientId, applicationId, algorithms = signatureAlgorithms } = options
  const keyOf = publicKey ? async ({ alg = '' }) => importJWK(publicKey, alg) : keysOfProvider()
  return async (token, nonce) => {
    try {
      const { payload } = await jwtVerify(token, keyOf, {
        algorithms: [...algorithms],
        issuer,
        audience: applicationId === undefined ? clientId : [applicationId, clientId],
        currentDate: new Date(ports.clock.now()),
        clockTolerance: 5,
        requiredClaims: ['exp', 'iat', 'sub'],
      })
      if (nonce !== undefined && payload['nonce'] !== nonce) throw new errors.JWTClaimValidationFailed('nonce', payload)
      return payload
    } catch (cause) {
      // A stated key is never read. One that does not fit the algorithm of a token fails in the same way.
      if (!publicKey && isOutage(cause)) {
        throw developerError(serverErrors.keysUnreachable, 'The keys of the provider cannot be read', { cause })
      }
      const reason = cause instanceof Error ? `: ${cause.message}` : ''
      throw developerError(serverErrors.tokenInvalid, `The token cannot be trusted${reason}`, { cause, status: 401 })
    }
  }

  function keysOfProvider(): JWTVerifyGetKey {
    const keySet = createRemoteJWKSet(new URL(`${baseUrl}/.well-known/jwks.json`), {
      cooldownDuration: 60_000,
      [customFetch]: (address, init) => ports.fetch(address, init),
    })
    return async (header, input) => {
      try {
        return await keySet(header, input).catch((thrown) => {
          const former = isOutage(thrown) && keySet.jwks()
          if (!former) throw thrown
          return createLocalJWKSet(former)(header, input)
        })
      } catch (thrown) {
        // A token that names no key was signed with the first.
        if (!(thrown instanceof errors.JWKSMultipleMatchingKeys)) throw thrown
        for await (const key of thrown) return key
        throw thrown
      }
    }
  }
}

/** The settings that the verification depends on. */
interface KeyHost {
  readonly options: ServerOptions
  readonly baseUrl: string
  readonly issuer: string
  readonly ports: Ports
}

/** `true` if the keys could not be read, so that nothing is known of the token. */
function isOutage(thrown: unknown): boolean {
  if (!(thrown instanceof errors.JOSEError)) return true
  return thrown instanceof errors.JWKSTimeout || thrown.code === 'ERR_JOSE_GENERIC'
}
