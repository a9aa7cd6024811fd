import { sparePartFeature } from '@portico/headless/portal/spare-part'
import { anyCall } from '../failures.ts'
import { type StatesOf, statesOfFlow } from '../gallery-state.ts'
import { inPortal, openAt } from '../portal-page.tsx'

const value = { contact: 'ops@acme.test', note: '', isActive: true }

const record = statesOfFlow('spare-part', sparePartFeature, inPortal, openAt('sparePart'))
const refused = statesOfFlow('spare-part', sparePartFeature, inPortal, openAt('sparePart', []))

/** The states of the section of the spare part. */
export const sparePartStates: Readonly<Record<'sparePart', StatesOf>> = {
  sparePart: [
    record('form', 'As it opens', { value }),
    record('loading', 'It loads for the first time', { call: 'load', isPending: true }),
    record('unread', 'It cannot be read', { call: 'load', error: anyCall.network }),
    refused('forbidden', 'No permission', { value }),
  ],
}
