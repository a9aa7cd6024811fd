import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { singleRecord } from '../../../core/lists/single-record.ts'
import { type Shape, shaped } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import type { SparePart, SparePartActions, SparePartState } from './types.ts'

/** The types of the members of {@link SparePart}. */
const sparePartShape: Shape<SparePart> = { contact: 'text', note: 'text', isActive: 'flag' }

/** The spare part of the tenant. */
export const sparePartFeature: Feature<SparePartState, SparePartActions> = {
  name: 'spare-part',
  scope: 'tenant',
  reads: ['spare-part'],
  state: () => ({ value: null }),
  actions(tools) {
    const { api } = tools.client
    return singleRecord(tools, {
      resource: 'spare-part',
      read: async (signal) => shaped(sparePartOf(await api.get(root, { signal })), sparePartShape),
      write: (body, signal) => api.patch(root, { body, signal }),
    })
  },
  start: loadWhileSignedIn,
}

const root = '/draft/resources/spare-part/v1'

/** The value of the provider's answer. */
function sparePartOf({ contact = '', note = '', isActive }: components['schemas']['DraftSparePart']): SparePart {
  return { contact, note, isActive }
}
