import { fault, type SsoFault } from '../../calls/identity-fault.ts'
import type { OidcAnswer, OidcProvider } from '../../calls/relying-party.ts'
import { isRecord, readJson } from '../../http/json.ts'
import { type Exchanges, outcomeOf } from './exchanges.ts'
import { readIdToken } from './read-id-token.ts'
import { scopes, tokenRefusal } from './reported-fault.ts'

/** The addresses of a provider. */
export interface Endpoints {
  readonly issuer: string
  readonly tokens: string | undefined
  readonly keys: string | undefined
  /** The algorithms of its id tokens. */
  readonly algorithms: readonly string[]
}

/** The fault of a code that was refused, by what the provider answered to it. */
export function tokenFault(
  exchanges: Exchanges,
  endpoints: Endpoints,
  provider: OidcProvider,
  answer: OidcAnswer,
): SsoFault | null {
  const exchange = exchanges.at(endpoints.tokens)
  if (!exchange) return null
  const body = readJson(exchange.text)
  // Some providers report an error with status 200.
  if (isRecord(body) && typeof body['error'] === 'string') {
    const description = typeof body['error_description'] === 'string' ? body['error_description'] : ''
    const { clientId } = provider
    const reported = { error: body['error'], description, clientId, redirectUri: answer.redirectUri }
    return tokenRefusal(reported, exchange.status)
  }
  if (exchange.status === 401) return fault('client-secret-wrong', null, outcomeOf(exchange))
  if (exchange.status !== 200 || !isRecord(body)) return fault('token-endpoint-failed', null, outcomeOf(exchange))
  const { id_token: token, scope } = body
  if (typeof token !== 'string') return fault('id-token-missing', scopes, typeof scope === 'string' ? scope : null)
  return idTokenFault(token, exchanges, endpoints, provider, answer)
}

function idTokenFault(
  token: string,
  exchanges: Exchanges,
  { issuer, keys, algorithms }: Endpoints,
  { clientId }: OidcProvider,
  { nonce, now, askedAt }: OidcAnswer,
): SsoFault | null {
  const { header, claims } = readIdToken(token)
  const algorithm = String(header['alg'])
  if (!algorithms.includes(algorithm)) return fault('algorithm-unsupported', algorithms.join(', '), algorithm)
  if (claims['iss'] !== issuer) return fault('issuer-mismatch', issuer, textOf(claims['iss']))
  const audiences = [claims['aud']].flat().map(textOf)
  if (!audiences.includes(clientId)) return fault('audience-mismatch', clientId, audiences.join(', '))
  if (claims['nonce'] !== nonce) return fault('nonce-mismatch')
  const present = new Date(now).toISOString()
  const [issued, begins, ends] = [claims['iat'], claims['nbf'], claims['exp']].map(Number)
  const at = (seconds = Number.NaN) => (Number.isFinite(seconds) ? new Date(1000 * seconds).toISOString() : null)
  if (begins !== undefined && 1000 * begins > now) return fault('clock-ahead', present, at(begins))
  if (ends !== undefined && 1000 * ends <= now) {
    const isBehind = issued !== undefined && 1000 * issued < askedAt - leeway
    return isBehind ? fault('clock-behind', present, at(issued)) : fault('id-token-expired', present, at(ends))
  }
  return keyFault(header, exchanges, keys)
}

function keyFault(header: Readonly<Record<string, unknown>>, exchanges: Exchanges, address: string | undefined) {
  const exchange = exchanges.at(address)
  const document = readJson(exchange?.text ?? '')
  const keys = isRecord(document) && Array.isArray(document['keys']) ? document['keys'].filter(isRecord) : null
  if (exchange?.status !== 200 || !keys)
    return fault('keys-unreachable', address ?? null, exchange ? outcomeOf(exchange) : null)
  const ids = keys.map(({ kid }) => textOf(kid))
  const id = header['kid']
  if (id !== undefined && !ids.includes(textOf(id))) return fault('key-unknown', ids.join(', '), textOf(id))
  return fault('signature-invalid')
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
}

/** Milliseconds that two clocks may be apart. */
const leeway = 5000
