import { decodeJwt, decodeProtectedHeader, importJWK, type JWK, jwtVerify } from 'jose'
import { networkError, PorticoError } from '../../core/errors.ts'
import { isRecord } from '../../core/record.ts'
import { signatureAlgorithms } from '../../core/signature-algorithms.ts'
import type { SessionHost } from '../../session/host.ts'
import { memoryOf } from './memory.ts'
import { hostedLoginErrors, issuerOf, nobody, optionsOf } from './settings.ts'

/** The expected claims of an id token. */
export interface Expected {
  /** The nonce of the attempt; a renewal has none. */
  readonly nonce?: string
  /** The id token that a renewal replaces. The new one must not be older. */
  readonly former?: string | null
  /** The `Date` header of the answer in epoch milliseconds; absent if unreadable. */
  readonly answeredAt?: number | undefined
  /** Aborts the read of the keys. */
  readonly signal: AbortSignal
}

/**
 * Verifies signature, issuer, audience, lifetime and nonce of an id token. Rejects with `id-token-invalid`, which has a
 * `retryAfter` if the keys may be read again by then.
 *
 * The page's clock takes no part, since it may be wrong by days. The token was just received from the token endpoint,
 * so its lifetime is compared with the `Date` of that answer. If that cannot be read, `iat` is the reference: the
 * lifetime is then limited to a day. The nonce or the former token proves that the answer is new.
 *
 * @see OpenID Connect Core 1.0, sections 3.1.3.7 and 12.2
 */
export async function verifyIdToken(host: SessionHost, token: string, expected: Expected): Promise<void> {
  const { nonce, former, answeredAt, signal } = expected
  const options = optionsOf(host)
  const { appId, clientId, algorithms = signatureAlgorithms, clockTolerance = 60 } = options
  try {
    const { iat = 0, exp = 0 } = decodeJwt(token)
    const isTooLong = answeredAt === undefined && exp - iat > longestLife
    if (exp <= iat || isTooLong) throw new Error('The lifetime of the token is not plausible')
    if (former && iat + clockTolerance < (decodeJwt(former).iat ?? 0))
      throw new Error('The token is older than the former')
    const key = await keyFor(host, token, signal)
    const { payload } = await jwtVerify(token, key, {
      algorithms: [...algorithms],
      issuer: issuerOf(host, options),
      audience: appId === undefined ? clientId : [appId, clientId],
      currentDate: new Date(answeredAt ?? 1000 * iat),
      clockTolerance,
      requiredClaims: ['exp', 'iat', 'sub'],
    })
    if (nonce !== undefined && payload['nonce'] !== nonce) throw new Error('The nonce is that of another attempt')
  } catch (thrown) {
    if (signal.aborted || thrown instanceof PorticoError) throw thrown
    throw invalid(thrown)
  }
}

const invalid = (cause: unknown, retryAfter?: number) =>
  new PorticoError(
    hostedLoginErrors.idTokenInvalid,
    'The answer of the sign-in page cannot be trusted. Sign in again',
    {
      cause,
      retryAfter,
    },
  )

/** Used if the answer has no `Date`; in seconds. */
const longestLife = 86_400

/** The key that a token names, or the first if it names none. Unknown keys are reloaded at most once a minute. */
async function keyFor(host: SessionHost, token: string, signal: AbortSignal) {
  const { kid, alg } = decodeProtectedHeader(token)
  const fitting = ({ list }: KnownKeys) =>
    kid === undefined ? list[0] : list.find((key) => key.kid === kid && (key.alg ?? alg) === alg)
  const memory = memoryOf(host)
  const now = host.ports.clock.elapsed()
  let found = memory.keys && fitting(memory.keys)
  if (!found) {
    const wait = memory.keys ? memory.keys.readAt + longestTrust - now : 0
    if (wait > 0) throw invalid(unknownKey(), wait)
    memory.keys = { list: await readKeys(host, signal), readAt: now }
    found = fitting(memory.keys)
  }
  if (!found) throw unknownKey()
  return importJWK(found, alg ?? '')
}

const unknownKey = () => new Error('The token is signed by no key of the provider')

type KnownKeys = NonNullable<ReturnType<typeof memoryOf>['keys']>

/** Keys older than this are read again; in milliseconds. */
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
