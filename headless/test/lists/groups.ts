import { type Feature, loadWhileSignedIn } from '../../src/client/index.ts'
import { type BulkInput, type BulkResult, emptyList, type ListActions, type ListState } from '../../src/core/list.ts'
import { listing } from '../../src/core/listing.ts'
import type { Outcome } from '../../src/core/outcome.ts'
import { pageWithin } from '../../src/http/paging.ts'

declare module '../../src/core/resource.ts' {
  interface Resources {
    readonly groups: true
  }
}

/** A group of users. */
export interface Group {
  readonly id: string
  readonly name: string
  readonly description: string
}

export interface GroupInput {
  readonly id: string
}

export interface NewGroupInput {
  readonly name: string
  readonly description?: string
}

export interface RenameGroupInput extends GroupInput {
  readonly name: string
}

export interface GroupsActions extends ListActions {
  create(input: NewGroupInput): Promise<Outcome<string>>
  rename(input: RenameGroupInput): Promise<Outcome>
  remove(input: GroupInput): Promise<Outcome>
  removeMany(input?: BulkInput): Promise<Outcome<BulkResult>>
}

/** The groups of the tenant: a section as a whole, against the contract. */
export const groups: Feature<ListState<Group>, GroupsActions> = {
  name: 'groups',
  scope: 'tenant',
  reads: ['groups'],
  state: () => emptyList({ sort: { by: 'name', order: 'ASC' } }),
  actions(tools) {
    const { api } = tools.client
    const list = listing(
      tools,
      async (query, signal) => {
        const rows = (await api.get(root, { signal })).map(({ id, name, description = '' }) => ({
          id,
          name,
          description,
        }))
        return pageWithin(rows, query, ['name', 'description'])
      },
      { resource: 'groups', address: 'groups' },
    )
    const remove = (groupId: string, signal: AbortSignal) =>
      api.delete(`${root}/{groupId}`, { path: { groupId }, signal })
    return {
      ...list.actions,
      create: list.creating(async (body: NewGroupInput, signal) => (await api.post(root, { body, signal })).id),
      rename: list.changing(
        (row, { name }) => ({ ...row, name }),
        ({ id: groupId, name }: RenameGroupInput, signal) =>
          api.patch(`${root}/{groupId}`, { path: { groupId }, body: { name }, signal }),
      ),
      remove: list.removing(({ id }: GroupInput, signal) => remove(id, signal)),
      removeMany: list.inBulk(() => null, remove),
    }
  },
  start: loadWhileSignedIn,
}

const root = '/identity/resources/groups/v1'
