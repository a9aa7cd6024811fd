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
import type { Ports } from '../core/ports/ports.ts'
import { signatureAlgorithms } from '../core/signature-algorithms.ts'
import { serverErrors } from './errors.ts'
import type { ServerOptions, VerifyToken } from './types.ts'

/**
 * Makes the verification of tokens. The keys of the provider are kept for ten minutes, and longer while they cannot be read; an
 * unknown one is read again at most once a minute.
 *
 * @see RFC 7519, RFC 8725
 */
export function verifierOf({ options, baseUrl, issuer, ports }: KeyHost): VerifyToken {
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
