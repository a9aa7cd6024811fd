import { fault, type SsoFault } from '../../calls/identity-fault.ts'
import { isRecord, readJson } from '../../http/json.ts'
import { type Exchanges, outcomeOf } from './exchanges.ts'

/** The fault of a configuration that was refused: not there, no configuration, or that of another issuer. */
export function discoveryFault(exchanges: Exchanges, issuer: string): SsoFault {
  const last = exchanges.last()
  if (last?.status !== 200)
    return fault('discovery-unreachable', last?.address ?? issuer, last ? outcomeOf(last) : null)
  const document = readJson(last.text)
  const textOf = (name: string) => (isRecord(document) && typeof document[name] === 'string' ? document[name] : null)
  const named = textOf('issuer')
  if (named === null || textOf('authorization_endpoint') === null || textOf('token_endpoint') === null)
    return fault('discovery-invalid', last.address)
  return named === issuer ? fault('discovery-invalid', last.address) : fault('issuer-mismatch', issuer, named)
}
