import type { Group } from '../core/groups.ts'
import { roleAnswer } from '../core/roles.ts'
import type { CoreState } from '../core/state.ts'
import { isMember } from '../core/user-queries.ts'
import { malformed } from '../http/errors.ts'

const relations = ['roles', 'users', 'rolesAndUsers'] as const

/** The relations that a call asks for; `null` for none. */
export type Relations = (typeof relations)[number] | null

/** Reads the query parameter for relations. */
export function readRelations(given: string | null): Relations {
  const found = relations.find((one) => one === given)
  if (given === null || found !== undefined) return found ?? null
  throw malformed(`_groupsRelations must be one of ${relations.join(', ')}`)
}

/** A group as the contract shows it, with the relations that a call asks for. */
export function groupAnswer(state: CoreState, group: Group, asked: Relations) {
  const { tenantId, roleIds, userIds, ...details } = group
  const members = state.users.filter((user) => userIds.includes(user.id) && isMember(user, { id: tenantId }))
  return {
    ...details,
    ...((asked === 'roles' || asked === 'rolesAndUsers') && {
      roles: state.roles.filter(({ id }) => roleIds.includes(id)).map((role) => roleAnswer(state, role)),
    }),
    ...((asked === 'users' || asked === 'rolesAndUsers') && {
      users: members.map(({ id, email, name, profilePictureUrl, createdAt, verified }) => ({
        id,
        email,
        name,
        profilePictureUrl,
        activatedForTenant: verified,
        createdAt,
      })),
    }),
  }
}
