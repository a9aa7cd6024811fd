import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { singleRecord } from '../../../core/lists/single-record.ts'
import { shaped } from '../../../core/shape.ts'
import { sparePartShape } from './shapes.ts'
import type { SparePartActions, SparePartState } from './types.ts'
import { sparePartOf } from './value.ts'

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
