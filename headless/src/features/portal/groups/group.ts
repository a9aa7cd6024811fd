import { type Feature, loadWhileSignedIn } from '../../../client/index.ts'
import { singleRecord } from '../../../core/lists/single-record.ts'
import { shaped } from '../../../core/shape.ts'
import { refuseReadOnly } from './errors.ts'
import { groupCalls, groupOf, groupShape } from './group-calls.ts'
import type { Group, GroupActions, GroupOptions, GroupState } from './types.ts'

/** One group, with its members and roles. */
export const groupFeature: Feature<GroupState, GroupActions, GroupOptions> = {
  name: 'group',
  scope: 'tenant',
  source: 'admin-portal',
  reads: ['groups'],
  state: () => ({ value: null }),
  actions(tools, { id: groupId, relations = 'rolesAndUsers' }) {
    const { api } = tools.client
    const calls = groupCalls(api, groupId)
    const record = singleRecord<Group>(tools, {
      resource: 'groups',
      async read(signal) {
        const query = { _groupsRelations: relations }
        const answer = await api.get('/identity/resources/groups/v1/{groupId}', { path: { groupId }, query, signal })
        return shaped(groupOf(answer), groupShape)
      },
      write: calls.change,
      check: refuseReadOnly,
    })
    return {
      ...record,
      addUsers: changing(calls.addUsers, () => ({}), refuseReadOnly),
      removeUsers: changing(
        calls.removeUsers,
        ({ users }, { userIds }) => ({ users: without(users, userIds) }),
        refuseReadOnly,
      ),
      addRoles: changing(calls.addRoles, () => ({})),
      removeRoles: changing(calls.removeRoles, ({ roles }, { roleIds }) => ({ roles: without(roles, roleIds) })),
    }

    /**
     * Makes a verb that changes the relations of the group. `shown` are the members that change before the answer. `check` may
     * throw to refuse a group before.
     */
    function changing<Input>(
      send: (input: Input, signal: AbortSignal) => Promise<unknown>,
      shown: (group: Group, input: Input) => Partial<Group>,
      check: (group: Group | null) => void = () => {},
    ) {
      return tools.task(
        'parallel',
        async ({ optimistic, signal }, input: Input) => {
          check(tools.state().value)
          optimistic(({ value }) => ({ value: value && { ...value, ...shown(value, input) } }))
          await send(input, signal)
        },
        { changes: ['groups'] },
      )
    }
  },
  start: loadWhileSignedIn,
}

function without<Row extends { readonly id: string }>(rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  return rows.filter(({ id }) => !ids.includes(id))
}
