import type { UserActions, UserRow, UsersTableActions, UsersTableState } from '@portico/headless/portal/users'
import type { TableList } from '../../../frame/portal/data-table/types.ts'

/** The list of users, as `useUsersTable` returns it. */
export interface UsersList
  extends UsersTableState,
    UsersTableActions,
    Pick<TableList<UserRow>, 'isPending' | 'calls'> {}

/** The actions on one user. Those of a list change its rows at once, those of `useUser` its value. */
export type UserVerbs = Omit<UserActions, 'load' | 'save'>

/** The actions of a list on one of its users. */
export function verbsOf(list: UsersList, { id }: Pick<UserRow, 'id'>): UserVerbs {
  return {
    setRoles: (input) => list.setRoles({ id, ...input }),
    enable: () => list.enable({ id }),
    disable: () => list.disable({ id }),
    lock: () => list.lock({ id }),
    unlock: () => list.unlock({ id }),
    remove: () => list.remove({ id }),
    setTemporary: (input) => list.setTemporary({ id, ...input }),
    setPermanent: () => list.setPermanent({ id }),
    resendActivation: () => list.resendActivation({ id }),
    resendInvitation: () => list.resendInvitation({ id }),
    sendPasswordReset: () => list.sendPasswordReset({ id }),
    endSessions: () => list.endSessions({ id }),
  }
}
