import { decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose'
import { networkError, PorticoError } from '../../core/errors.ts'
import { isRecord } from '../../core/record.ts'
import type { SessionHost } from '../../session/feature.ts'
import { memoryOf } from './memory.ts'
import { issuerOf, nobody, optionsOf } from './settings.ts'

/** What an id token is held against. */
export interface Expected {
  /** Of the attempt it is for; a renewal has none. */
  readonly nonce?: string
  /** Ends the reading of the keys. */
  readonly signal: AbortSignal
}

/**
 * Checks that an id token was signed by the provider for this application, that it has not ended, and that it is the
 * answer to this very attempt (OpenID Connect Core, section 3.1.3.7). Rejects with `id-token-invalid` otherwise.
 */
export async function verifyIdToken(host: SessionHost, token: string, { nonce, signal }: Expected): Promise<void> {
  const options = optionsOf(host)
  const { appId, clientId, algorithms = defaultAlgorithms, clockTolerance = 60 } = options
  try {
    const key = await keyFor(host, token, signal)
    const { payload } = await jwtVerify(token, key, {
      algorithms: [...algorithms],
      issuer: issuerOf(host, options),
      audience: appId === undefined ? clientId : [appId, clientId],
      currentDate: new Date(host.ports.clock.now()),
      clockTolerance,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    if (nonce !== undefined && payload['nonce'] !== nonce) throw new Error('The nonce is that of another attempt')
  } catch (thrown) {
    if (signal.aborted || thrown instanceof PorticoError) throw thrown
    throw new PorticoError('id-token-invalid', 'The answer of the sign-in page cannot be trusted. Sign in again', {
      cause: thrown,
    })
  }
}

const defaultAlgorithms = ['RS256', 'ES256']

/** The key a token names; the first, where it names none. Keys it does not know yet are read at most once a minute. */
async function keyFor(host: SessionHost, token: string, signal: AbortSignal) {
  const { kid, alg } = decodeProtectedHeader(token)
  const fitting = ({ list }: KnownKeys) =>
    kid === undefined ? list[0] : list.find((key) => key.kid === kid && (key.alg ?? alg) === alg)
  const memory = memoryOf(host)
  const now = host.ports.clock.elapsed()
  let found = memory.keys && fitting(memory.keys)
  if (!found && (!memory.keys || now - memory.keys.readAt >= longestTrust)) {
    memory.keys = { list: await readKeys(host, signal), readAt: now }
    found = fitting(memory.keys)
  }
  if (!found) throw new Error('The token is signed by no key of the provider')
  return importJWK(found, alg ?? '')
}

type KnownKeys = NonNullable<ReturnType<typeof memoryOf>['keys']>

/** Milliseconds. */
const longestTrust = 60_000

async function readKeys(host: SessionHost, signal: AbortSignal): Promise<readonly JWK[]> {
  const { endpoints } = optionsOf(host)
  if (!endpoints) {
    const headers = { authorization: nobody }
    return ((await host.api.get('/.well-known/jwks.json', { headers, signal })).keys ?? []).filter(isKey)
  }
  const response = await host.ports
    .fetch(endpoints.keys, { signal, credentials: 'omit', redirect: 'error' })
    .catch((thrown) => {
      throw signal.aborted ? signal.reason : networkError(thrown)
    })
  const answer: unknown = await response.json().catch(() => null)
  const keys = isRecord(answer) ? answer['keys'] : null
  return Array.isArray(keys) ? keys.filter(isKey) : []
}

function isKey(value: unknown): value is JWK {
  return isRecord(value) && typeof value['kty'] === 'string'
}
