import { addressOf } from '@portico/headless/internal'
import { operationAt, rootOf } from '../addresses.ts'
import { type Answer, isSuccess } from '../ask.ts'
import type { Examination, Finding, NetworkCheck } from '../types.ts'

/** One public call. The other checks of the network need its answer. */
export const connectionCheck: NetworkCheck = {
  name: 'connection',
  async run(examination) {
    const reply = await examination.ask(operationAt(examination, '/flags'))
    if (!reply.isAnswer) return [{ code: reply.reason, seen: `${examination.base.origin}: ${reply.detail}` }]
    return answerFindings(examination, reply)
  },
}

async function answerFindings(examination: Examination, answer: Answer): Promise<readonly Finding[]> {
  const { base } = examination
  const { status, headers } = answer
  const seen = `GET ${operationAt(examination, '/flags')} answered ${status}`
  if (status >= 300 && status < 400) {
    return [{ code: 'redirected', seen: `${seen} to ${headers.get('location')}` }]
  }
  if (status === 429) {
    const after = headers.get('retry-after')
    return after === null
      ? [{ code: 'retry-after-missing', seen }]
      : [{ code: 'rate-limited', seen: `${seen}, Retry-After: ${after}` }]
  }
  if (status === 404) {
    const elsewhere = await answeringAddress(examination)
    if (elsewhere !== null) return [{ code: 'prefix-differs', seen: `${seen}, and GET ${elsewhere} answered 200` }]
    return [isPage(answer) ? { code: 'html-answer', seen } : { code: 'operations-missing', seen }]
  }
  if (status >= 500) return [{ code: 'provider-failing', seen }]
  if (status >= 400) return [{ code: 'provider-refuses', seen }]
  if (isPage(answer))
    return [{ code: 'html-answer', seen: `GET ${rootOf(base)} answered ${headers.get('content-type')}` }]
  return []
}

function isPage({ headers, text }: Answer): boolean {
  return headers.get('content-type')?.includes('html') || /^\s*<(?:!doctype|html)/i.test(text)
}

/** The first address near the given one at which the flags are. */
async function answeringAddress({ base, ask }: Examination): Promise<string | null> {
  const roots = [...new Set([base.origin, rootOf(base)])]
  const candidates = roots.flatMap((baseUrl) =>
    ['frontegg', '', 'frontegg/frontegg'].map((urlPrefix) => addressOf({ baseUrl, urlPrefix }, '/flags')),
  )
  for (const address of candidates) {
    const reply = await ask(address)
    if (isSuccess(reply) && typeof reply.json === 'object') return address
  }
  return null
}
