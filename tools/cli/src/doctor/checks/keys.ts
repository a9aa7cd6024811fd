import { isRecord } from '@portico/headless/internal'
import { operationAt, rootOf } from '../addresses.ts'
import { isSuccess } from '../ask.ts'
import type { Examination, NetworkCheck } from '../types.ts'

/** The public keys that tokens are verified with. */
export const keysCheck: NetworkCheck = {
  name: 'public keys',
  async run(examination) {
    const address = operationAt(examination, '/.well-known/jwks.json')
    const reply = await examination.ask(address)
    if (!reply.isAnswer) return [{ code: 'keys-missing', seen: `GET ${address}: ${reply.detail}` }]
    const keys = isRecord(reply.json) ? reply.json['keys'] : undefined
    if (!isSuccess(reply) || !Array.isArray(keys)) {
      return [{ code: 'keys-missing', seen: `GET ${address} answered ${reply.status}` }]
    }
    const signing = keys.filter((key) => isRecord(key) && key['kty'] !== 'oct' && (key['use'] ?? 'sig') === 'sig')
    if (signing.length > 0) return []
    return [{ code: 'keys-empty', seen: `GET ${address} answered ${keys.length} keys, none of which signs` }]
  },
}

/** The document of OpenID Connect Discovery, and its issuer. */
export const discoveryCheck: NetworkCheck = {
  name: 'issuer',
  async run(examination) {
    const address = operationAt(examination, '/.well-known/openid-configuration')
    const reply = await examination.ask(address)
    const issuer = reply.isAnswer && isRecord(reply.json) ? reply.json['issuer'] : undefined
    if (!isSuccess(reply) || typeof issuer !== 'string') {
      const seen = reply.isAnswer ? `answered ${reply.status}` : `has no answer: ${reply.detail}`
      return [{ code: 'discovery-missing', seen: `GET ${address} ${seen}` }]
    }
    const expected = expectedIssuer(examination)
    if (expected === null) return { skipped: 'a server half does not name the address of its provider' }
    if (issuer.replace(/\/$/, '') === expected) return []
    return [{ code: 'issuer-differs', seen: `The issuer is ${issuer}, and the address is ${rootOf(examination.base)}` }]
  },
}

/** The issuer that a server and hosted login compare with; `null` if only the provider's own address could show it. */
function expectedIssuer({ base, subject: { origin } }: Examination): string | null {
  return base.pathname === '/' && base.origin !== origin ? base.origin : null
}
