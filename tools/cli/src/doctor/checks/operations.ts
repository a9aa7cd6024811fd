import { isRecord } from '@portico/headless/internal'
import { ofPage, operationAt } from '../addresses.ts'
import { isSuccess } from '../ask.ts'
import { type PublicOperation, publicOperations } from '../public-operations.ts'
import type { Examination, Finding, NetworkCheck } from '../types.ts'

/** The public operations of the contract: whether they exist, and the shape of their answers. */
export const operationsCheck: NetworkCheck = {
  name: 'public operations',
  async run(examination) {
    const findings = await Promise.all(publicOperations.map((operation) => findingOf(examination, operation)))
    return findings.flat()
  },
}

async function findingOf(examination: Examination, operation: PublicOperation): Promise<readonly Finding[]> {
  const { path, query, shape } = operation
  const reply = await examination.ask(operationAt(examination, path, query), { headers: ofPage(examination) })
  if (!reply.isAnswer) return [{ code: reply.reason, seen: `GET ${path}: ${reply.detail}` }]
  if (!isSuccess(reply)) return [{ code: 'operation-missing', seen: `GET ${path} answered ${reply.status}` }]
  const fault = faultOf(reply.json, shape)
  return fault === null ? [] : [{ code: 'answer-shape', seen: `GET ${path} answered ${fault}` }]
}

/** Returns the fault of a body in words, or `null`. */
function faultOf(body: unknown, shape: PublicOperation['shape']): string | null {
  if (body === undefined) return 'something else than JSON'
  if (shape === 'list') return Array.isArray(body) ? null : 'no list'
  if (!isRecord(body)) return 'no object'
  const missing = shape.filter((name) => !(name in body))
  return missing.length === 0 ? null : `an object without ${missing.join(', ')}`
}
