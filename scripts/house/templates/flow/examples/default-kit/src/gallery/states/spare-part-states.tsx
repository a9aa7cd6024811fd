import { sparePartFeature } from '@portico/headless/portal/spare-part'
import { SparePart } from '@portico/ui-kit/portal/spare-part'
import { onPage } from '../application-page.tsx'
import { anyCall, failure } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'

const flow = statesOfFlow('spare-part', sparePartFeature, onPage(<SparePart />))
const confirm = { step: { name: 'confirm', email: 'mia@acme.test' } } as const

/** The states of the spare part, step by step. */
export const sparePartStates: Readonly<Record<'begin' | 'confirm' | 'success', StatesOf>> = {
  begin: [
    flow('begin', 'As it opens', {}),
    flow('begin-pending', 'The code is sent', { call: 'begin', isPending: true }),
    flow('begin-network', 'No connection', { call: 'begin', error: anyCall.network }),
  ],
  confirm: [
    flow('confirm', 'The code is asked for', confirm),
    flow('confirm-empty', 'Sent without a code', {
      ...confirm,
      call: 'submitCode',
      error: failure('spare-part-code-required'),
    }),
    flow('confirm-wrong', 'The code is wrong', {
      ...confirm,
      call: 'submitCode',
      error: failure('ER-SPARE-PART-CODE-INVALID', 401),
    }),
  ],
  success: [flow('success', 'It is done', { step: { name: 'success' } })],
}
