import { Refusal } from '@portico/headless/provider'
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { unreachable } from './faults.ts'
import { type Claims, isRecord } from './person.ts'

/** Where the log-outs of the issuer are kept. The shared memory of a server, such as `redisMemory`, is one. */
export interface LogOutStore {
  /** Resolves to the text of a key, or to `null` if it has none or its time has passed. */
  get(key: string): Promise<string | null>
  /** Keeps a text under a key for milliseconds. */
  set(key: string, text: string, milliseconds: number): Promise<void>
}

/** What a token of the issuer is verified with. */
export interface TokenRules {
  readonly issuer: string
  readonly clientId: string
  readonly keys: JWTVerifyGetKey
}

/** Verifies a token of the issuer: signature, issuer, audience and time. Rejects with an error of `jose`, or with a `Refusal` in an outage. */
export async function verified(token: string, { issuer, clientId, keys }: TokenRules): Promise<JWTPayload> {
  try {
    const rules = { issuer, audience: clientId, algorithms, clockTolerance: 30, requiredClaims: ['iat'] }
    return (await jwtVerify(token, keys, rules)).payload
  } catch (thrown) {
    if (thrown instanceof errors.JWKSMultipleMatchingKeys)
      for await (const key of thrown) return verified(token, { issuer, clientId, keys: () => key })
    throw isOutage(thrown) ? unreachable(thrown) : thrown
  }
}

/** `true` if the keys could not be read, so that nothing is known of the token. */
function isOutage(thrown: unknown): boolean {
  const { JOSEError, JWKSInvalid, JWKSTimeout } = errors
  if ([Refusal, JWKSInvalid, JWKSTimeout].some((kind) => thrown instanceof kind)) return true
  return thrown instanceof JOSEError && thrown.code === JOSEError.code
}

/** `true` for the claims of a logout token, which is no identity token. */
export function reportsLogOut({ events }: Claims): boolean {
  return isRecord(events) && isRecord(events[logOutEvent])
}

const algorithms = ['RS', 'PS', 'ES'].flatMap((kind) => [256, 384, 512].map((bits) => `${kind}${bits}`)).concat('EdDSA')

/** The log-outs that the issuer has reported, as far as a token can still live. */
export function rememberLogOuts(store: LogOutStore, issuer: string, clientId: string) {
  const keyOf = (name: 'sid' | 'sub', value: unknown) => `openid ${issuer} ${clientId} ${name} ${value}`
  return {
    /**
     * Takes a logout token: the sessions of its `sid` end, or all of its `sub` that are older. Rejects if it is none.
     *
     * @see OpenID Connect Back-Channel Logout 1.0, section 2.6
     */
    async take(token: string, rules: TokenRules): Promise<void> {
      const claims = await verified(token, rules)
      const { sid, sub, iat } = claims
      const isLogOut = reportsLogOut(claims) && claims['nonce'] === undefined
      const key = typeof sid === 'string' ? keyOf('sid', sid) : typeof sub === 'string' ? keyOf('sub', sub) : null
      if (!isLogOut || key === null || typeof iat !== 'number')
        throw new errors.JWTInvalid('The token is no logout token')
      // One that arrives late, or once more, takes nothing back.
      await store.set(key, String(Math.max(iat, Number(await store.get(key)))), longestLife)
    },
    /** `true` if the issuer has ended the session of an identity token. */
    async hasEnded({ sid, sub, auth_time: begun, iat }: Claims): Promise<boolean> {
      const found = Promise.all([
        typeof sid === 'string' ? store.get(keyOf('sid', sid)) : null,
        typeof sub === 'string' ? store.get(keyOf('sub', sub)) : null,
      ])
      const [ofSession, ofPerson] = await inTime(found)
      const since = typeof begun === 'number' ? begun : Number(iat)
      return ofSession !== null || (ofPerson !== null && !(since > Number(ofPerson)))
    },
  }
}

const logOutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** Milliseconds for which a browser keeps a session. An issuer may honour its refresh token after the log-out. */
const longestLife = 2_592_000_000

/** Milliseconds that the store has for an answer. */
const longestWait = 2000

/** Rejects if a promise takes too long. */
async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The store did not answer within ${longestWait} ms`)), longestWait)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** A store of this process alone. */
export function memoryStore(): LogOutStore {
  const kept = new Map<string, { readonly text: string; readonly until: number }>()
  return {
    async get(key) {
      const found = kept.get(key)
      return found && found.until > Date.now() ? found.text : null
    },
    async set(key, text, milliseconds) {
      for (const [one, { until }] of kept) if (until <= Date.now()) kept.delete(one)
      kept.set(key, { text, until: Date.now() + milliseconds })
    },
  }
}
