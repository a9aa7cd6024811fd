import { operationAt } from '../addresses.ts'
import { isSuccess } from '../ask.ts'
import type { NetworkCheck } from '../types.ts'

/** The application id: calls with it are answered as those without it. */
export const applicationCheck: NetworkCheck = {
  name: 'application id',
  async run(examination) {
    const { applicationId } = examination.subject
    if (applicationId === null) return { skipped: 'no --application-id' }
    const path = '/identity/resources/configurations/v1/public'
    const address = operationAt(examination, path)
    const without = await examination.ask(address)
    if (!isSuccess(without)) return { skipped: `GET ${path} fails without an application id too` }
    const headers = { 'frontegg-requested-application-id': applicationId }
    const reply = await examination.ask(address, { headers })
    if (isSuccess(reply)) return []
    const seen = reply.isAnswer ? `answered ${reply.status}` : `has no answer: ${reply.detail}`
    return [{ code: 'application-unknown', seen: `GET ${path} with the id ${applicationId} ${seen}` }]
  },
}
