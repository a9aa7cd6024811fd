import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import type { Call } from '../calls/call.ts'
import { flag, optionalText } from '../http/body.ts'
import { type SparePart, sparePartRecords } from './records.ts'

/** The spare part of a tenant. */
export const sparePart = area({
  records: sparePartRecords,
  handlers: {
    getDraftSparePart: (call, { tenant }) => answerOf(ownOf(call, tenant.id)),

    updateDraftSparePart: audited((call, { tenant }) => {
      const { body } = call
      const own = ownOf(call, tenant.id)
      const changed = {
        contact: optionalText(body, 'contact') ?? own.contact,
        note: optionalText(body, 'note') ?? own.note,
        isActive: body['isActive'] === undefined ? own.isActive : flag(body, 'isActive'),
      }
      return answerOf(Object.assign(own, changed))
    }),
  },
})

/** The record of a tenant. The first call for it makes one. */
function ownOf({ state }: Call<{ readonly sparePartOfTenants: SparePart[] }>, tenantId: string): SparePart {
  const own = state.sparePartOfTenants.find((one) => one.tenantId === tenantId)
  if (own) return own
  const made = { tenantId, contact: '', note: '', isActive: false }
  state.sparePartOfTenants.push(made)
  return made
}

function answerOf({ contact, note, isActive }: SparePart) {
  return { contact, note, isActive }
}
