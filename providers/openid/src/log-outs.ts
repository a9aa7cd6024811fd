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
    if (thrown instanceof Refusal || thrown instanceof errors.JWKSTimeout) throw unreachable(thrown)
    throw thrown
  }
}

const algorithms = ['RS', 'PS', 'ES'].flatMap((kind) => [256, 384, 512].map((bits) => `${kind}${bits}`)).concat('EdDSA')

/** The log-outs that the issuer has reported, as far as a token can still live. */
export function rememberLogOuts(store: LogOutStore, clientId: string) {
  const keyOf = (name: 'sid' | 'sub', value: unknown) => `openid ${clientId} ${name} ${value}`
  return {
    /**
     * Takes a logout token: the sessions of its `sid` end, or all of its `sub` that are older. Rejects if it is none.
     *
     * @see OpenID Connect Back-Channel Logout 1.0, section 2.6
     */
    async take(token: string, rules: TokenRules): Promise<void> {
      const { sid, sub, iat, events, nonce } = await verified(token, rules)
      const isLogOut = isRecord(events) && isRecord(events[logOutEvent]) && nonce === undefined
      const key = typeof sid === 'string' ? keyOf('sid', sid) : typeof sub === 'string' ? keyOf('sub', sub) : null
      if (!isLogOut || key === null) throw new errors.JWTInvalid('The token is no logout token')
      await store.set(key, String(iat), longestLife)
    },
    /** `true` if the issuer has ended the session of an identity token. */
    async hasEnded({ sid, sub, auth_time: begun, iat }: Claims): Promise<boolean> {
      const [ofSession, ofPerson] = await Promise.all([
        typeof sid === 'string' ? store.get(keyOf('sid', sid)) : null,
        typeof sub === 'string' ? store.get(keyOf('sub', sub)) : null,
      ])
      const since = typeof begun === 'number' ? begun : Number(iat)
      return ofSession !== null || (ofPerson !== null && !(since > Number(ofPerson)))
    },
  }
}

const logOutEvent = 'http://schemas.openid.net/event/backchannel-logout'

/** Milliseconds after which no token of an ended session lives. */
const longestLife = 86_400_000

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
