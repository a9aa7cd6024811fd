import { missing } from '@portico/headless/provider'
import { area } from '../calls/area.ts'
import { audited } from '../calls/audited.ts'
import { type Call, created } from '../calls/call.ts'
import { drawId } from '../core/random.ts'
import { optionalText, text } from '../http/body.ts'
import { identityPage } from '../http/page.ts'
import type { Holder } from '../tokens/authenticate.ts'
import { type SparePart, sparePartRecords } from './records.ts'

/** The spare parts of a tenant. */
export const spareParts = area({
  records: sparePartRecords,
  handlers: {
    listDraftSpareParts: (call, { tenant }) => {
      const own = call.state.spareParts.filter(({ tenantId }) => tenantId === tenant.id)
      const columns = { search: ['name', 'description'], sort: ['name', 'createdAt'] } as const
      return identityPage(call.url, own.map(answerOf), columns)
    },

    createDraftSparePart: audited((call, { tenant }) => {
      const one: SparePart = {
        id: drawId(call.state),
        tenantId: tenant.id,
        name: text(call.body, 'name').trim(),
        description: optionalText(call.body, 'description') ?? '',
        createdAt: new Date(call.now).toISOString(),
      }
      call.state.spareParts.push(one)
      return created(answerOf(one))
    }),

    updateDraftSparePart: audited((call, holder) => {
      const one = namedBy(call, holder)
      one.name = optionalText(call.body, 'name')?.trim() || one.name
      one.description = optionalText(call.body, 'description') ?? one.description
      return answerOf(one)
    }),

    deleteDraftSparePart: audited((call, holder) => {
      const one = namedBy(call, holder)
      const { spareParts: all } = call.state
      all.splice(all.indexOf(one), 1)
    }),
  },
})

type OwnCall = Call<{ readonly spareParts: SparePart[] }>

/** The spare part that the path names, of the caller's tenant. */
function namedBy({ state, path }: OwnCall, { tenant }: Holder): SparePart {
  const found = state.spareParts.find(({ id, tenantId }) => id === path['sparePartId'] && tenantId === tenant.id)
  if (found) return found
  throw missing('The spare part')
}

function answerOf({ id, name, description, createdAt }: SparePart) {
  return { id, name, description, createdAt }
}
