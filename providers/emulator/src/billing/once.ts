import type { Call } from '../calls/call.ts'
import { Refusal } from '../http/errors.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { billingRecords } from './records.ts'

/**
 * Runs a change once for each idempotency key of a tenant. A repeated request has the answer of the first for a day; another
 * request with the key of the first is refused. A refused request may be repeated, because it has changed nothing.
 */
export function once(call: Call, { tenant }: Holder, status: number, change: () => unknown): Response {
  const key = call.request.headers.get('idempotency-key')
  if (!key) return answer(status, change())
  const own = billingRecords.of(call.state)
  own.billingAnswers = own.billingAnswers.filter(({ at }) => at + keptFor > call.now)
  const request = JSON.stringify([call.operation, call.path, call.body])
  const former = own.billingAnswers.find((one) => one.tenantId === tenant.id && one.key === key)
  if (former && former.request !== request) {
    throw new Refusal(422, 'ER-IDEMPOTENCY-KEY', 'The idempotency key belongs to another request')
  }
  if (former) return answer(former.status, former.body)
  const body = change() ?? null
  own.billingAnswers.push({ tenantId: tenant.id, key, request, status, body, at: call.now })
  return answer(status, body)
}

function answer(status: number, body: unknown): Response {
  return body === null || body === undefined ? new Response(null, { status }) : Response.json(body, { status })
}

const keptFor = 24 * 60 * 60 * 1000
