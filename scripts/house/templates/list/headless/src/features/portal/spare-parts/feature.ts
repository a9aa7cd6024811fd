import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { PorticoError } from '../../../core/errors.ts'
import { emptyList, type RowInput } from '../../../core/lists/list.ts'
import { listing } from '../../../core/lists/listing.ts'
import { rowsIn } from '../../../core/lists/rows-in.ts'
import type { Shape } from '../../../core/shape.ts'
import type { components } from '../../../http/contract.gen.ts'
import { identityPageOf, identityQuery } from '../../../http/paging.ts'
import type {
  CreateSparePartInput,
  SparePart,
  SparePartsActions,
  SparePartsState,
  UpdateSparePartInput,
} from './types.ts'

/** The codes of errors that `spareParts` makes itself. Their meaning is in its guide. */
const sparePartErrors = {
  sparePartNameRequired: 'spare-part-name-required',
} as const

/** The types of the members of {@link SparePart}. */
const sparePartShape: Shape<SparePart> = { id: 'string', name: 'name', description: 'text', createdAt: 'text' }

/** The spare parts of the tenant. */
export const sparePartsFeature: Feature<SparePartsState, SparePartsActions> = {
  name: 'spare-parts',
  scope: 'tenant',
  reads: ['spare-parts'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' } }),
  actions(tools) {
    const { api } = tools.client
    const list = listing(
      tools,
      async (query, signal) => {
        const answer = await api.get(root, { query: identityQuery(query, ['name', 'createdAt']), signal })
        const { rows, total } = identityPageOf(answer, tools.client)
        return { rows: rowsIn(tools.client, rows, rowOf, sparePartShape), total }
      },
      { resource: 'spare-parts', address: 'spare-parts' },
    )
    const remove = (sparePartId: string, signal: AbortSignal) =>
      api.delete(`${root}/{sparePartId}`, { path: { sparePartId }, signal })
    return {
      ...list.actions,
      create: list.creating(async (input: CreateSparePartInput, signal) => {
        const body = named(input)
        return (await api.post(root, { body, signal })).id
      }),
      update: list.changing(
        (row, input: UpdateSparePartInput) => ({ ...row, ...input }),
        ({ id: sparePartId, ...changes }: UpdateSparePartInput, signal) =>
          api.patch(`${root}/{sparePartId}`, { path: { sparePartId }, body: named(changes), signal }),
      ),
      remove: list.removing(({ id }: RowInput, signal) => remove(id, signal)),
      removeMany: list.inBulk(() => null, remove),
    }
  },
  start: loadWhileSignedIn,
}

const root = '/draft/resources/spare-parts/v1'

/** The input, unless it has an empty name. */
function named<Input extends { readonly name?: string }>(input: Input): Input {
  if (input.name === undefined || input.name.trim() !== '') return input
  throw new PorticoError(sparePartErrors.sparePartNameRequired, 'Enter a name')
}

/** The row of a spare part of the provider. */
function rowOf({ id, name, description = '', createdAt }: components['schemas']['DraftSparePart']): SparePart {
  return { id, name, description, createdAt }
}
