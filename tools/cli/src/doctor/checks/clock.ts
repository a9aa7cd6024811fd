import { operationAt } from '../addresses.ts'
import type { NetworkCheck } from '../types.ts'

/** The clock of the provider against that of this machine. */
export const clockCheck: NetworkCheck = {
  name: 'clock',
  async run(examination) {
    const reply = await examination.ask(operationAt(examination, '/flags'))
    const date = reply.isAnswer ? Date.parse(reply.headers.get('date') ?? '') : Number.NaN
    if (!reply.isAnswer || Number.isNaN(date)) return { skipped: 'the provider sends no Date' }
    const seconds = Math.round((date - reply.askedAt) / 1000)
    if (Math.abs(seconds) <= mostSeconds) return []
    const word = seconds > 0 ? 'ahead of' : 'behind'
    return [{ code: 'clock', seen: `The provider is ${Math.abs(seconds)} s ${word} this machine` }]
  },
}

const mostSeconds = 30
