import { isRecord } from '@portico/headless/internal'
import { isServerHalf, operationAt, rootOf } from '../addresses.ts'
import { isSuccess } from '../ask.ts'
import type { NetworkCheck } from '../types.ts'

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
    if (isServerHalf(examination)) return { skipped: 'a server half does not name the address of its provider' }
    const { base, ask } = examination
    const path = '/.well-known/openid-configuration'
    // The contract has it with and without the prefix.
    for (const address of [operationAt(examination, path), base.origin + path]) {
      const reply = await ask(address)
      const issuer = isSuccess(reply) && isRecord(reply.json) ? reply.json['issuer'] : undefined
      if (typeof issuer !== 'string') continue
      // A server and hosted login compare the issuer with the origin of the provider.
      if (issuer.replace(/\/$/, '') === base.origin) return []
      return [{ code: 'issuer-differs', seen: `The issuer is ${issuer}, and the address is ${rootOf(base)}` }]
    }
    return [{ code: 'discovery-missing', seen: `GET ${base.origin}${path} names no issuer` }]
  },
}
